// Somebody at the door of a table: one message in, checked, and the answers out. A bad message gets an error with a code,
// and the connection lives; whoever goes on sending bad ones is shown out. It knows no websocket, only a line.

import type { ProgramPass } from '@kuluary/host/program-pass';
import { refused } from '@kuluary/host/refused';
import type { Presence, Tables } from '@kuluary/host/tables';
import { readJson } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { numbered, type ToServer, toServer } from '@kuluary/protocol/to-server';
import type { Fault } from '@kuluary/protocol/words';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import { Bucket } from './rate.ts';
import { write } from './writing.ts';

const HELLO_TIME = 10_000; // ms to say hello in
export const MAX_BACKLOG = 1024 * 1024; // bytes that a slow reader may leave unread
export const MAX_BAD_MESSAGES = 100; // of one connection
const RESYNC_COST = 10; // messages that asking for everything counts for, beside itself
export const MAX_WAITING = 32; // requests of one connection that are neither on disk nor refused yet
export const REFUSED_HELLO_BYTES = 100_000; // that a hello counts for which a table refuses: its log may have been read for that
const SHOWN_OUT = 1008;

/** The wire to a caller. */
export interface Line {
  readonly isOpen: boolean;
  readonly backlog: number; // bytes that the caller has yet to read
  send(text: string): void;
  pong(data: Buffer): void;
  pause(): void; // nothing more is received until it is resumed
  resume(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export interface ConnectionSetting {
  readonly config: Pick<Config, 'MESSAGES_PER_SECOND'>;
  readonly tables: Pick<Tables, 'enter'>;
  readonly metrics: Pick<Metrics, 'refused' | 'traffic'>;
  readonly now: () => number;
  readonly address: ClientAddress;
  readonly drawn: Bucket; // what this address may draw, through all its connections together
  readonly onMiss: () => void; // there is no such table: whoever tries codes gets slower
}

export class Connection {
  private readonly setting: ConnectionSetting;
  private readonly line: Line;
  private readonly code: TableId;
  private readonly who: GuestId | ProgramPass; // a guest, or a program
  private readonly bucket: Bucket;
  private readonly impatience: ReturnType<typeof setTimeout>;
  private presence: Presence | undefined;
  private isEntering = false;
  private waiting = 0;
  private badMessages = 0;
  private position = 0;

  constructor(setting: ConnectionSetting, line: Line, code: TableId, who: GuestId | ProgramPass) {
    this.setting = setting;
    this.line = line;
    this.code = code;
    this.who = who;
    const { MESSAGES_PER_SECOND } = setting.config;
    this.bucket = new Bucket(MESSAGES_PER_SECOND, 3 * MESSAGES_PER_SECOND, setting.now());
    this.impatience = setTimeout(() => {
      if (!this.presence && !this.isEntering) line.close(SHOWN_OUT, 'hello-first'); // the store may be slow to let it in
    }, HELLO_TIME);
  }

  /** The line is dead. */
  end(): void {
    clearTimeout(this.impatience);
    this.presence?.leave();
    this.presence = undefined;
  }

  /** Whoever pings without reading, or without end, is hung up on. */
  ping(data: Buffer): void {
    if (this.line.backlog > MAX_BACKLOG) return this.dropSlow();
    if (!this.bucket.take(this.setting.now())) return this.line.terminate();
    this.line.pong(data);
  }

  pong(): void {
    if (!this.bucket.take(this.setting.now())) this.line.terminate();
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.line.isOpen) return; // shown out, and still talking
    this.setting.metrics.traffic.received.inc();
    const now = this.setting.now();
    const isTooFast = !this.bucket.take(now) || this.setting.drawn.isEmpty(now);
    const read = isBinary ? failed<Unreadable>({ code: 'malformed' }) : readMessage(data);
    const content = read.ok ? read.value : read.failure;
    const ref = 'ref' in content ? content.ref : undefined;
    if (isTooFast) return this.refuse('too-fast', ref);
    if (!read.ok) return this.refuse(read.failure.code, ref);
    const message = read.value;
    if (message.type === 'hello') return void this.enter(message);
    if (!this.presence) return this.refuse('hello-first', ref);
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', position: this.position });
      case 'resync':
        this.bucket.charge(now, RESYNC_COST);
        return void this.wait(this.presence.resync());
      default:
        return void this.wait(this.presence.receive(message));
    }
  }

