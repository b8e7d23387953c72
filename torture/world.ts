// A whole world under one seed: servers, a store, people and bots, and everything that goes wrong between them. It checks
// every step against what is on disk.

import { REGISTRY } from '@kuluary/games/registry';
import { MemoryNeighbourhood } from '@kuluary/host/memory-neighbours';
import { update } from '@kuluary/host/update';
import { FastChance } from '@kuluary/kernel/chance';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import { type ToBrowser, whole } from '@kuluary/protocol/to-browser';
import { Absences } from './absences.ts';
import { Circle } from './circle.ts';
import { type Device, PEOPLE, type Place } from './device.ts';
import { carryBy, type HintLine } from './faulty-store.ts';
import { Journal } from './journal.ts';
import { type Plant, Server } from './server.ts';
import { takeOver } from './take-over.ts';
import { nothingYet, type Tallied } from './tallied.ts';
import { BEGIN, Party, VirtualTime } from './time.ts';
import { type TrueTable, Truth } from './truth.ts';
import { Violation } from './violation.ts';
import { Weather } from './weather.ts';
import type { Wire } from './wire.ts';

export const TABLES = 8; // in one world
const SECOND = 1000;
const SAMPLE = 4; // of the updates in rough weather one in so many is made again from the log
const SETTLED = 22 * SECOND; // of calm, until every dead line was noticed
const STILL = 8 * SECOND; // after the last game, until everybody must know everything
const STUCK = 150 * SECOND; // of calm without anything happening at a table: more than the longest clock that runs out
const LET_GO = 15 * SECOND; // until tables that nobody needs are out of memory
const WAKING = 2 * SECOND; // of service, until a server that slept has heard for how long nobody was there
const CHORES = 2; // of a server: each has a timer
const SKEW = 40 * SECOND; // by which a server's clock is wrong, at most

export interface Verdict {
  readonly seed: number;
  readonly fingerprint: string;
  readonly tallied: Tallied;
  readonly violation: { readonly rule: string; readonly words: string; readonly journal: string } | undefined;
}

export interface WorldSetting {
  readonly plant?: Plant;
  readonly onLine?: (line: string) => void; // of the journal
}

/** The world of this seed, from its beginning to its end. */
export async function torture(seed: number, setting: WorldSetting = {}): Promise<Verdict> {
  const world = new World(seed, setting);
  return world.live();
}

class World implements Place {
  readonly time = new VirtualTime();
  readonly weather: Weather;
  readonly truth: Truth;
  readonly servers: Server[] = [];
  readonly tallied = nothingYet();
  readonly below: (n: number) => number;
  private readonly seed: number;
  private readonly plant: Plant;
  private readonly chance: FastChance;
  private readonly journal: Journal;
  private readonly absences = new Absences(this.time);
  private readonly nature = new Party('nature');
  private readonly lines = new Map<string, HintLine>();
  private readonly neighbourhood: MemoryNeighbourhood;
  private readonly circles: Circle[] = [];
  private readonly roughFor: number;
  private names = 0;
  private violation: Violation | undefined;
  private calmSince = Number.POSITIVE_INFINITY;
  private seen = 0; // updates

  constructor(seed: number, { plant = {}, onLine }: WorldSetting) {
    this.seed = seed;
    this.plant = plant;
    this.chance = new FastChance(seed);
    this.below = (n) => this.chance.below(n);
    this.journal = new Journal(this.time, onLine);
    this.weather = new Weather(this.chance);
    this.truth = new Truth(REGISTRY, this.time, this.absences, (look) => this.guard(look));
    const store = plant.truth?.(this.truth.store) ?? this.truth.store;
    this.neighbourhood = new MemoryNeighbourhood(store, () => this.time.now, carryBy(this.lines));
    this.roughFor = (15 + this.below(60)) * SECOND;
    this.time.onError = (error) => this.fail(error);
  }

