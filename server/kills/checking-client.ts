// A client that plays, records all that it was shown or confirmed, and reports violations of that.

import type { Chance } from '@kuluary/kernel/chance';
import type { GuestId, LogPosition, TableId } from '@kuluary/protocol/ids';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import {
  type CompleteUpdate,
  completeUpdate,
  type SpokenLine,
  type ToBrowser,
  type Update,
  type ViewerEvent,
} from '@kuluary/protocol/to-browser';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { WebSocket } from 'ws';
import { ALWAYS_RUNNING, type ClockBounds } from './clock-bounds.ts';
import { earliestArrival, recordDelay } from './receive-delay.ts';

/** A confirmed request. */
export interface Acknowledgement {
  readonly type: ClientRequest['type'];
  readonly id: string | null; // of a move
  readonly position: LogPosition;
}

export interface ServerTarget {
  readonly address: string;
  readonly isAlive: boolean;
}

interface ClockReading {
  readonly asked: number;
  readonly left: number;
  readonly earliest: number; // when it arrived, at the earliest
  readonly latest: number; // and at the latest
}

/** A clock seems to be wrong by so many ms, unless only its update arrived late. */
interface ClockDoubt {
  readonly by: number;
  readonly description: string;
}

type Refusal = Extract<ToBrowser, { type: 'refused' }>;

const RETRY_DELAY = 200; // ms

export class CheckingClient {
  readonly cookie: GuestId;
  readonly acknowledgements: Acknowledgement[] = [];
  readonly refusedMoves: string[] = []; // ids
  readonly violations: string[] = [];
  readonly clockDoubts: ClockDoubt[] = [];
  latest: CompleteUpdate | undefined;
  events: ViewerEvent[] = [];
  said: SpokenLine[] = [];
  resentCount = 0;
  busyCount = 0;
  clocksCompared = 0;
  resetCount = 0; // updates that replaced all it knew, after an older back-up was restored
  server: ServerTarget | undefined; // the last one
  private readonly table: TableId;
  private readonly chance: Chance;
  private readonly chooseRequest: (client: CheckingClient) => ClientRequest | undefined;
  private ws: WebSocket | undefined;
  private hasJoined = false; // this connection has received an update
  private nextRef = 1;
  private readonly pendingRequests = new Map<number, ClientRequest>(); // by ref
  private lastClock: ClockReading | undefined;
  private clockBounds: ClockBounds | undefined;
  private closed: Promise<unknown> = Promise.resolve();
  private isPassive = false;
  private isLeaving = false;
  private acceptsRollback = false;
  private readonly messageWaiters: (() => void)[] = [];
  private pongs = 0;