  private async enter({ version, have, at }: Extract<ToServer, { type: 'hello' }>): Promise<void> {
    if (version !== PROTOCOL_VERSION) return this.refuse('version');
    if (this.presence || this.isEntering) return this.refuse('malformed');
    this.isEntering = true;
    const { tables } = this.setting;
    const entered = await tables
      .enter(
        this.code,
        this.who,
        { position: have, at },
        (message, isOwn) => this.send(message, isOwn),
        this.setting.address,
      )
      .catch(() => refused('busy'));
    this.isEntering = false;
    if (!entered.ok) {
      if (entered.failure.code === 'no-such-table') this.setting.onMiss();
      this.setting.drawn.charge(this.setting.now(), REFUSED_HELLO_BYTES);
      return this.send({ type: 'refused', ref: null, position: 0, ...entered.failure });
    }
    if (!this.line.isOpen) return entered.value.leave();
    this.presence = entered.value;
  }

  /** A connection that asks faster than it is answered has to wait. */
  private async wait(answer: Promise<void>): Promise<void> {
    this.waiting++;
    if (this.waiting === MAX_WAITING) this.line.pause();
    try {
      await answer;
    } catch {
      this.refuse('busy');
    }
    if (this.waiting-- === MAX_WAITING) this.line.resume();
  }

  /** What others bring about is charged to nobody here: they could use up what this address may ask for. */
  private send(message: ToBrowser, isOwn = true): void {
    if (message.type === 'update') this.position = message.position; // that something is done may be said of an earlier one
    if (!this.line.isOpen) return;
    if (this.line.backlog > MAX_BACKLOG) return this.dropSlow();
    const { refused, traffic } = this.setting.metrics;
    if (message.type === 'refused') refused.inc({ code: message.code });
    const text = write(message);
    const bytes = Buffer.byteLength(text);
    if (isOwn) this.setting.drawn.charge(this.setting.now(), bytes);
    traffic.sent.inc();
    traffic.sentBytes.inc(bytes);
    this.line.send(text);
    if (message.type === 'refused' && this.isShownOut(message)) this.line.close(SHOWN_OUT, message.code);
  }

  /** Sent away; or a program of which there is another one, after all. */
  private isShownOut({ ref, code }: Extract<ToBrowser, { type: 'refused' }>): boolean {
    return code === 'kicked' || (code === 'seat-taken' && ref === null && this.presence !== undefined);
  }

  private dropSlow(): void {
    this.setting.metrics.traffic.slowReaders.inc();
    this.line.terminate();
  }

  private refuse(code: Fault, ref: number | null = null): void {
    this.send({ type: 'refused', ref, position: this.position, code, rule: null });
    if (++this.badMessages >= MAX_BAD_MESSAGES) this.line.close(SHOWN_OUT, code);
  }
}

interface Unreadable {
  readonly code: Fault;
  readonly ref?: number | undefined; // if that much can be read
}

function readMessage(bytes: Buffer): Result<ToServer, Unreadable> {
  if (bytes.length > MAX_FRAME_BYTES) return failed({ code: 'too-large' });
  const read = readJson(bytes.toString(), MAX_FRAME_BYTES);
  if (!read.ok) return failed({ code: 'malformed' });
  const parsed = toServer.safeParse(read.value);
  if (parsed.success) return ok(parsed.data);
  return failed({ code: 'malformed', ref: numbered.safeParse(read.value).data?.ref });
}