  async live(): Promise<Verdict> {
    const giveBack = takeOver(this.time, this.chance);
    const onRejection = (error: unknown) => this.fail(error);
    process.on('unhandledRejection', onRejection);
    try {
      this.begin();
      await this.passUntil(() => this.isRoughOver);
      this.calmDown();
      await this.passUntil(() => this.isAllOver);
      await this.passFor(Math.max(STILL, this.calmSince + SETTLED - this.time.now));
      if (!this.violation) this.guard(() => this.checkEverybody());
      this.sendEverybodyHome();
      await this.passFor(LET_GO);
      if (!this.violation) await this.checkMemory();
    } finally {
      process.off('unhandledRejection', onRejection);
      giveBack();
    }
    return this.verdict();
  }

  private verdict(): Verdict {
    const { seed, tallied, violation, journal } = this;
    tallied.moves = this.truth.moves;
    tallied.byClock = this.truth.byClock;
    for (const { state } of this.truth.tables.values()) if (state.phase === 'over') tallied.games++;
    const { fingerprint } = journal;
    const words = violation && { rule: violation.rule, words: violation.message, journal: journal.last };
    return { seed, fingerprint, tallied, violation: words };
  }

  note(what: string): void {
    this.journal.note(what);
  }

  private readonly fail = (error: unknown): void => {
    this.violation ??=
      error instanceof Violation ? error : new Violation('X12', error instanceof Error ? `${error.stack}` : `${error}`);
  };

  private guard(look: () => void): void {
    try {
      look();
    } catch (error) {
      this.fail(error);
    }
  }

  private passUntil(isEnough: () => boolean): Promise<void> {
    return this.time.pass(() => this.violation !== undefined || isEnough());
  }

  private async passFor(ms: number): Promise<void> {
    const end = this.time.now + ms;
    this.time.in(ms, this.nature, () => undefined);
    await this.passUntil(() => this.time.now >= end);
  }

  // What is there, and what goes wrong.

  private begin(): void {
    const servers = 1 + this.below(3);
    for (let i = 0; i < servers; i++) this.start();
    for (let i = 0; i < TABLES; i++) {
      const circle = new Circle(this, this.chance, `${i}`);
      this.circles.push(circle);
      this.time.in(500 + this.below(this.roughFor / 2), PEOPLE, () => circle.gather());
    }
    this.often(this.below(4), () => this.fell());
    this.often(this.below(4), () => this.stall());
    this.often(this.below(20), () => this.cut());
    this.often(this.below(5), () => this.breakHints());
    this.often(this.below(2), () => this.breakStore());
    this.time.in(this.roughFor, this.nature, () => undefined);
  }

  /** So often while the weather is rough. */
  private often(times: number, strike: () => void): void {
    for (let i = 0; i < times; i++) this.time.in(this.below(this.roughFor), PEOPLE, strike);
  }

  private start(): void {
    const name = `server-${this.names++}`;
    const skew = this.below(2 * SKEW) - SKEW;
    const { neighbourhood, plant, fail } = this;
    const server = new Server(name, { ...this.around, games: REGISTRY, neighbourhood, plant, skew, fail });
    this.lines.set(name, server.hints);
    this.servers.push(server);
    this.note(`${name} starts`);
    this.time.in(0, server.party, () => server.start(() => this.noteService()));
  }

  private get around() {
    const { time, weather, chance, tallied } = this;
    return { time, weather, chance, tallied };
  }

  private get isAnybodyThere(): boolean {
    const { now } = this.time;
    const isThere = ({ isServing, party }: Server) => isServing && !party.isGone && party.asleepUntil <= now;
    return !this.weather.isStoreDown && this.servers.some(isThere);
  }

  private noteService(): void {
    this.absences.isAnybodyThere = this.isAnybodyThere;
  }

