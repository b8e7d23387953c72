// Runs a simulated world of servers, a store, people and bots with all kinds of faults, reproducibly by seed, and checks
// every step against what is on disk.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { MemoryPeerNetwork } from '@kuluary/host/memory-peers';
import { makeUpdate } from '@kuluary/host/viewer-update';
import { FastChance } from '@kuluary/kernel/chance';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import { completeUpdate, type ToBrowser } from '@kuluary/protocol/to-browser';
import { type Counters, zeroCounters } from './counters.ts';
import { Downtimes } from './downtimes.ts';
import { FaultSchedule } from './fault-schedule.ts';
import { deliverBy, type HintChannel } from './faulty-store.ts';
import { Journal } from './journal.ts';
import { Oracle, type OracleTable } from './oracle.ts';
import { patchGlobals } from './patch-globals.ts';
import { PlayerGroup } from './player-group.ts';
import type { SimulatedConnection } from './simulated-connection.ts';
import { PEOPLE, type SimulatedDevice, type WorldContext } from './simulated-device.ts';
import { type PlantedBug, SimulatedServer } from './simulated-server.ts';
import { Violation } from './violation.ts';
import { Actor, START_TIME, VirtualTime } from './virtual-time.ts';

export const TABLES_PER_WORLD = 8;
const SECOND = 1000;
const SAMPLE_EVERY = 4; // updates, of which one is checked while there are faults
const SETTLE_TIME = 22 * SECOND; // of calm, until all cut connections are noticed
const CONVERGE_TIME = 8 * SECOND; // after the last match, until all clients must agree
const STUCK_TIME = 150 * SECOND; // of calm without a new entry: more than the longest clock that can run out
const UNLOAD_TIME = 15 * SECOND; // until unused tables are out of memory
const WAKE_UP_TIME = 2 * SECOND; // of service, until a server that slept knows of downtimes
const LOOPS_PER_SERVER = 2; // each has a timer
const MAX_SKEW = 40 * SECOND;

export interface WorldResult {
  readonly seed: number;
  readonly fingerprint: string;
  readonly counters: Counters;
  readonly violation: { readonly rule: string; readonly words: string; readonly journal: string } | undefined;
}

interface WorldConfig {
  readonly plantedBug?: PlantedBug;
  readonly onLine?: (line: string) => void; // of the journal
}

export async function runWorld(seed: number, config: WorldConfig = {}): Promise<WorldResult> {
  const world = new World(seed, config);
  return world.run();
}

class World implements WorldContext {
  readonly time = new VirtualTime();
  readonly faults: FaultSchedule;
  readonly oracle: Oracle;
  readonly servers: SimulatedServer[] = [];
  readonly counters = zeroCounters();
  readonly below: (n: number) => number;
  private readonly seed: number;
  private readonly plantedBug: PlantedBug;
  private readonly chance: FastChance;
  private readonly journal: Journal;
  private readonly downtimes = new Downtimes(this.time);
  private readonly environment = new Actor('environment');
  private readonly hintChannels = new Map<string, HintChannel>();
  private readonly network: MemoryPeerNetwork;
  private readonly groups: PlayerGroup[] = [];
  private readonly faultDuration: number;
  private serverCount = 0;
  private violation: Violation | undefined;
  private calmSince = Number.POSITIVE_INFINITY;
  private updateCount = 0;

  constructor(seed: number, { plantedBug = {}, onLine }: WorldConfig) {
    this.seed = seed;
    this.plantedBug = plantedBug;
    this.chance = new FastChance(seed);
    this.below = (n) => this.chance.below(n);
    this.journal = new Journal(this.time, onLine);
    this.faults = new FaultSchedule(this.chance);
    this.oracle = new Oracle(GAME_REGISTRY, this.time, this.downtimes, (check) => this.catchViolation(check));
    const store = plantedBug.sharedStore?.(this.oracle.store) ?? this.oracle.store;
    this.network = new MemoryPeerNetwork(store, () => this.time.now, deliverBy(this.hintChannels));
    this.faultDuration = (15 + this.below(60)) * SECOND;
    this.time.onError = (error) => this.fail(error);
  }

