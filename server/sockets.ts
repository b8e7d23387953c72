// The websocket at the door of a table: `/ws/CODE`. A bad message gets an error with a code, and the connection lives;
// whoever goes on sending bad ones is shown out.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProgramPass } from '@kuluary/host/program-pass';
import { isRefused } from '@kuluary/host/refused';
import type { Presence, Tables } from '@kuluary/host/tables';
import { readJson } from '@kuluary/kernel/json';
import { CODE_DIGITS, MAX_FRAME_BYTES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import type { ToBrowser } from '@kuluary/protocol/to-browser';
import { numbered, type ToServer, toServer } from '@kuluary/protocol/to-server';
import type { Fault } from '@kuluary/protocol/words';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { isOurOrigin, isSecure, neighbourhoodOf } from './callers.ts';
import type { Config } from './config.ts';
import { Crowd } from './crowd.ts';
import type { Guests } from './guests.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramPasses } from './program-passes.ts';
import { Bucket, Rate } from './rate.ts';
import { write } from './writing.ts';

const PATH = new RegExp(`^/ws/(\\d{${CODE_DIGITS}})$`);
const HELLO_TIME = 10_000; // ms to say hello in
const HEARTBEAT = 30_000; // ms between pings; whoever misses one is gone
const MAX_BACKLOG = 1024 * 1024; // bytes that a slow reader may leave unread
const MAX_BAD_MESSAGES = 100; // of one connection
const RESYNC_COST = 10; // messages that asking for everything counts for, beside itself
const MAX_WAITING = 32; // requests of one connection that have no answer yet
const REASONS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests' } as const;
const SHOWN_OUT = 1008;
const GOING_DOWN = 1012;
const FAREWELL = 2000; // ms that the others have to say goodbye when the server goes down

interface SocketSetting {
  readonly config: Config;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly passes: ProgramPasses;
  readonly metrics: Metrics;
  readonly draws: Rate; // bytes that go out to each address
  readonly now: () => number;
}

export class Sockets {
  private readonly setting: SocketSetting;
  private readonly server: WebSocketServer;
  private readonly connects: Rate;
  private readonly crowd: Crowd;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private readonly cookies = new WeakMap<IncomingMessage, string>(); // for those who have none

  constructor(setting: SocketSetting) {
    this.setting = setting;
    const { CONNECTS_PER_SECOND, CONNECTIONS_PER_ADDRESS } = setting.config;
    this.connects = new Rate(CONNECTS_PER_SECOND, 2 * CONNECTS_PER_SECOND);
    this.crowd = new Crowd(CONNECTIONS_PER_ADDRESS);
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: 16 * MAX_FRAME_BYTES, // beyond our own limit: that one is answered with a code
      perMessageDeflate: false,
      autoPong: false, // pings are counted like everything else
    });
    this.server.on('headers', (headers, request) => {
      const cookie = this.cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
  }

  /** An HTTP connection asks to become a websocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { config, passes, draws, now } = this.setting;
    const address = neighbourhoodOf(request, config);
    const code = PATH.exec((request.url ?? '').split('?', 1)[0]!)?.[1];
    if (code === undefined) return this.turnAway(socket, 404, 'no-such-table');
    if (!isOurOrigin(request, config)) return this.turnAway(socket, 403, 'foreign-site');
    const drawn = draws.bucketOf(address, now());
    if (drawn.isEmpty(now())) return this.turnAway(socket, 429, 'too-fast');
    if (!this.connects.allows(address, now()) || !this.crowd.admits(address)) {
      return this.turnAway(socket, 429, 'too-many');
    }
    socket.once('close', () => this.crowd.leaves(address));
    const pass = passes.shown(request.headers.authorization);
    if (pass === 'forged') return this.turnAway(socket, 403, 'bad-link');
    const who = pass ?? this.guestOf(request);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const onMiss = () => this.connects.charge(address, now(), config.CONNECTS_PER_SECOND);
      new Connection({ ...this.setting, address, drawn, onMiss }, ws, socket, code, who);
    });
  }

  private guestOf(request: IncomingMessage): string {
    const { config, guests } = this.setting;
    const { guest, cookie } = guests.meet(request.headers.cookie, isSecure(request, config));
    if (cookie !== undefined) this.cookies.set(request, cookie);
    return guest;
  }

  private turnAway(socket: Duplex, status: keyof typeof REASONS, code: Fault): void {
    this.setting.metrics.refused.inc({ code });
    const body = JSON.stringify({ code });
    socket.once('finish', () => socket.destroy());
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Says goodbye to everybody, and waits for no one who does not answer. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const ws of this.server.clients) ws.close(GOING_DOWN, 'stopping');
    const impatience = setTimeout(() => {
      for (const ws of this.server.clients) ws.terminate();
    }, FAREWELL);
    await closed;
    clearTimeout(impatience);
  }

  private beat(): void {
    for (const ws of this.server.clients as Set<WebSocket & { isSilent?: boolean }>) {
      if (ws.isSilent) {
        ws.terminate();
        continue;
      }
      ws.isSilent = true;
      ws.once('pong', () => {
        ws.isSilent = false;
      });
      ws.ping();
    }
  }
}

interface ConnectionSetting extends SocketSetting {
  readonly address: string;
  readonly drawn: Bucket; // what this address may draw, through all its connections together
  readonly onMiss: () => void; // there is no such table: whoever tries codes gets slower
}

class Connection {
  private readonly setting: ConnectionSetting;
  private readonly ws: WebSocket;
  private readonly socket: Duplex; // below it
  private readonly code: string;
  private readonly who: string | ProgramPass; // a guest, or a program
  private readonly bucket: Bucket;
  private presence: Presence | undefined;
  private isEntering = false;
  private waiting = 0;
  private badMessages = 0;
  private position = 0;

  constructor(setting: ConnectionSetting, ws: WebSocket, socket: Duplex, code: string, who: string | ProgramPass) {
    this.setting = setting;
    this.ws = ws;
    this.socket = socket;
    this.code = code;
    this.who = who;
    const { MESSAGES_PER_SECOND } = setting.config;
    this.bucket = new Bucket(MESSAGES_PER_SECOND, 3 * MESSAGES_PER_SECOND, setting.now());
    const impatience = setTimeout(() => this.presence ?? ws.close(SHOWN_OUT, 'hello-first'), HELLO_TIME);
    ws.on('message', (data, isBinary) => this.receive(data, isBinary));
    ws.on('ping', (data) => this.pong(data));
    ws.on('pong', () => this.bucket.take(setting.now()) || ws.terminate());
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      clearTimeout(impatience);
      this.presence?.leave();
      this.presence = undefined;
    });
  }

  /** Whoever pings without reading, or without end, is hung up on. */
  private pong(data: Buffer): void {
    if (!this.bucket.take(this.setting.now()) || this.ws.bufferedAmount > MAX_BACKLOG) return this.ws.terminate();
    this.ws.pong(data);
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.ws.readyState !== this.ws.OPEN) return; // shown out, and still talking
    const now = this.setting.now();
    const isTooFast = !this.bucket.take(now) || this.setting.drawn.isEmpty(now);
    const message = isBinary ? ({ fault: 'malformed' } as const) : readMessage(data);
    const ref = 'ref' in message ? message.ref : undefined;
    if (isTooFast) return this.refuse('too-fast', ref);
    if ('fault' in message) return this.refuse(message.fault, ref);
    if (message.type === 'hello') return void this.enter(message.version, message.have);
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

  private async enter(version: number, have: number): Promise<void> {
    if (version !== PROTOCOL_VERSION) return this.refuse('version');
    if (this.presence || this.isEntering) return this.refuse('malformed');
    this.isEntering = true;
    const { tables } = this.setting;
    const entered = await tables
      .enter(this.code, this.who, have, (message, isOwn) => this.send(message, isOwn), this.setting.address)
      .catch(() => ({ code: 'busy', rule: null }));
    this.isEntering = false;
    if (isRefused(entered) && entered.code === 'no-such-table') this.setting.onMiss();
    if (isRefused(entered)) return this.send({ type: 'refused', ref: null, position: 0, ...entered });
    if (this.ws.readyState !== this.ws.OPEN) return entered.leave();
    this.presence = entered;
  }

  /** A connection that asks faster than it is answered has to wait. */
  private async wait(answer: Promise<void>): Promise<void> {
    this.waiting++;
    if (this.waiting >= MAX_WAITING) this.ws.pause();
    try {
      await answer;
    } catch {
      this.refuse('busy');
    }
    this.waiting--;
    if (this.ws.isPaused && this.waiting < MAX_WAITING) this.ws.resume();
  }

  /** What others bring about is charged to nobody here: they could use up what this address may ask for. */
  private send(message: ToBrowser, isOwn = true): void {
    this.position = message.position;
    if (this.ws.readyState !== this.ws.OPEN) return;
    if (this.ws.bufferedAmount > MAX_BACKLOG) return this.ws.terminate();
    if (message.type === 'refused') this.setting.metrics.refused.inc({ code: message.code });
    this.gather();
    const text = write(message);
    if (isOwn) this.setting.drawn.charge(this.setting.now(), Buffer.byteLength(text));
    this.ws.send(text);
  }

  /** What is said in one moment goes out at once: an update, and the answer to the request that brought it about. */
  private gather(): void {
    if (this.socket.writableCorked > 0) return;
    this.socket.cork();
    process.nextTick(() => this.socket.uncork());
  }

  private refuse(code: Fault, ref: number | null = null): void {
    this.send({ type: 'refused', ref, position: this.position, code, rule: null });
    if (++this.badMessages >= MAX_BAD_MESSAGES) this.ws.close(SHOWN_OUT, code);
  }
}

interface Unreadable {
  readonly fault: Fault;
  readonly ref?: number | undefined; // if that much can be read
}

function readMessage(data: RawData): ToServer | Unreadable {
  const bytes = data as Buffer; // one piece: that is how ws hands it over
  if (bytes.length > MAX_FRAME_BYTES) return { fault: 'too-large' };
  const read = readJson(bytes.toString(), MAX_FRAME_BYTES);
  if ('fault' in read) return { fault: 'malformed' };
  const parsed = toServer.safeParse(read.value);
  return parsed.success ? parsed.data : { fault: 'malformed', ref: numbered.safeParse(read.value).data?.ref };
}