  /** A server dies, or is shut down; another one comes in its place. */
  private fell(): void {
    const server = this.servers[this.below(this.servers.length)];
    if (!server?.isServing) return;
    this.servers.splice(this.servers.indexOf(server), 1);
    const isCrash = this.below(3) > 0;
    this.tallied.crashes++;
    this.note(`${server.party.name} ${isCrash ? 'crashes' : 'stops'}`);
    if (isCrash) server.crash(this.below);
    else this.time.in(0, server.party, () => this.shutDown(server));
    this.noteService();
    this.time.in(60 * SECOND, this.nature, () => server.bury());
    this.time.in(this.below(12 * SECOND), PEOPLE, () => this.start());
  }

  /** Should it have been asleep: it wakes up, and may say that it is alive before it goes. */
  private shutDown(server: Server): void {
    this.absences.isAnybodyThere = !this.weather.isStoreDown;
    server.stop();
    this.noteService();
  }

  private stall(): void {
    const server = this.servers[this.below(this.servers.length)];
    if (!server) return;
    const duration = 200 + this.below(this.below(2) === 0 ? 3 * SECOND : 14 * SECOND);
    this.tallied.stalls++;
    this.note(`${server.party.name} stalls for ${duration} ms`);
    server.party.asleepUntil = Math.max(server.party.asleepUntil, this.time.now + duration);
    this.noteService();
    this.time.in(duration, this.nature, () => this.noteService());
  }

  private cut(): void {
    if (this.servers[this.below(Math.max(1, this.servers.length))]?.cutOne(this.below)) this.tallied.cuts++;
  }

  private breakHints(): void {
    const duration = 200 + this.below(6 * SECOND);
    this.servers[this.below(Math.max(1, this.servers.length))]?.hints.break(duration);
  }

  private breakStore(): void {
    this.weather.isStoreDown = true;
    this.tallied.outages++;
    this.note('the store fails');
    this.noteService();
    this.time.in(300 + this.below(9 * SECOND), this.nature, () => {
      this.weather.isStoreDown = false;
      this.note('the store works');
      this.noteService();
    });
  }

  private get isRoughOver(): boolean {
    return this.time.now >= BEGIN + this.roughFor;
  }

  /** From now on nothing goes wrong, and whatever was begun must come to its end. */
  private calmDown(): void {
    this.note('calm');
    this.weather.isCalm = true;
    this.weather.isStoreDown = false;
    this.calmSince = this.time.now;
    this.truth.settledAt = this.time.now + SETTLED;
    this.noteService();
    for (const { people } of this.circles) for (const person of people) person.calmDown();
    this.watch();
  }

  /** No table is stuck. */
  private watch(): void {
    const { now } = this.time;
    for (const { name, table } of this.circles) {
      const there = table === undefined ? undefined : this.truth.tables.get(table);
      const movedAt = Math.max(this.calmSince, there?.movedAt ?? 0);
      if (there?.state.phase !== 'over' && now - movedAt > STUCK)
        this.fail(
          new Violation('X10', `circle ${name}, table ${table}, is stuck: ${there ? lookOf(there) : 'not open'}`),
        );
    }
    this.time.in(5 * SECOND, this.nature, () => this.watch());
  }

  private get isAllOver(): boolean {
    return this.circles.every(({ table, wantsMore }) => {
      const there = table === undefined ? undefined : this.truth.tables.get(table);
      return there?.state.phase === 'over' && !wantsMore;
    });
  }

  // What is checked.

