// The websocket endpoint `/ws/CODE`: admits or refuses upgrades, and gives each Connection its transport.

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Tables } from '@kuluary/host/tables';
import { CODE_DIGITS, MAX_FRAME_BYTES } from '@kuluary/protocol/limits';
import type { RefusalCode } from '@kuluary/protocol/vocabularies';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddressOf, isAllowedOrigin, isOverTls } from './client-address.ts';
import type { Config } from './config.ts';
import { Connection, type Transport } from './connection.ts';
import { ConnectionCounter } from './connection-counter.ts';
import type { Guests } from './guests.ts';
import type { Metrics } from './metrics.ts';
import type { ProgramInvitationTokens } from './program-invitation-tokens.ts';
import { RateLimiter } from './rate-limiter.ts';

const TABLE_PATH = new RegExp(`^/ws/(\\d{${CODE_DIGITS}})$`);
const PING_INTERVAL = 30_000; // ms; a client that misses one is disconnected
const REASON_PHRASES = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
const SERVICE_RESTART = 1012;
const CLOSE_TIMEOUT = 2000; // ms for clients to complete the close handshake when the server stops

interface WebSocketDeps {
  readonly config: Config;
  readonly tables: Tables;
  readonly guests: Guests;
  readonly invitationTokens: ProgramInvitationTokens;
  readonly metrics: Metrics;
  readonly byteLimiter: RateLimiter; // bytes sent to each address
  readonly isCutOff: () => boolean; // from the store, which others may reach
  readonly now: () => number;
}

export class WebSocketEndpoint {
  private readonly deps: WebSocketDeps;
  private readonly server: WebSocketServer;
  private readonly connectLimiter: RateLimiter;
  private readonly connectionCounter: ConnectionCounter;
  private readonly pingTimer: ReturnType<typeof setInterval>;
  private readonly newCookies = new WeakMap<IncomingMessage, string>(); // of new guests

  constructor(deps: WebSocketDeps) {
    this.deps = deps;
    const { CONNECTS_PER_SECOND, CONNECTIONS_PER_ADDRESS } = deps.config;
    this.connectLimiter = new RateLimiter(CONNECTS_PER_SECOND, 2 * CONNECTS_PER_SECOND);
    this.connectionCounter = new ConnectionCounter(CONNECTIONS_PER_ADDRESS);
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: 16 * MAX_FRAME_BYTES, // above MAX_FRAME_BYTES, which is refused with a code
      perMessageDeflate: false,
      autoPong: false, // pings are rate-limited too
    });
    this.server.on('headers', (headers, request) => {
      const cookie = this.newCookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
    this.pingTimer = setInterval(() => this.pingAll(), PING_INTERVAL);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { config, invitationTokens, byteLimiter, now, isCutOff } = this.deps;
    const address = clientAddressOf(request, config);
    const code = TABLE_PATH.exec((request.url ?? '').split('?', 1)[0]!)?.[1];
    if (code === undefined) return this.refuseUpgrade(socket, 404, 'no-such-table');
    if (isCutOff()) return this.refuseUpgrade(socket, 503, 'busy');
    if (!isAllowedOrigin(request, config)) return this.refuseUpgrade(socket, 403, 'foreign-site');
    const byteBudget = byteLimiter.bucketOf(address, now());
    if (byteBudget.isEmpty(now())) return this.refuseUpgrade(socket, 429, 'too-fast');
    if (!this.connectLimiter.tryTake(address, now()) || !this.connectionCounter.tryAdd(address)) {
      return this.refuseUpgrade(socket, 429, 'too-many');
    }
    socket.once('close', () => this.connectionCounter.remove(address));
    const invitation = invitationTokens.fromAuthorization(request.headers.authorization);
    if (invitation === 'forged') return this.refuseUpgrade(socket, 403, 'bad-link');
    const identity = invitation ?? this.identifyGuest(request);
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const onUnknownTable = () => this.connectLimiter.charge(address, now(), config.CONNECTS_PER_SECOND);
      attachConnection(
        ws,
        new Connection(
          { ...this.deps, address, byteBudget, onUnknownTable },
          new WebSocketTransport(ws, socket),
          code,
          identity,
        ),
      );
    });
  }

  private identifyGuest(request: IncomingMessage): string {
    const { config, guests } = this.deps;
    const { guest, cookie } = guests.identify(request.headers.cookie, isOverTls(request, config));
    if (cookie !== undefined) this.newCookies.set(request, cookie);
    return guest;
  }

  private refuseUpgrade(socket: Duplex, status: keyof typeof REASON_PHRASES, code: RefusalCode): void {
    this.deps.metrics.refused.inc({ code });
    const body = JSON.stringify({ code });
    socket.once('finish', () => socket.destroy());
    socket.end(
      `HTTP/1.1 ${status} ${REASON_PHRASES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }

  get size(): number {
    return this.server.clients.size;
  }

  /** Clients reconnect, to this server or to another. */
  closeAll(): void {
    for (const ws of this.server.clients) ws.close(SERVICE_RESTART, 'stopping');
  }

  /** Closes all, and terminates those that do not complete the close handshake in time. */
  async close(): Promise<void> {
    clearInterval(this.pingTimer);
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.closeAll();
    const closeTimer = setTimeout(() => {
      for (const ws of this.server.clients) ws.terminate();
    }, CLOSE_TIMEOUT);
    await closed;
    clearTimeout(closeTimer);
  }

  private pingAll(): void {
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

function attachConnection(ws: WebSocket, connection: Connection): void {
  ws.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary)); // ws delivers one Buffer
  ws.on('ping', (data) => connection.onPing(data));
  ws.on('pong', () => connection.onPong());
  ws.on('error', () => ws.terminate());
  ws.on('close', () => connection.onClosed());
}

/** Sends messages of one tick in one packet: an update, and the reply to the request that caused it. */
class WebSocketTransport implements Transport {
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
    this.corkUntilNextTick();
    this.ws.send(text);
  }

  private corkUntilNextTick(): void {
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