  async run(): Promise<WorldResult> {
    const restoreGlobals = patchGlobals(this.time, this.chance);
    const onRejection = (error: unknown) => this.fail(error);
    process.on('unhandledRejection', onRejection);
    try {
      this.startWorld();
      await this.runUntil(() => this.areFaultsOver);
      this.stopFaults();
      await this.runUntil(() => this.areAllMatchesOver);
      await this.runFor(Math.max(CONVERGE_TIME, this.calmSince + SETTLE_TIME - this.time.now));
      if (!this.violation) this.catchViolation(() => this.checkEverybody());
      this.disconnectEverybody();
      await this.runFor(UNLOAD_TIME);
      if (!this.violation) await this.checkMemory();
    } finally {
      process.off('unhandledRejection', onRejection);
      restoreGlobals();
    }
    return this.result();
  }

  private result(): WorldResult {
    const { seed, counters, violation, journal } = this;
    counters.moves = this.oracle.moves;
    counters.byClock = this.oracle.byClock;
    for (const { state } of this.oracle.tables.values()) if (state.phase === 'over') counters.games++;
    const { fingerprint } = journal;
    const words = violation && { rule: violation.rule, words: violation.message, journal: journal.lastLines };
    return { seed, fingerprint, counters, violation: words };
  }

  record(event: string): void {
    this.journal.record(event);
  }

  private readonly fail = (error: unknown): void => {
    this.violation ??=
      error instanceof Violation ? error : new Violation('X12', error instanceof Error ? `${error.stack}` : `${error}`);
  };

