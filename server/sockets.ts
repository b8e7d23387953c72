// Websockets: `/ws/CODE`. Who may have one, and the line that a connection speaks through.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Tables } from '@kuluary/host/tables';
import { CODE_DIGITS, MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import type { Fault } from '@kuluary/protocol/words';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOurOrigin, isSecure, neighbourhoodOf } from './callers.ts';
import type { Config } from './config.ts';
import { Connection, type Line } from './connection.ts';
import { Crowd } from './crowd.ts';
import type { Guests } from './guests.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramPasses } from './program-passes.ts';
import { Rate } from './rate.ts';

const PATH = new RegExp(`^/ws/(\\d{${CODE_DIGITS}})$`);
const HEARTBEAT = 30_000; // ms between pings; whoever misses one is gone
const REASONS = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' } as const;
const GOING_DOWN = 1012;
const FAREWELL = 2000; // ms that the others have to say goodbye when the server goes down

interface SocketSetting {
  readonly config: Config;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly passes: ProgramPasses;
  readonly metrics: Metrics;
  readonly draws: Rate; // bytes that go out to each address
  readonly isCutOff: () => boolean; // from the store, which others may reach
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
    const { config, passes, draws, now, isCutOff } = this.setting;
    const address = neighbourhoodOf(request, config);
    const code = PATH.exec((request.url ?? '').split('?', 1)[0]!)?.[1];
    if (code === undefined) return this.turnAway(socket, 404, 'no-such-table');
    if (isCutOff()) return this.turnAway(socket, 503, 'busy');
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
      connect(ws, new Connection({ ...this.setting, address, drawn, onMiss }, new SocketLine(ws, socket), code, who));
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

  /** Everybody comes again, to this server or to another. */
  sendAway(): void {
    for (const ws of this.server.clients) ws.close(GOING_DOWN, 'stopping');
  }

  /** Says goodbye to everybody, and waits for no one who does not answer. */
  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.sendAway();
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

function connect(ws: WebSocket, connection: Connection): void {
  ws.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary)); // one piece: that is how ws hands it over
  ws.on('ping', (data) => connection.ping(data));
  ws.on('pong', () => connection.pong());
  ws.on('error', () => ws.terminate());
  ws.on('close', () => connection.end());
}

/** What is said in one moment goes out at once: an update, and the answer to the request that brought it about. */
class SocketLine implements Line {
  private readonly ws: WebSocket;
  private readonly socket: Duplex;

  constructor(ws: WebSocket, socket: Duplex) {
    this.ws = ws;
    this.socket = socket;
  }

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  get backlog(): number {
    return this.ws.bufferedAmount;
  }

  send(text: string): void {
    this.gather();
    this.ws.send(text);
  }

  private gather(): void {
    const { socket } = this;
    if (socket.writableCorked > 0) return;
    socket.cork();
    process.nextTick(() => socket.uncork());
  }

  pong(data: Buffer): void {
    this.ws.pong(data);
  }

  pause(): void {
    this.ws.pause();
  }

  resume(): void {
    this.ws.resume();
  }

  close(code: number, reason: string): void {
    this.ws.close(code, reason);
  }

  terminate(): void {
    this.ws.terminate();
  }
}
