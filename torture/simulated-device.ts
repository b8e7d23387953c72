// A simulated device at a table: it reconnects by itself, resends requests without a reply, records all that it was sent,
// and reports violations.

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
import type { FaultSchedule } from './fault-schedule.ts';
import type { Oracle } from './oracle.ts';
import { type ConnectionClient, SimulatedConnection } from './simulated-connection.ts';
import type { SimulatedServer } from './simulated-server.ts';
import { Violation } from './violation.ts';
import { Actor, type VirtualTime } from './virtual-time.ts';

type WithoutRef<C> = C extends ClientRequest ? Omit<C, 'ref'> : never;
export type DeviceRequest = WithoutRef<ClientRequest>;
type Reply = Extract<ToBrowser, { type: 'done' | 'refused' }>;

export interface WorldContext {
  readonly time: VirtualTime;
  readonly faults: FaultSchedule;
  readonly oracle: Oracle;
  readonly below: (n: number) => number;
  readonly servers: readonly SimulatedServer[];
  readonly counters: { repeats: number };
  onSent(device: SimulatedDevice, connection: SimulatedConnection, text: string, message: ToBrowser): void;
  record(event: string): void;
}

export const PEOPLE = new Actor('people', { isSynchronous: true });
const UNDECIDED_CODES = new Set(['busy', 'too-fast', 'stopping', 'hello-first']); // the request may have been done, or may be tried again
const FINAL_CODES = new Set(['door-closed', 'kicked', 'bad-link', 'wrong-phase']);
const REPLY_TIMEOUT = 6000; // ms
const PING_INTERVAL = 20_000; // ms

const ENTRY_TYPE_OF: Readonly<Partial<Record<ClientRequest['type'], string>>> = {
  sit: 'sat',
  'seat-bot': 'bot-sat',
  set: 'set',
  start: 'began',
  undo: 'undone',
  say: 'said',
  ready: 'ready',
  rename: 'renamed',
};

export class SimulatedDevice implements ConnectionClient {
  readonly actor = PEOPLE;
  readonly guest: GuestId;
  readonly table: TableId;
  latest: CompleteUpdate | undefined;
  events: ViewerEvent[] = [];
  said: SpokenLine[] = [];
  hasJoined = false; // this connection has got an update
  isExcluded = false;
  shouldBeConnected = false;
  programToken: string | undefined; // for a program that it has invited
  private readonly world: WorldContext;
  private readonly token: string | undefined; // of a program's own device
  private readonly onChange: () => void;
  private connection: SimulatedConnection | undefined;
  private nextRef = 1;
  private connectionPosition = 0; // received by this connection
  private pendingResyncs = 0;
  private readonly pendingRequests = new Map<number, ClientRequest>(); // by ref
  private receivedAt = 0;

  constructor(world: WorldContext, guest: GuestId, table: TableId, token: string | undefined, onChange: () => void) {
    this.world = world;
    this.guest = guest;
    this.table = table;
    this.token = token;
    this.onChange = onChange;
  }

  get position(): number {
    return this.latest?.position ?? 0;
  }

  get hasPendingRequests(): boolean {
    return this.pendingRequests.size > 0;
  }

  connectAndStay(): void {
    if (this.shouldBeConnected || this.isExcluded) return;
    this.shouldBeConnected = true;
    this.connect();
  }

  leave(): void {
    this.shouldBeConnected = false;
    this.hasJoined = false;
    this.connection?.closeFromClient();
    this.connection = undefined;
    this.forgetUnrepeatableRequests();
  }

  /** Sends a request, whose reply will be checked. */
  request(content: DeviceRequest): void {
    const ref = this.nextRef++;
    const request = { ...content, ref } as ClientRequest;
    this.pendingRequests.set(ref, request);
    if (this.hasJoined) this.send(request);
  }

  sendRaw(text: string): void {
    if (this.hasJoined) this.connection!.sendToServer(text);
  }

  requestResync(): void {
    this.pendingResyncs++;
    this.sendRaw('{"type":"resync"}');
  }

  // The connection.

  private connect(): void {
    const { servers, below } = this.world;
    const server = servers[below(servers.length)];
    if (!server) return this.connectLater();
    const connection = new SimulatedConnection(this, server.actor, this.world, (text, message) =>
      this.world.onSent(this, connection, text, message),
    );
    this.connection = connection;
    this.hasJoined = false;
    this.connectionPosition = this.position;
    connection.dial(() => server.accept(connection, this.table, this.guest, this.token));
    this.expectMessage(connection, REPLY_TIMEOUT);
  }

  private connectLater(): void {
    const { time, below } = this.world;
    time.schedule(50 + below(1500), PEOPLE, () => {
      if (this.shouldBeConnected && !this.connection) this.connect();
    });
  }

  /** Disconnects if nothing is received in time. */
  private expectMessage(connection: SimulatedConnection, within: number): void {
    const { time } = this.world;
    const sentAt = time.now;
    time.schedule(within, PEOPLE, () => {
      if (this.connection === connection && this.receivedAt < sentAt) this.disconnect();
    });
  }

  private disconnect(): void {
    const { connection } = this;
    if (!connection) return;
    connection.closeFromClient();
    this.onLost(connection);
  }

