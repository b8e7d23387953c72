// Our own server, with its log in SQLite on disk or in PostgreSQL, where every move is stored before it is published. Only
// the limits on addresses are lifted, because all seats come from one address.

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { type CompleteUpdate, completeUpdate, type ToBrowser, type Update } from '@kuluary/protocol/to-browser';
import type { ClientRequest, ToServer } from '@kuluary/protocol/to-server';
import { readConfig } from '@kuluary/server/config';
import { serve as startServer } from '@kuluary/server/serve';
import { WebSocket } from 'ws';
import { runBenchProcess } from './bench-process.ts';
import { SEATS } from './comparison-match.ts';
import { type LoadGenerator, ScriptedSeat } from './load-generator.ts';

type Hello = Extract<ToServer, { type: 'hello' }>;

const NO_LIMIT = '1000000';

async function serve(): Promise<string> {
  const folder = mkdtempSync(join('dist', 'bench-data-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kuluary</title>');
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: process.env.BENCH_DATABASE_URL, // not the one of the caller's environment
    LOG_LEVEL: 'error',
    TCP_PER_ADDRESS: NO_LIMIT,
    TCP_CONNECTIONS: NO_LIMIT,
    CONNECTS_PER_SECOND: NO_LIMIT,
    CONNECTIONS_PER_ADDRESS: NO_LIMIT,
    REQUESTS_PER_SECOND: NO_LIMIT,
    TABLES_PER_HOUR: NO_LIMIT,
    MESSAGES_PER_SECOND: NO_LIMIT,
    BYTES_PER_SECOND: `${NO_LIMIT}000000`,
  });
  const server = await startServer(config, { botWorker: process.env.BOT_WORKER!, site: folder });
  return server.address.replace('localhost', '127.0.0.1');
}

/** Addresses of servers that share their tables are separated by spaces: each seat connects to the next one. */
async function openTable(addresses: string, load: LoadGenerator): Promise<void> {
  const servers = addresses.split(' ');
  const { table, cookie } = await newTable(servers[0]!);
  const host: Guest = { address: servers[0]!.replace('http', 'ws'), load, cookie };
  const guests = Array.from({ length: SEATS - 1 }, (_, i): Guest => {
    const server = servers[(i + 1) % servers.length]!;
    return { ...host, address: server.replace('http', 'ws'), cookie: undefined };
  });
  await Promise.all([host, ...guests].map((guest) => new TableClient(guest, table).hasConnected));
}

async function newTable(address: string): Promise<{ table: string; cookie: string }> {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'coup', name: 'Guest', salt: '' }),
  });
  const { table } = (await response.json()) as { table: string };
  return { table, cookie: cookieIn(response.headers.getSetCookie()) };
}

/** Its host starts a game with a bot, and never moves. */
async function openIdleTable(address: string, connections: number): Promise<void> {
  const { table, cookie } = await newTable(address);
  const connect = async () => {
    const url = `${address.replace('http', 'ws')}/ws/${table}`;
    const ws = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    await once(ws, 'open');
    ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    await once(ws, 'message');
    return ws;
  };
  const host = await connect();
  const requests: ClientRequest[] = [
    { type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' },
    { type: 'set', clock: 'none' },
    { type: 'start' },
  ];
  const isAsked = new Promise<void>((resolve) => {
    host.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToBrowser;
      if (message.type !== 'update' || !message.play || message.play.moves.length === 0) return;
      host.removeAllListeners('message');
      resolve();
    });
  });
  for (const request of requests) host.send(JSON.stringify(request));
  await isAsked;
  for (let i = 1; i < connections; i++) await connect();
}

interface Guest {
  readonly address: string;
  readonly load: LoadGenerator;
  cookie: string | undefined;
}

function cookieIn([header]: readonly string[]): string {
  return header!.split(';', 1)[0]!;
}

/** The connection of a guest to one table: takes a seat, plays, and joins the rematch. */
class TableClient {
  readonly hasConnected: Promise<unknown>;
  private readonly guest: Guest;
  private readonly ws: WebSocket;
  private readonly seat: ScriptedSeat;
  private readonly sentOnce = new Set<string>(); // types of requests
  private latest: CompleteUpdate | undefined;
  private moves = 0;

  constructor(guest: Guest, table: string) {
    this.guest = guest;
    const { address, cookie, load } = guest;
    const headers = cookie === undefined ? {} : { cookie };
    this.ws = new WebSocket(`${address}/ws/${table}`, { headers, perMessageDeflate: false });
    this.ws.on('upgrade', (response) => {
      guest.cookie ??= cookieIn(response.headers['set-cookie']!);
    });
    this.ws.on('open', () => this.send({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    this.ws.on('message', (data) => this.receive(String(data)));
    this.hasConnected = once(this.ws, 'message');
    this.seat = new ScriptedSeat(load, (move, asked) => {
      const ref = this.moves++;
      this.send({ type: 'move', ref, id: `${ref}`.padStart(8, '0'), asked, move });
    });
  }

  private send(message: ClientRequest | Hello): void {
    this.ws.send(JSON.stringify(message));
  }

  private sendOnce(request: ClientRequest): void {
    if (!this.sentOnce.has(request.type)) this.send(request);
    this.sentOnce.add(request.type);
  }

  private receive(text: string): void {
    if (text.includes('"moves":[]') && text.endsWith('"table":null}')) return; // no decision: saves parsing it
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'update') this.followUpdate(message);
    else if (message.type === 'refused' && message.ref === null) throw new Error(`our server refused: ${message.code}`);
    else if (message.type === 'refused') this.seat.dropMove();
    else if (message.type === 'done' && message.ref !== null) this.seat.confirmMove();
  }

  private followUpdate(update: Update): void {
    this.latest = completeUpdate(update, this.latest);
    const { table, you, play } = this.latest;
    const people = table.seats.filter(({ kind, awaited }) => kind === 'person' && !awaited).length;
    const isAwaited = you.seat === null || table.seats[you.seat]!.awaited;
    if (table.next !== null) this.joinRematch(table.next);
    else if (table.phase === 'playing') this.seat.ask(play!.asked, play!.moves);
    else if (isAwaited) this.sendOnce({ type: 'sit', seat: you.seat, name: 'Guest', salt: '' });
    else if (table.phase === 'over' && you.host) this.sendOnce({ type: 'rematch' });
    else if (table.phase === 'lobby' && you.host && people === SEATS) this.sendOnce({ type: 'start' });
  }

  private joinRematch(table: string): void {
    this.ws.removeAllListeners('message');
    this.ws.close();
    new TableClient(this.guest, table);
  }
}

await runBenchProcess({ serve, openTable, openIdleTable });