  /** A server says something. */
  sent(device: Device, wire: Wire, text: string, message: ToBrowser): void {
    this.note(`${wire.server.name} > ${device.guest} ${message.type} ${message.position} ${text.length}`);
    this.guard(() => {
      const { entries, state } = this.truth.at(device.table);
      if (message.position > entries.length)
        throw new Violation('X1', `${device.guest} is told of ${message.position}, and ${entries.length} are on disk`);
      if (text.includes(state.seed)) throw new Violation('X6', `${device.guest} is told the seed`);
      if (message.type !== 'update') return;
      this.tallied.updates++;
      wire.known = message.table ?? wire.known;
      if (!this.weather.isCalm && ++this.seen % SAMPLE > 0) return;
      for (const there of state.seats)
        if (there.kind === 'person' && there.guest !== '' && text.includes(there.guest))
          throw new Violation('X6', `${device.guest} is told who ${there.name} is`);
      const at = this.time.now;
      const hasSlept = this.absences.attendedBetween(wire.server.asleepUntil, at) < WAKING;
      const told = { guest: device.guest, text, update: message, table: wire.known!, at, hasSlept };
      this.truth.check(device.table, told);
    });
  }

  /** Everybody who is connected knows what the log says, and who else is there. */
  private checkEverybody(): void {
    this.truth.checkLate();
    for (const { people } of this.circles)
      for (const { devices } of people)
        for (const device of devices) if (!device.isShutOut) this.checkDevice(device, this.truth.at(device.table));
  }

  private checkDevice(device: Device, { id, state }: TrueTable): void {
    const { guest, latest, events, said } = device;
    const wrong = (what: string) => new Violation('X11', `table ${id}: ${guest} ${what}`);
    if (!device.isGreeted || !latest) throw wrong('could not come back');
    if (latest.position !== state.position) throw wrong(`stands at ${latest.position} of ${state.position}`);
    const viewer = state.seatOf(guest) ?? 'spectator';
    const { table } = latest;
    const right = whole(update(state, viewer, 0, false, { table, absences: [], now: this.time.now }), null);
    const pairs = { play: [latest.play, right.play], events: [events, right.events], said: [said, right.said] };
    for (const [what, [known, is]] of Object.entries(pairs))
      if (JSON.stringify(known) !== JSON.stringify(is))
        throw wrong(`knows other ${what} than the log:\n  ${JSON.stringify(known)}\n  ${JSON.stringify(is)}`);
    const guests = this.guestsAt(id);
    for (const [seat, { kind, here, name }] of latest.table.seats.entries()) {
      const there = state.seats[seat]!;
      if (kind === 'free' || there.kind !== 'person') continue;
      if (here !== guests.has(there.guest)) throw wrong(`believes that ${name} is ${here ? '' : 'not '}here`);
    }
    const onlookers = [...guests].filter((it) => state.seatOf(it) === undefined).length;
    if (latest.table.spectators !== onlookers)
      throw wrong(`counts ${latest.table.spectators} onlookers, and there are ${onlookers}`);
  }

  private guestsAt(table: TableId): ReadonlySet<GuestId> {
    const devices = this.circles.flatMap(({ people }) => people.flatMap(({ devices }) => devices));
    return new Set(devices.filter((it) => it.table === table && it.isGreeted).map(({ guest }) => guest));
  }

  private sendEverybodyHome(): void {
    for (const { people } of this.circles) for (const person of people) person.goHome();
  }

  /** Nothing is left of tables that nobody needs. */
  private async checkMemory(): Promise<void> {
    for (const { party, tables } of this.servers) {
      const { tables: open, listening } = await tables.size();
      if (open > 0 || listening > 0)
        this.fail(new Violation('X13', `${party.name} still holds ${open} tables and ${listening} connections`));
      if (party.timers > CHORES)
        this.fail(new Violation('X13', `${party.name} has ${party.timers - CHORES} timers left`));
    }
  }
}

/** A table in words, for whoever has to find out what is wrong with it. */
function lookOf({ state: { phase, position, clock, seats, questions, host } }: TrueTable): string {
  const words = seats.map((there, seat) => {
    const question = questions[seat] ? `asked at ${questions[seat].position}` : '';
    const who = there.kind === 'person' ? `${there.guest}${there.standIn ? ' (away)' : ''}` : there.kind;
    return `${who} ${question}`;
  });
  return `${phase}, position ${position}, clock ${clock}, host ${host}, seats: ${words.join(', ')}`;
}