  onOpened(connection: SimulatedConnection): void {
    if (this.connection !== connection) return;
    this.pendingResyncs = 0;
    connection.sendToServer(
      JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: this.position, at: this.latest?.at }),
    );
    this.pingRegularly(connection);
  }

  private pingRegularly(connection: SimulatedConnection): void {
    this.world.time.schedule(PING_INTERVAL, PEOPLE, () => {
      if (this.connection !== connection) return;
      connection.sendToServer('{"type":"ping"}');
      this.expectMessage(connection, REPLY_TIMEOUT);
      this.pingRegularly(connection);
    });
  }

  onLost(connection: SimulatedConnection): void {
    if (this.connection !== connection) return;
    this.connection = undefined;
    this.hasJoined = false;
    this.forgetUnrepeatableRequests();
    if (this.shouldBeConnected) this.connectLater();
  }

  /** Only moves have ids, so only they may be sent again. */
  private forgetUnrepeatableRequests(): void {
    for (const [ref, { type }] of this.pendingRequests) if (type !== 'move') this.pendingRequests.delete(ref);
  }

  private send(request: ClientRequest): void {
    this.connection!.sendToServer(JSON.stringify(request));
  }

  // Received messages.

  receive(connection: SimulatedConnection, message: ToBrowser): void {
    if (this.connection !== connection) return;
    this.receivedAt = this.world.time.now;
    switch (message.type) {
      case 'update':
        this.applyUpdate(message);
        return this.onChange();
      case 'pong':
        if (message.position > this.world.oracle.tableOf(this.table).entries.length)
          throw new Violation('X1', `${this.guest} gets a pong of ${message.position}, which is not on disk`);
        return;
      default:
        this.receiveReply(message);
        return this.onChange();
    }
  }

  private applyUpdate(update: Update): void {
    const { from, position } = update;
    if (from !== 0 && from !== this.connectionPosition)
      this.reportViolation('X5', `has ${this.connectionPosition}, and gets an update from ${from}`);
    if (position < this.position) this.reportViolation('X5', `goes back from ${this.position} to ${position}`);
    if (from === 0) this.checkReset();
    this.events = from === 0 ? [...update.events] : [...this.events, ...update.events];
    this.said = from === 0 ? [...update.said] : [...this.said, ...update.said];
    this.latest = completeUpdate(update, this.latest);
    this.connectionPosition = position;
    if (!this.hasJoined) this.onJoined();
  }

  /** A full update is allowed only after joining or a resync, or when earlier ones are void or the seat has changed. */
  private checkReset(): void {
    const { state } = this.world.oracle.tableOf(this.table);
    const changedAt = Math.max(state.resetPosition, state.seating.viewChangedAt.get(this.guest) ?? 0);
    if (!this.hasJoined || changedAt > this.connectionPosition) return;
    if (this.pendingResyncs === 0)
      this.reportViolation('X5', `gets a full update without need after ${this.connectionPosition}`);
    this.pendingResyncs--;
  }

  private onJoined(): void {
    this.hasJoined = true;
    for (const request of this.pendingRequests.values()) this.resend(request);
  }

  private resend(request: ClientRequest): void {
    this.world.counters.repeats++;
    this.send(request);
  }

  private receiveReply(reply: Reply): void {
    if (reply.ref === null) return this.receiveUnrequestedRefusal(reply as Extract<Reply, { type: 'refused' }>);
    const request = this.pendingRequests.get(reply.ref);
    if (!request) return; // of another connection
    if (reply.type === 'refused') return this.receiveRefusal(request, reply.code, reply.ref);
    this.pendingRequests.delete(reply.ref);
    this.programToken = reply.token ?? this.programToken;
    this.checkAcknowledgement(request, reply.position);
  }

  private receiveRefusal(request: ClientRequest, code: string, ref: number): void {
    const { below, time, oracle } = this.world;
    if (UNDECIDED_CODES.has(code) && request.type === 'move' && below(3) > 0) {
      time.schedule(300 + below(1500), PEOPLE, () => {
        if (this.hasJoined && this.pendingRequests.has(ref)) this.resend(request);
      });
      return;
    }
    this.pendingRequests.delete(ref);
    if (request.type === 'sit' && this.token !== undefined && code === 'seat-taken') this.onExcluded();
    if (request.type !== 'move' || UNDECIDED_CODES.has(code)) return;
    this.world.record(`${this.guest} is refused ${request.id}: ${code}`);
    oracle.recordRefusal(this.table, this.guest, request.id, code);
  }

  private receiveUnrequestedRefusal({ code }: Extract<Reply, { type: 'refused' }>): void {
    this.world.record(`${this.guest} is refused: ${code}`);
    if (code === 'no-such-table') this.reportViolation('X1', 'is refused: its table does not exist');
    if (!FINAL_CODES.has(code)) return this.hasJoined ? undefined : this.disconnect();
    this.onExcluded();
  }

  private onExcluded(): void {
    this.isExcluded = true;
    this.leave();
  }

  /** What was acknowledged must be on disk, at that position. */
  private checkAcknowledgement(request: ClientRequest, position: LogPosition): void {
    const { entries } = this.world.oracle.tableOf(this.table);
    const entry = entries[position - 1];
    if (!entry) this.reportViolation('X3', `was confirmed ${position}, and ${entries.length} are on disk`);
    const expectedType = ENTRY_TYPE_OF[request.type];
    if (request.type === 'move') {
      if (entry.type !== 'moved' || entry.id !== request.id)
        this.reportViolation('X3', `made a move that is not at ${position}`);
      if (position > this.position) this.reportViolation('X5', `was confirmed ${position} before its update`);
    } else if (
      expectedType !== undefined &&
      entry.type !== expectedType &&
      !(expectedType === 'sat' && entry.type === 'came-back')
    )
      this.reportViolation('X3', `requested ${request.type}, and at ${position} there is ${entry.type}`);
  }

  private reportViolation(rule: string, problem: string): never {
    throw new Violation(rule, `table ${this.table}: ${this.guest} ${problem}`);
  }
}
