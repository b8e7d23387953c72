// Somebody at a table who plays, remembers everything that it was told or promised, and complains when that is broken.

import type { Chance } from '@kuluary/kernel/chance';
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
import { cameAfter } from './hearing.ts';

/** A promise of the server: this was done, at this position. */
export interface Promised {
  readonly type: Command['type'];
  readonly id: string | null; // of a move
  readonly position: number;
}

/** When clocks stopped and when they began to run again, on the scale of performance.now(). */
export interface Times {
  readonly killedAt: number;
  readonly begunAt: number;
}

interface ClockSeen {
  readonly asked: number;
  readonly left: number;
  readonly since: number; // when it was said, at the earliest
}

const SLACK = 100; // ms by which two processes may see the time of a kill differently, at most

export class Witness {
  readonly guest: string; // its cookie
  readonly promises: Promised[] = [];
  readonly refused: string[] = []; // ids of moves that were not made
  readonly complaints: string[] = [];
  latest: WholeUpdate | undefined;
  events: ToldEvent[] = [];
  said: Said[] = [];
  resent = 0;
  clocksCompared = 0;
  private readonly address: string;
  private readonly table: string;
  private readonly chance: Chance;
  private readonly decide: (witness: Witness) => Command | undefined;
  private ws: WebSocket | undefined;
  private isGreeted = false; // an update has come through this connection
  private nextRef = 1;
  private readonly waiting = new Map<number, Command>(); // asked, not answered
  private clock: ClockSeen | undefined;
  private times: Times = { killedAt: 0, begunAt: 0 };
  private closed: Promise<unknown> = Promise.resolve();
  private isResting = false;
  private readonly watchers: (() => void)[] = [];
  private pongs = 0;

  /** `decide` says what to do next, whenever nothing is waiting for an answer. */
  constructor(
    address: string,
    table: string,
    guest: string,
    chance: Chance,
    decide: (witness: Witness) => Command | undefined,
  ) {
    this.address = address;
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

  /** A server serves: go there. */
  connect(times: Times): void {
    this.times = times;
    this.isGreeted = false;
    const url = `${this.address.replace('http', 'ws')}/ws/${this.table}`;
    const ws = new WebSocket(url, { headers: { cookie: this.guest }, perMessageDeflate: false });
    ws.on('open', () => ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: this.position })));
    ws.on('message', (data) => this.receive(JSON.parse(String(data)) as ToBrowser));
    ws.on('error', () => undefined);
    this.closed = new Promise((resolve) => ws.on('close', resolve));
    this.ws = ws;
  }

  /** The server is dead. What it had still said is heard to the end. */
  async lose(): Promise<void> {
    await this.closed;
  }

  leave(): Promise<unknown> {
    this.ws?.close();
    return this.closed;
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

  move(): Command | undefined {
    const play = this.latest?.play;
    if (!play || play.moves.length === 0) return undefined;
    const move = play.moves[this.chance.below(play.moves.length)];
    return { type: 'move', id: crypto.randomUUID(), asked: play.asked, move };
  }

  private nextMessage(): Promise<void> {
    return new Promise((resolve) => this.watchers.push(resolve));
  }

  private receive(message: ToBrowser): void {
    if (message.type === 'update') this.take(message);
    else if (message.type === 'pong') this.pongs++;
    else this.takeAnswer(message);
    if (this.isGreeted && this.waiting.size === 0 && !this.isResting) this.act();
    for (const resolve of this.watchers.splice(0)) resolve();
  }

  private take(update: Update): void {
    if (update.position < this.position) this.complain(`went back from ${this.position} to ${update.position}`);
    if (update.from !== 0 && update.from !== this.position) this.complain(`a gap: ${this.position}, ${update.from}`);
    this.compareClock(update);
    this.events = update.from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.said = update.from === 0 ? [...update.said] : [...this.said, ...update.said];
    this.latest = whole(update, this.latest);
    if (!this.isGreeted) this.beGreeted();
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
    const command = this.waiting.get(answer.ref ?? -1);
    if (!command) return this.complain(`an answer that nobody waits for: ${JSON.stringify(answer)}`);
    this.waiting.delete(answer.ref!);
    const id = command.type === 'move' ? command.id : null;
    if (answer.type === 'refused') return void (id !== null && this.refused.push(id));
    const { position } = answer;
    if (position > this.position) this.complain(`promised ${position} before telling it: stands at ${this.position}`);
    this.promises.push({ type: command.type, id, position });
  }

  /** No clock may have run while there was no server. */
  private compareClock({ play, you }: Update): void {
    const left = play?.clocks.find(({ seat }) => seat === you.seat)?.left;
    const before = this.clock;
    this.clock = left === undefined ? undefined : { asked: play!.asked, left, since: cameAfter() };
    if (!before || left === undefined || this.isGreeted || before.asked !== play!.asked) return;
    const { killedAt, begunAt } = this.times;
    const ran = Math.max(0, killedAt - before.since) + (performance.now() - begunAt);
    this.clocksCompared++;
    if (left < before.left - ran - SLACK)
      this.complain(`charged: ${before.left} ms were left, ${left} after ${ran} ms`);
  }

  private complain(what: string): void {
    this.complaints.push(`table ${this.table}, seat ${this.latest?.you.seat}: ${what}`);
  }
}