  /** `chooseRequest` is called whenever no request is pending. */
  constructor(
    table: TableId,
    cookie: GuestId,
    chance: Chance,
    chooseRequest: (client: CheckingClient) => ClientRequest | undefined,
  ) {
    this.table = table;
    this.cookie = cookie;
    this.chance = chance;
    this.chooseRequest = chooseRequest;
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

  connect(server: ServerTarget, clockBounds: ClockBounds): void {
    this.server = server;
    this.clockBounds = clockBounds;
    this.hasJoined = false;
    const url = `${server.address.replace('http', 'ws')}/ws/${this.table}`;
    const ws = new WebSocket(url, { headers: { cookie: this.cookie }, perMessageDeflate: false });
    ws.on('open', () => this.sendHello(ws));
    ws.on('message', (data) => this.receive(JSON.parse(String(data)) as ToBrowser));
    ws.on('error', () => undefined);
    ws.on('close', () => setTimeout(() => this.reconnect(ws), RETRY_DELAY));
    this.closed = new Promise((resolve) => ws.on('close', resolve));
    this.isLeaving = false;
    this.ws = ws;
  }

  /** A busy server may close a connection before it has joined. */
  private reconnect(closed: WebSocket): void {
    if (closed === this.ws && !this.isLeaving && this.server!.isAlive) this.connect(this.server!, this.clockBounds!);
  }

  /** For a dead server: resolves when all that it had sent is received. */
  async waitUntilClosed(): Promise<void> {
    await this.closed;
  }

  async leave(): Promise<void> {
    this.isLeaving = true;
    this.ws?.close();
    await this.closed;
  }

  async waitUntilJoined(): Promise<void> {
    while (!this.hasJoined) await this.nextMessage();
  }

  /** Resolves when it has joined and no request is pending. */
  async stopPlaying(): Promise<void> {
    this.isPassive = true;
    await this.waitUntilJoined();
    while (this.pendingRequests.size > 0) await this.nextMessage();
  }

  /** Resolves when all that the server has sent before is received. */
  async drainMessages(): Promise<void> {
    const { pongs } = this;
    this.ws!.send(JSON.stringify({ type: 'ping' }));
    while (this.pongs === pongs) await this.nextMessage();
  }

  /** An older back-up is restored: only so many acknowledgements must be in it, and updates may go back. */
  acceptRollback(acknowledgementCount: number): void {
    this.acceptsRollback = true;
    this.acknowledgements.length = acknowledgementCount;
  }

  rejectRollback(): void {
    this.acceptsRollback = false;
  }

  chooseMove(): ClientRequest | undefined {
    const play = this.latest?.play;
    if (!play || play.moves.length === 0) return undefined;
    const move = play.moves[this.chance.below(play.moves.length)];
    return { type: 'move', id: crypto.randomUUID(), asked: play.asked, move };
  }

  private nextMessage(): Promise<void> {
    return new Promise((resolve) => this.messageWaiters.push(resolve));
  }

  private sendHello(ws: WebSocket): void {
    const { position, latest } = this;
    if (ws.readyState === WebSocket.OPEN)
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: position, at: latest?.at }));
  }

  private receive(message: ToBrowser): void {
    if (message.type === 'update') this.applyUpdate(message);
    else if (message.type === 'pong') this.pongs++;
    else this.receiveReply(message);
    if (this.hasJoined && this.pendingRequests.size === 0 && !this.isPassive) this.sendNextRequest();
    for (const resolve of this.messageWaiters.splice(0)) resolve();
  }

  private applyUpdate(update: Update): void {
    if (this.acceptsRollback) this.countReset(update);
    const isBack = update.position < this.position;
    if (isBack && !(this.acceptsRollback && update.from === 0)) this.reportViolation(`went back to ${update.position}`);
    if (update.from !== 0 && update.from !== this.position)
      this.reportViolation(`a gap: ${this.position}, ${update.from}`);
    this.compareClock(update);
    this.events = update.from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.said = update.from === 0 ? [...update.said] : [...this.said, ...update.said];
    this.latest = completeUpdate(update, this.latest);
    if (!this.hasJoined) this.onJoined();
  }

  private countReset({ from, position, at }: Update): void {
    const isChanged = position !== this.position || at !== this.latest?.at; // else the server has not noticed yet
    if (from === 0 && isChanged) this.resetCount++;
  }

  private onJoined(): void {
    this.hasJoined = true;
    for (const [ref, request] of this.pendingRequests) {
      if (request.type === 'move') this.send(ref, request);
      else this.pendingRequests.delete(ref); // its result is in the update
    }
    this.resentCount += this.pendingRequests.size;
  }

  private sendNextRequest(): void {
    const request = this.chooseRequest(this);
    if (!request) return;
    const ref = this.nextRef++;
    this.pendingRequests.set(ref, request);
    this.send(ref, request);
  }

  private send(ref: number, request: ClientRequest): void {
    this.ws!.send(JSON.stringify({ ...request, ref }));
  }

  private receiveReply(reply: Extract<ToBrowser, { type: 'done' | 'refused' }>): void {
    if (reply.type === 'refused' && reply.code === 'busy') return this.retryLater(reply);
    const request = this.pendingRequests.get(reply.ref ?? -1);
    if (!request) return this.reportViolation(`an unexpected reply: ${JSON.stringify(reply)}`);
    this.pendingRequests.delete(reply.ref!);
    const id = request.type === 'move' ? request.id : null;
    if (reply.type === 'refused') return void (id !== null && this.refusedMoves.push(id));
    const { position } = reply;
    if (position > this.position)
      this.reportViolation(`confirmed ${position} before the update: is at ${this.position}`);
    this.acknowledgements.push({ type: request.type, id, position });
  }

  /** The request failed, or was done without a confirmation: it is sent again. */
  private retryLater({ ref }: Refusal): void {
    this.busyCount++;
    const { ws } = this;
    setTimeout(() => {
      if (ws !== this.ws || ws?.readyState !== WebSocket.OPEN) return;
      const request = this.pendingRequests.get(ref ?? -1);
      if (!this.hasJoined) this.sendHello(ws);
      else if (request) this.send(ref!, request);
    }, RETRY_DELAY);
  }

  /** Clocks must run within bounds. Two readings from one server show how late updates can arrive here. */
  private compareClock({ play, you }: Update): void {
    const left = play?.clocks.find(({ seat }) => seat === you.seat)?.left;
    const before = this.lastClock;
    const earliest = earliestArrival();
    const latest = performance.now();
    this.lastClock = left === undefined ? undefined : { asked: play!.asked, left, earliest, latest };
    if (!before || left === undefined || before.asked !== play!.asked) return;
    const { maximum, minimum } = this.hasJoined ? ALWAYS_RUNNING : this.clockBounds!;
    const ran = before.left - left;
    const charged = ran - maximum(before.earliest, latest);
    const given = left === 0 ? 0 : minimum(before.latest, earliest) - ran; // an expired clock stops
    if (this.hasJoined) return recordDelay(this.clockBounds === ALWAYS_RUNNING ? Math.max(charged, given) : charged);
    this.clocksCompared++;
    const description = `a clock had ${before.left} ms left, then ${left}: it was`;
    if (charged > 0)
      this.clockDoubts.push({ by: charged, description: `${description} charged ${charged} ms too much` });
    if (given > 0) this.clockDoubts.push({ by: given, description: `${description} given ${given} ms` });
  }

  private reportViolation(problem: string): void {
    this.violations.push(`table ${this.table}, seat ${this.latest?.you.seat}: ${problem}`);
  }
}