  private catchViolation(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.fail(error);
    }
  }

  private runUntil(isDone: () => boolean): Promise<void> {
    return this.time.runUntil(() => this.violation !== undefined || isDone());
  }

  private async runFor(ms: number): Promise<void> {
    const end = this.time.now + ms;
    this.time.schedule(ms, this.environment, () => undefined);
    await this.runUntil(() => this.time.now >= end);
  }

  // Setup and faults.

  private startWorld(): void {
    const servers = 1 + this.below(3);
    for (let i = 0; i < servers; i++) this.startServer();
    for (let i = 0; i < TABLES_PER_WORLD; i++) {
      const group = new PlayerGroup(this, this.chance, `${i}`);
      this.groups.push(group);
      this.time.schedule(500 + this.below(this.faultDuration / 2), PEOPLE, () => group.assemble());
    }
    this.scheduleTimes(this.below(4), () => this.stopOrCrashServer());
    this.scheduleTimes(this.below(4), () => this.stallServer());
    this.scheduleTimes(this.below(20), () => this.cutConnection());
    this.scheduleTimes(this.below(5), () => this.breakHints());
    this.scheduleTimes(this.below(2), () => this.breakStore());
    this.time.schedule(this.faultDuration, this.environment, () => undefined);
  }

  /** At random times until faults are over. */
  private scheduleTimes(times: number, inject: () => void): void {
    for (let i = 0; i < times; i++) this.time.schedule(this.below(this.faultDuration), PEOPLE, inject);
  }

  private startServer(): void {
    const name = `server-${this.serverCount++}`;
    const clockSkew = this.below(2 * MAX_SKEW) - MAX_SKEW;
    const { network, plantedBug, fail } = this;
    const server = new SimulatedServer(name, {
      ...this.faultContext,
      games: GAME_REGISTRY,
      network,
      plantedBug,
      clockSkew,
      fail,
    });
    this.hintChannels.set(name, server.hintChannel);
    this.servers.push(server);
    this.record(`${name} starts`);
    this.time.schedule(0, server.actor, () => server.start(() => this.updateDowntimes()));
  }

  private get faultContext() {
    const { time, faults, chance, counters } = this;
    return { time, faults, chance, counters };
  }

  private get isServed(): boolean {
    const { now } = this.time;
    const works = ({ isServing, actor }: SimulatedServer) => isServing && !actor.isGone && actor.asleepUntil <= now;
    return !this.faults.isStoreDown && this.servers.some(works);
  }

  private updateDowntimes(): void {
    this.downtimes.isServed = this.isServed;
  }

  /** Another server replaces it. */
  private stopOrCrashServer(): void {
    const server = this.servers[this.below(this.servers.length)];
    if (!server?.isServing) return;
    this.servers.splice(this.servers.indexOf(server), 1);
    const isCrash = this.below(3) > 0;
    this.counters.crashes++;
    this.record(`${server.actor.name} ${isCrash ? 'crashes' : 'stops'}`);
    if (isCrash) server.crash(this.below);
    else this.time.schedule(0, server.actor, () => this.shutDown(server));
    this.updateDowntimes();
    this.time.schedule(60 * SECOND, this.environment, () => server.leavePeers());
    this.time.schedule(this.below(12 * SECOND), PEOPLE, () => this.startServer());
  }

  /** A server that was asleep wakes up, and may write a heartbeat before it stops. */
  private shutDown(server: SimulatedServer): void {
    this.downtimes.isServed = !this.faults.isStoreDown;
    server.stop();
    this.updateDowntimes();
  }

  private stallServer(): void {
    const server = this.servers[this.below(this.servers.length)];
    if (!server) return;
    const duration = 200 + this.below(this.below(2) === 0 ? 3 * SECOND : 14 * SECOND);
    this.counters.stalls++;
    this.record(`${server.actor.name} stalls for ${duration} ms`);
    server.actor.asleepUntil = Math.max(server.actor.asleepUntil, this.time.now + duration);
    this.updateDowntimes();
    this.time.schedule(duration, this.environment, () => this.updateDowntimes());
  }

  private cutConnection(): void {
    if (this.servers[this.below(Math.max(1, this.servers.length))]?.cutOneConnection(this.below)) this.counters.cuts++;
  }

  private breakHints(): void {
    const duration = 200 + this.below(6 * SECOND);
    this.servers[this.below(Math.max(1, this.servers.length))]?.hintChannel.interrupt(duration);
  }

  private breakStore(): void {
    this.faults.isStoreDown = true;
    this.counters.outages++;
    this.record('the store fails');
    this.updateDowntimes();
    this.time.schedule(300 + this.below(9 * SECOND), this.environment, () => {
      this.faults.isStoreDown = false;
      this.record('the store works');
      this.updateDowntimes();
    });
  }

  private get areFaultsOver(): boolean {
    return this.time.now >= START_TIME + this.faultDuration;
  }

  /** From now on there are no faults, and all matches must come to their end. */
  private stopFaults(): void {
    this.record('calm');
    this.faults.isCalm = true;
    this.faults.isStoreDown = false;
    this.calmSince = this.time.now;
    this.oracle.settledAt = this.time.now + SETTLE_TIME;
    this.updateDowntimes();
    for (const { people } of this.groups) for (const person of people) person.returnToStay();
    this.checkForStuckTables();
  }

  private checkForStuckTables(): void {
    const { now } = this.time;
    for (const { name, table } of this.groups) {
      const known = table === undefined ? undefined : this.oracle.tables.get(table);
      const movedAt = Math.max(this.calmSince, known?.movedAt ?? 0);
      if (known?.state.phase !== 'over' && now - movedAt > STUCK_TIME)
        this.fail(
          new Violation('X10', `group ${name}, table ${table}, is stuck: ${known ? describeTable(known) : 'not open'}`),
        );
    }
    this.time.schedule(5 * SECOND, this.environment, () => this.checkForStuckTables());
  }

  private get areAllMatchesOver(): boolean {
    return this.groups.every(({ table, wantsRematch }) => {
      const known = table === undefined ? undefined : this.oracle.tables.get(table);
      return known?.state.phase === 'over' && !wantsRematch;
    });
  }

  // Checks.

  onSent(device: SimulatedDevice, connection: SimulatedConnection, text: string, message: ToBrowser): void {
    this.record(`${connection.server.name} > ${device.guest} ${message.type} ${message.position} ${text.length}`);
    this.catchViolation(() => {
      const { entries, state } = this.oracle.tableOf(device.table);
      if (message.position > entries.length)
        throw new Violation(
          'X1',
          `${device.guest} gets position ${message.position}, and ${entries.length} are on disk`,
        );
      if (text.includes(state.seed)) throw new Violation('X6', `${device.guest} gets the seed`);
      if (message.type !== 'update') return;
      this.counters.updates++;
      connection.sentTable = message.table ?? connection.sentTable;
      if (!this.faults.isCalm && ++this.updateCount % SAMPLE_EVERY > 0) return;
      for (const seat of state.seats)
        if (seat.kind === 'person' && seat.guest !== '' && text.includes(seat.guest))
          throw new Violation('X6', `${device.guest} gets the guest id of ${seat.name}`);
      const at = this.time.now;
      const hasJustWoken = this.downtimes.servedBetween(connection.server.asleepUntil, at) < WAKE_UP_TIME;
      const sent = {
        guest: device.guest,
        text,
        update: message,
        table: connection.sentTable!,
        at,
        hasJustWoken,
      };
      this.oracle.checkUpdate(device.table, sent);
    });
  }

  /** All connected devices must agree with the log, and know who is connected. */
  private checkEverybody(): void {
    this.oracle.checkLateUpdates();
    for (const { people } of this.groups)
      for (const { devices } of people)
        for (const device of devices)
          if (!device.isExcluded) this.checkDevice(device, this.oracle.tableOf(device.table));
  }

  private checkDevice(device: SimulatedDevice, { id, state }: OracleTable): void {
    const { guest, latest, events, said } = device;
    const violation = (problem: string) => new Violation('X11', `table ${id}: ${guest} ${problem}`);
    if (!device.hasJoined || !latest) throw violation('could not reconnect');
    if (latest.position !== state.position) throw violation(`is at ${latest.position} of ${state.position}`);
    const viewer = state.seatOf(guest) ?? 'spectator';
    const { table } = latest;
    const expected = completeUpdate(
      makeUpdate(state, viewer, 0, false, { table, downtimes: [], now: this.time.now }),
      null,
    );
    const pairs = {
      play: [latest.play, expected.play],
      events: [events, expected.events],
      said: [said, expected.said],
    };
    for (const [part, [actual, derived]] of Object.entries(pairs))
      if (JSON.stringify(actual) !== JSON.stringify(derived))
        throw violation(`has other ${part} than the log:\n  ${JSON.stringify(actual)}\n  ${JSON.stringify(derived)}`);
    const guests = this.guestsAt(id);
    for (const [seat, { kind, here, name }] of latest.table.seats.entries()) {
      const occupant = state.seats[seat]!;
      if (kind === 'free' || occupant.kind !== 'person') continue;
      if (here !== guests.has(occupant.guest)) throw violation(`sees ${name} ${here ? 'connected' : 'disconnected'}`);
    }
    const spectators = [...guests].filter((each) => state.seatOf(each) === undefined).length;
    if (latest.table.spectators !== spectators)
      throw violation(`counts ${latest.table.spectators} spectators, and there are ${spectators}`);
  }

  private guestsAt(table: TableId): ReadonlySet<GuestId> {
    const devices = this.groups.flatMap(({ people }) => people.flatMap(({ devices }) => devices));
    return new Set(devices.filter((device) => device.table === table && device.hasJoined).map(({ guest }) => guest));
  }

  private disconnectEverybody(): void {
    for (const { people } of this.groups) for (const person of people) person.leaveForGood();
  }

  /** Servers must hold no tables, connections or timers. */
  private async checkMemory(): Promise<void> {
    for (const { actor, tables } of this.servers) {
      const { tables: open, listening } = await tables.countLoaded();
      if (open > 0 || listening > 0)
        this.fail(new Violation('X13', `${actor.name} still holds ${open} tables and ${listening} connections`));
      if (actor.timers > LOOPS_PER_SERVER)
        this.fail(new Violation('X13', `${actor.name} has ${actor.timers - LOOPS_PER_SERVER} timers left`));
    }
  }
}

function describeTable({ state: { phase, position, clock, seats, pendingDecisions, host } }: OracleTable): string {
  const players = seats.map((occupant, seat) => {
    const decision = pendingDecisions[seat] ? `asked at ${pendingDecisions[seat].position}` : '';
    const { kind } = occupant;
    const player = kind === 'person' ? `${occupant.guest}${occupant.hasStandIn ? ' (away)' : ''}` : kind;
    return `${player} ${decision}`;
  });
  return `${phase}, position ${position}, clock ${clock}, host ${host}, seats: ${players.join(', ')}`;
}
