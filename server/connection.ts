// One client's connection to a table: validates and handles its messages, and sends replies and updates. A bad message is
// refused with a code; too many of them end the connection. It works on any Transport, not only websockets.

import type { ProgramInvitation } from '@kuluary/host/program-invitation';
import { refuse } from '@kuluary/host/request-refusal';
import type { ConnectedClient, Tables } from '@kuluary/host/tables';
import { parseJson } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { type ToServer, toServerSchema, withRefSchema } from '@kuluary/protocol/to-server';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import type { Config } from './config.ts';
import { encodeMessage } from './message-encoding.ts';
import type { Metrics } from './metrics.ts';
import { TokenBucket } from './rate-limiter.ts';

const HELLO_TIMEOUT = 10_000; // ms
export const MAX_BACKLOG = 1024 * 1024; // bytes that a slow reader may leave unread
export const MAX_BAD_MESSAGES = 100; // per connection
const RESYNC_COST = 10; // messages that a resync counts for, beside itself
export const MAX_PENDING_REQUESTS = 32; // requests of one connection that are neither on disk nor refused yet
export const REFUSED_HELLO_BYTES = 100_000; // charged for a refused hello: the table's log may have been read for it
const POLICY_VIOLATION = 1008;

export interface Transport {
  readonly isOpen: boolean;
  readonly backlog: number; // bytes that the client has yet to read
  send(text: string): void;
  pong(data: Buffer): void;
  pause(): void; // stops receiving
  resume(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export interface ConnectionDeps {
  readonly config: Pick<Config, 'MESSAGES_PER_SECOND'>;
  readonly tables: Pick<Tables, 'connect'>;
  readonly metrics: Pick<Metrics, 'refused' | 'traffic'>;
  readonly now: () => number;
  readonly address: ClientAddress;
  readonly byteBudget: TokenBucket; // shared by all connections of the address
  readonly onUnknownTable: () => void; // slows down clients that guess codes
}

export class Connection {
  private readonly deps: ConnectionDeps;
  private readonly transport: Transport;
  private readonly tableId: TableId;
  private readonly identity: GuestId | ProgramInvitation;
  private readonly messageBucket: TokenBucket;
  private readonly helloTimer: ReturnType<typeof setTimeout>;
  private client: ConnectedClient | undefined;
  private isEntering = false;
  private pendingRequests = 0;
  private badMessages = 0;
  private sentPosition = 0;

  constructor(deps: ConnectionDeps, transport: Transport, tableId: TableId, identity: GuestId | ProgramInvitation) {
    this.deps = deps;
    this.transport = transport;
    this.tableId = tableId;
    this.identity = identity;
    const { MESSAGES_PER_SECOND } = deps.config;
    this.messageBucket = new TokenBucket(MESSAGES_PER_SECOND, 3 * MESSAGES_PER_SECOND, deps.now());
    this.helloTimer = setTimeout(() => {
      if (!this.client && !this.isEntering) transport.close(POLICY_VIOLATION, 'hello-first'); // the store may be slow to let it in
    }, HELLO_TIMEOUT);
  }

  onClosed(): void {
    clearTimeout(this.helloTimer);
    this.client?.disconnect();
    this.client = undefined;
  }

  /** Clients that ping too often, or without reading, are disconnected. */
  onPing(data: Buffer): void {
    if (this.transport.backlog > MAX_BACKLOG) return this.dropSlowReader();
    if (!this.messageBucket.tryTake(this.deps.now())) return this.transport.terminate();
    this.transport.pong(data);
  }

  onPong(): void {
    if (!this.messageBucket.tryTake(this.deps.now())) this.transport.terminate();
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.transport.isOpen) return; // closed by us, and still sending
    this.deps.metrics.traffic.received.inc();
    const now = this.deps.now();
    const isTooFast = !this.messageBucket.tryTake(now) || this.deps.byteBudget.isEmpty(now);
    const read = isBinary ? failed<UnreadableMessage>({ code: 'malformed' }) : parseMessage(data);
    const content = read.ok ? read.value : read.failure;
    const ref = 'ref' in content ? content.ref : undefined;
    if (isTooFast) return this.refuse('too-fast', ref);
    if (!read.ok) return this.refuse(read.failure.code, ref);
    const message = read.value;
    if (message.type === 'hello') return void this.enterTable(message);
    if (!this.client) return this.refuse('hello-first', ref);
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', position: this.sentPosition });
      case 'resync':
        this.messageBucket.charge(now, RESYNC_COST);
        return void this.trackRequest(this.client.resync());
      default:
        return void this.trackRequest(this.client.handleRequest(message));
    }
  }

