// Somebody at a table who plays, remembers everything that it was told or promised, and complains when that is broken.

import type { Chance } from '@kuluary/kernel/chance';
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
import { WebSocket } from 'ws';
import { ALWAYS, type Clocks } from './clocks.ts';
import { cameAfter, noteDelay } from './hearing.ts';

/** A promise of the server: this was done, at this position. */
export interface Promised {
  readonly type: Command['type'];
  readonly id: string | null; // of a move
  readonly position: LogPosition;
}

/** A server that somebody can go to. */
export interface Server {
  readonly address: string;
  readonly isAlive: boolean;
}

interface ClockSeen {
  readonly asked: number;
  readonly left: number;
  readonly since: number; // when it was said, at the earliest
  readonly heard: number; // and at the latest
}

/** A clock ran otherwise than it seems to be right, by so many ms; perhaps it was only heard of late. */
interface Doubt {
  readonly by: number;
  readonly words: string;
}

type Refusal = Extract<ToBrowser, { type: 'refused' }>;

const AGAIN = 200; // ms until what was too much for the store is asked again

export class Witness {
  readonly guest: GuestId; // its cookie
  readonly promises: Promised[] = [];
  readonly refused: string[] = []; // ids of moves that were not made
  readonly complaints: string[] = [];
  readonly doubts: Doubt[] = []; // about clocks
  latest: WholeUpdate | undefined;
  events: ToldEvent[] = [];
  said: Said[] = [];
  resent = 0;
  busy = 0; // how often it was told that the store does not answer
  clocksCompared = 0;
  toldAnew = 0; // how often it was told that what it knew is void, after an older back-up was restored
  server: Server | undefined; // where it is, or was last
  private readonly table: TableId;
  private readonly chance: Chance;
  private readonly decide: (witness: Witness) => Command | undefined;
  private ws: WebSocket | undefined;
  private isGreeted = false; // an update has come through this connection
  private nextRef = 1;
  private readonly waiting = new Map<number, Command>(); // asked, not answered
  private clock: ClockSeen | undefined;
  private clocks: Clocks | undefined;
  private closed: Promise<unknown> = Promise.resolve();
  private isResting = false;
  private isLeaving = false;
  private isForgiving = false; // what it hears may be older than what it knows
  private readonly watchers: (() => void)[] = [];
  private pongs = 0;

  /** `decide` says what to do next, whenever nothing is waiting for an answer. */
  constructor(table: TableId, guest: GuestId, chance: Chance, decide: (witness: Witness) => Command | undefined) {
    this.table = table;
    this.guest = guest;
    this.chance = chance;
    this.decide = decide;
  }

  get position(): number {
    return this.latest?.position ?? 0;
  }

  get isOver(): boolean {
    return this.latest?.table.phase === 'over';
  }

  get isConnected(): boolean {
    return this.ws !== undefined && this.ws.readyState <= WebSocket.OPEN;
  }

  /** A server serves: go there. */
  connect(server: Server, clocks: Clocks): void {
    this.server = server;
    this.clocks = clocks;
    this.isGreeted = false;
    const url = `${server.address.replace('http', 'ws')}/ws/${this.table}`;
    const ws = new WebSocket(url, { headers: { cookie: this.guest }, perMessageDeflate: false });
    ws.on('open', () => this.greet(ws));
    ws.on('message', (data) => this.receive(JSON.parse(String(data)) as ToBrowser));
    ws.on('error', () => undefined);
    ws.on('close', () => setTimeout(() => this.comeAgain(ws), AGAIN));
    this.closed = new Promise((resolve) => ws.on('close', resolve));
    this.isLeaving = false;
    this.ws = ws;
  }

  /** A server that is too busy to let it in may hang up. */
  private comeAgain(before: WebSocket): void {
    if (before === this.ws && !this.isLeaving && this.server!.isAlive) this.connect(this.server!, this.clocks!);
  }

  /** The server is dead. What it had still said is heard to the end. */
  async lose(): Promise<void> {
    await this.closed;
  }

  async leave(): Promise<void> {
    this.isLeaving = true;
    this.ws?.close();
    await this.closed;
  }

  /** Resolves when it has its table before it. */
  async greeted(): Promise<void> {
    while (!this.isGreeted) await this.nextMessage();
  }

  /** Plays no more. Resolves when it has its table before it, and an answer to everything it asked. */
  async rest(): Promise<void> {
    this.isResting = true;
    await this.greeted();
    while (this.waiting.size > 0) await this.nextMessage();
  }

  /** Resolves when everything that the server has said before is heard. */
  async hearOut(): Promise<void> {
    const { pongs } = this;
    this.ws!.send(JSON.stringify({ type: 'ping' }));
    while (this.pongs === pongs) await this.nextMessage();
  }

  /** An older back-up is restored: of what it was promised only so much must be there, and it may hear of that anew. */
  forgive(promises: number): void {
    this.isForgiving = true;
    this.promises.length = promises;
  }

