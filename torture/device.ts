// Somebody's device at a table: it comes back by itself, sends again what was not answered, remembers everything that it
// was told or promised, and complains when that is broken.

import type { GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import {
  type Said,
  type ToBrowser,
  type ToldEvent,
  type Update,
  type WholeUpdate,
  whole,
} from '@kuluary/protocol/to-browser';
import type { Command } from '@kuluary/protocol/to-server';
import type { Server } from './server.ts';
import { Party, type VirtualTime } from './time.ts';
import type { Truth } from './truth.ts';
import { Violation } from './violation.ts';
import type { Weather } from './weather.ts';
import { type Caller, Wire } from './wire.ts';

type Unnumbered<C> = C extends Command ? Omit<C, 'ref'> : never;
export type Wish = Unnumbered<Command>;
type Answer = Extract<ToBrowser, { type: 'done' | 'refused' }>;

/** What devices need of their world. */
export interface Place {
  readonly time: VirtualTime;
  readonly weather: Weather;
  readonly truth: Truth;
  readonly below: (n: number) => number;
  readonly servers: readonly Server[];
  readonly tallied: { repeats: number };
  sent(device: Device, wire: Wire, text: string, message: ToBrowser): void;
  note(what: string): void;
}

export const PEOPLE = new Party('people', { isQuick: true });
const UNDECIDED = new Set(['busy', 'too-fast', 'stopping', 'hello-first']); // nobody knows what came of it, or it may be tried again
const SHUT_OUT = new Set(['door-closed', 'kicked', 'bad-link', 'wrong-phase']);
const PATIENCE = 6000; // ms for the first word of a server
const PING_EVERY = 20_000; // ms

const ENTRY_OF: Readonly<Partial<Record<Command['type'], string>>> = {
  sit: 'sat',
  'seat-bot': 'bot-sat',
  set: 'set',
  start: 'began',
  undo: 'undone',
  say: 'said',
  ready: 'ready',
  rename: 'renamed',
};

export class Device implements Caller {
  readonly party = PEOPLE;
  readonly guest: GuestId;
  readonly table: TableId;
  latest: WholeUpdate | undefined;
  events: ToldEvent[] = [];
  said: Said[] = [];
  isGreeted = false; // the table has let this connection in
  isShutOut = false;
  isWanted = false; // it wants to be connected
  token: string | undefined; // that it was given for a program
  private readonly place: Place;
  private readonly pass: string | undefined; // with which it comes itself
  private readonly onNews: () => void;
  private wire: Wire | undefined;
  private nextRef = 1;
  private told = 0; // position that came through this connection
  private askedForAll = 0; // how often, without an answer yet
  private readonly waiting = new Map<number, Command>(); // asked, not answered
  private heardAt = 0;

  constructor(place: Place, guest: GuestId, table: TableId, pass: string | undefined, onNews: () => void) {
    this.place = place;
    this.guest = guest;
    this.table = table;
    this.pass = pass;
    this.onNews = onNews;
  }

  get position(): number {
    return this.latest?.position ?? 0;
  }

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  come(): void {
    if (this.isWanted || this.isShutOut) return;
    this.isWanted = true;
    this.connect();
  }

  leave(): void {
    this.isWanted = false;
    this.isGreeted = false;
    this.wire?.hangUp();
    this.wire = undefined;
    this.forgetQuestions();
  }

  /** Asks for something; the answer is checked when it comes. */
  ask(wish: Wish): void {
    const ref = this.nextRef++;
    const command = { ...wish, ref } as Command;
    this.waiting.set(ref, command);
    if (this.isGreeted) this.say(command);
  }

  /** Says anything at all. */
  blurt(text: string): void {
    if (this.isGreeted) this.wire!.say(text);
  }

  askForAll(): void {
    this.askedForAll++;
    this.blurt('{"type":"resync"}');
  }

  // The line.

  private connect(): void {
    const { servers, below } = this.place;
    const server = servers[below(servers.length)];
    if (!server) return this.tryLater();
    const wire = new Wire(this, server.party, this.place, (text, message) =>
      this.place.sent(this, wire, text, message),
    );
    this.wire = wire;
    this.isGreeted = false;
    this.told = this.position;
    wire.call(() => server.accept(wire, this.table, this.guest, this.pass));
    this.expectWord(wire, PATIENCE);
  }

  private tryLater(): void {
    const { time, below } = this.place;
    time.in(50 + below(1500), PEOPLE, () => {
      if (this.isWanted && !this.wire) this.connect();
    });
  }

  /** A line that says nothing is hung up. */
  private expectWord(wire: Wire, within: number): void {
    const { time } = this.place;
    const asked = time.now;
    time.in(within, PEOPLE, () => {
      if (this.wire === wire && this.heardAt < asked) this.hangUp();
    });
  }

  private hangUp(): void {
    const { wire } = this;
    if (!wire) return;
    wire.hangUp();
    this.lost(wire);
  }

  opened(wire: Wire): void {
    if (this.wire !== wire) return;
    this.askedForAll = 0;
    wire.say(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: this.position, at: this.latest?.at }));
    this.ping(wire);
  }

  private ping(wire: Wire): void {
    this.place.time.in(PING_EVERY, PEOPLE, () => {
      if (this.wire !== wire) return;
      wire.say('{"type":"ping"}');
      this.expectWord(wire, PATIENCE);
      this.ping(wire);
    });
  }

  lost(wire: Wire): void {
    if (this.wire !== wire) return;
    this.wire = undefined;
    this.isGreeted = false;
    this.forgetQuestions();
    if (this.isWanted) this.tryLater();
  }

  /** Only moves have names, and may be asked for again. */
  private forgetQuestions(): void {
    for (const [ref, { type }] of this.waiting) if (type !== 'move') this.waiting.delete(ref);
  }

  private say(command: Command): void {
    this.wire!.say(JSON.stringify(command));
  }

  // What is heard.

  hear(wire: Wire, message: ToBrowser): void {
    if (this.wire !== wire) return;
    this.heardAt = this.place.time.now;
    switch (message.type) {
      case 'update':
        this.take(message);
        return this.onNews();
      case 'pong':
        if (message.position > this.place.truth.at(this.table).entries.length)
          throw new Violation('X1', `${this.guest} is told of ${message.position}, which is not on disk`);
        return;
      default:
        this.takeAnswer(message);
        return this.onNews();
    }
  }

  private take(update: Update): void {
    const { from, position } = update;
    if (from !== 0 && from !== this.told) this.complain('X5', `has ${this.told}, and is told what came after ${from}`);
    if (position < this.position) this.complain('X5', `goes back from ${this.position} to ${position}`);
    if (from === 0) this.checkAnew();
    this.events = from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.said = from === 0 ? [...update.said] : [...this.said, ...update.said];
    this.latest = whole(update, this.latest);
    this.told = position;
    if (!this.isGreeted) this.beGreeted();
  }

  /** Everything is told to whoever has just come or asked for it, or where what was told is void. */
  private checkAnew(): void {
    const { state } = this.place.truth.at(this.table);
    const changedAt = Math.max(state.anewAt, state.seating.changedAt.get(this.guest) ?? 0);
    if (!this.isGreeted || changedAt > this.told) return;
    if (this.askedForAll === 0) this.complain('X5', `is told everything again after ${this.told}`);
    this.askedForAll--;
  }

  private beGreeted(): void {
    this.isGreeted = true;
    for (const command of this.waiting.values()) this.repeat(command);
  }

  private repeat(command: Command): void {
    this.place.tallied.repeats++;
    this.say(command);
  }

  private takeAnswer(answer: Answer): void {
    if (answer.ref === null) return this.takeBadNews(answer as Extract<Answer, { type: 'refused' }>);
    const command = this.waiting.get(answer.ref);
    if (!command) return; // asked for on another line
    if (answer.type === 'refused') return this.takeRefusal(command, answer.code, answer.ref);
    this.waiting.delete(answer.ref);
    this.token = answer.token ?? this.token;
    this.checkPromise(command, answer.position);
  }

  private takeRefusal(command: Command, code: string, ref: number): void {
    const { below, time, truth } = this.place;
    if (UNDECIDED.has(code) && command.type === 'move' && below(3) > 0) {
      time.in(300 + below(1500), PEOPLE, () => {
        if (this.isGreeted && this.waiting.has(ref)) this.repeat(command);
      });
      return;
    }
    this.waiting.delete(ref);
    if (command.type === 'sit' && this.pass !== undefined && code === 'seat-taken') this.beShutOut(); // somebody sits there
    if (command.type !== 'move' || UNDECIDED.has(code)) return;
    this.place.note(`${this.guest} is refused ${command.id}: ${code}`);
    truth.refuse(this.table, this.guest, command.id, code);
  }

  private takeBadNews({ code }: Extract<Answer, { type: 'refused' }>): void {
    this.place.note(`${this.guest} hears ${code}`);
    if (code === 'no-such-table') this.complain('X1', 'is told that its table does not exist');
    if (!SHUT_OUT.has(code)) return this.isGreeted ? undefined : this.hangUp();
    this.beShutOut();
  }

  private beShutOut(): void {
    this.isShutOut = true;
    this.leave();
  }

  /** What was acknowledged is on disk, where it was said to be. */
  private checkPromise(command: Command, position: LogPosition): void {
    const { entries } = this.place.truth.at(this.table);
    const entry = entries[position - 1];
    if (!entry) this.complain('X3', `was promised ${position}, and ${entries.length} are on disk`);
    const wanted = ENTRY_OF[command.type];
    if (command.type === 'move') {
      if (entry.type !== 'moved' || entry.id !== command.id)
        this.complain('X3', `made a move that is not at ${position}`);
      if (position > this.position) this.complain('X5', `was promised ${position} before it was told of it`);
    } else if (wanted !== undefined && entry.type !== wanted && !(wanted === 'sat' && entry.type === 'came-back'))
      this.complain('X3', `wanted ${command.type}, and at ${position} there is ${entry.type}`);
  }

  private complain(rule: string, what: string): never {
    throw new Violation(rule, `table ${this.table}: ${this.guest} ${what}`);
  }
}