  private async enterTable({ version, have, at: lastEntryAt }: Extract<ToServer, { type: 'hello' }>): Promise<void> {
    if (version !== PROTOCOL_VERSION) return this.refuse('version');
    if (this.client || this.isEntering) return this.refuse('malformed');
    this.isEntering = true;
    const { tables } = this.deps;
    const client = await tables
      .connect(
        this.tableId,
        this.identity,
        { position: have, lastEntryAt },
        (message, isOwn) => this.send(message, isOwn),
        this.deps.address,
      )
      .catch(() => refuse('busy'));
    this.isEntering = false;
    if (!client.ok) {
      if (client.failure.code === 'no-such-table') this.deps.onUnknownTable();
      this.deps.byteBudget.charge(this.deps.now(), REFUSED_HELLO_BYTES);
      return this.send({ type: 'refused', ref: null, position: 0, ...client.failure });
    }
    if (!this.transport.isOpen) return client.value.disconnect();
    this.client = client.value;
  }

  /** Stops receiving while too many requests are pending. */
  private async trackRequest(reply: Promise<void>): Promise<void> {
    this.pendingRequests++;
    if (this.pendingRequests === MAX_PENDING_REQUESTS) this.transport.pause();
    try {
      await reply;
    } catch {
      this.refuse('busy');
    }
    if (this.pendingRequests-- === MAX_PENDING_REQUESTS) this.transport.resume();
  }

  /** `isOwn`: caused by this client, and charged to its address. What other clients cause is not charged: they could use up
   * its budget. */
  private send(message: ToBrowser, isOwn = true): void {
    if (message.type === 'update') this.sentPosition = message.position; // a reply may refer to an earlier position
    if (!this.transport.isOpen) return;
    if (this.transport.backlog > MAX_BACKLOG) return this.dropSlowReader();
    const { refused, traffic } = this.deps.metrics;
    if (message.type === 'refused') refused.inc({ code: message.code });
    const text = encodeMessage(message);
    const bytes = Buffer.byteLength(text);
    if (isOwn) this.deps.byteBudget.charge(this.deps.now(), bytes);
    traffic.sent.inc();
    traffic.sentBytes.inc(bytes);
    this.transport.send(text);
    if (message.type === 'refused' && this.endsConnection(message))
      this.transport.close(POLICY_VIOLATION, message.code);
  }

  /** Kicked, or a program whose seat is taken by another program after all. */
  private endsConnection({ ref, code }: Extract<ToBrowser, { type: 'refused' }>): boolean {
    return code === 'kicked' || (code === 'seat-taken' && ref === null && this.client !== undefined);
  }

  private dropSlowReader(): void {
    this.deps.metrics.traffic.slowReaders.inc();
    this.transport.terminate();
  }

  private refuse(code: RefusalCode, ref: number | null = null): void {
    this.send({ type: 'refused', ref, position: this.sentPosition, code, rule: null });
    if (++this.badMessages >= MAX_BAD_MESSAGES) this.transport.close(POLICY_VIOLATION, code);
  }
}

interface UnreadableMessage {
  readonly code: RefusalCode;
  readonly ref?: number | undefined; // if that much can be read
}

function parseMessage(bytes: Buffer): Result<ToServer, UnreadableMessage> {
  if (bytes.length > MAX_FRAME_BYTES) return failed({ code: 'too-large' });
  const read = parseJson(bytes.toString(), MAX_FRAME_BYTES);
  if (!read.ok) return failed({ code: 'malformed' });
  const parsed = toServerSchema.safeParse(read.value);
  if (parsed.success) return ok(parsed.data);
  return failed({ code: 'malformed', ref: withRefSchema.safeParse(read.value).data?.ref });
}