  forgiveNoMore(): void {
    this.isForgiving = false;
  }

  move(): Command | undefined {
    const play = this.latest?.play;
    if (!play || play.moves.length === 0) return undefined;
    const move = play.moves[this.chance.below(play.moves.length)];
    return { type: 'move', id: crypto.randomUUID(), asked: play.asked, move };
  }

  private nextMessage(): Promise<void> {
    return new Promise((resolve) => this.watchers.push(resolve));
  }

  private greet(ws: WebSocket): void {
    const { position, latest } = this;
    if (ws.readyState === WebSocket.OPEN)
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: position, at: latest?.at }));
  }

  private receive(message: ToBrowser): void {
    if (message.type === 'update') this.take(message);
    else if (message.type === 'pong') this.pongs++;
    else this.takeAnswer(message);
    if (this.isGreeted && this.waiting.size === 0 && !this.isResting) this.act();
    for (const resolve of this.watchers.splice(0)) resolve();
  }

  private take(update: Update): void {
    if (this.isForgiving) this.noteAnew(update);
    const isBack = update.position < this.position;
    if (isBack && !(this.isForgiving && update.from === 0)) this.complain(`went back to ${update.position}`);
    if (update.from !== 0 && update.from !== this.position) this.complain(`a gap: ${this.position}, ${update.from}`);
    this.compareClock(update);
    this.events = update.from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.said = update.from === 0 ? [...update.said] : [...this.said, ...update.said];
    this.latest = whole(update, this.latest);
    if (!this.isGreeted) this.beGreeted();
  }

  private noteAnew({ from, position, at }: Update): void {
    const isNews = position !== this.position || at !== this.latest?.at; // a server may not have noticed yet
    if (from === 0 && isNews) this.toldAnew++;
  }

  private beGreeted(): void {
    this.isGreeted = true;
    for (const [ref, command] of this.waiting) {
      if (command.type === 'move') this.send(ref, command);
      else this.waiting.delete(ref); // whatever came of it can be seen
    }
    this.resent += this.waiting.size;
  }

  private act(): void {
    const command = this.decide(this);
    if (!command) return;
    const ref = this.nextRef++;
    this.waiting.set(ref, command);
    this.send(ref, command);
  }

  private send(ref: number, command: Command): void {
    this.ws!.send(JSON.stringify({ ...command, ref }));
  }

  private takeAnswer(answer: Extract<ToBrowser, { type: 'done' | 'refused' }>): void {
    if (answer.type === 'refused' && answer.code === 'busy') return this.beBusy(answer);
    const command = this.waiting.get(answer.ref ?? -1);
    if (!command) return this.complain(`an answer that nobody waits for: ${JSON.stringify(answer)}`);
    this.waiting.delete(answer.ref!);
    const id = command.type === 'move' ? command.id : null;
    if (answer.type === 'refused') return void (id !== null && this.refused.push(id));
    const { position } = answer;
    if (position > this.position) this.complain(`promised ${position} before telling it: stands at ${this.position}`);
    this.promises.push({ type: command.type, id, position });
  }

  /** The store does not answer, and perhaps it has done what was asked: so the same is asked again. */
  private beBusy({ ref }: Refusal): void {
    this.busy++;
    const { ws } = this;
    setTimeout(() => {
      if (ws !== this.ws || ws?.readyState !== WebSocket.OPEN) return;
      const command = this.waiting.get(ref ?? -1);
      if (!this.isGreeted) this.greet(ws);
      else if (command) this.send(ref!, command);
    }, AGAIN);
  }

  /** No clock may have run faster than time, nor while there was nobody to play with, nor have stood still. What one
   * server says twice shows how late words can be heard here. */
  private compareClock({ play, you }: Update): void {
    const left = play?.clocks.find(({ seat }) => seat === you.seat)?.left;
    const before = this.clock;
    const came = cameAfter();
    const heard = performance.now();
    this.clock = left === undefined ? undefined : { asked: play!.asked, left, since: came, heard };
    if (!before || left === undefined || before.asked !== play!.asked) return;
    const { most, least } = this.isGreeted ? ALWAYS : this.clocks!;
    const ran = before.left - left;
    const charged = ran - most(before.since, heard);
    const given = left === 0 ? 0 : least(before.heard, came) - ran; // one that has run out runs no further
    if (this.isGreeted) return noteDelay(this.clocks === ALWAYS ? Math.max(charged, given) : charged);
    this.clocksCompared++;
    const words = `a clock had ${before.left} ms left, then ${left}: it was`;
    if (charged > 0) this.doubts.push({ by: charged, words: `${words} charged ${charged} ms too much` });
    if (given > 0) this.doubts.push({ by: given, words: `${words} given ${given} ms` });
  }

  private complain(what: string): void {
    this.complaints.push(`table ${this.table}, seat ${this.latest?.you.seat}: ${what}`);
  }
}
