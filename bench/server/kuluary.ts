// Our own server, as it is: a log in SQLite on the disk of this folder (or in PostgreSQL), on which
// every move lies before anyone hears of it. Only the limits on strangers are lifted: all seats come from one address.

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { type ToBrowser, type Update, type WholeUpdate, whole } from '@kuluary/protocol/to-browser';
import type { Command, ToServer } from '@kuluary/protocol/to-server';
import { readConfig } from '@kuluary/server/config';
import { serve as start } from '@kuluary/server/serve';
import { WebSocket } from 'ws';
import { type Load, Seat } from './load.ts';
import { SEATS } from './match.ts';
import { run } from './process.ts';

type Hello = Extract<ToServer, { type: 'hello' }>;

const LIFTED = '1000000';

async function serve(): Promise<string> {
  const folder = mkdtempSync(join('dist', 'bench-data-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Kuluary</title>');
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: process.env.BENCH_DATABASE_URL, // not whatever the caller's environment holds
    LOG_LEVEL: 'error',
    TCP_PER_ADDRESS: LIFTED,
    TCP_CONNECTIONS: LIFTED,
    CONNECTS_PER_SECOND: LIFTED,
    CONNECTIONS_PER_ADDRESS: LIFTED,
    REQUESTS_PER_SECOND: LIFTED,
    TABLES_PER_HOUR: LIFTED,
    MESSAGES_PER_SECOND: LIFTED,
    BYTES_PER_SECOND: `${LIFTED}000000`,
  });
  const running = await start(config, { botWorker: process.env.BOT_WORKER!, site: folder });
  return running.address.replace('localhost', '127.0.0.1');
}

/** Servers that share their tables are given with spaces between them: then each seat goes to the next one. */
async function openTable(addresses: string, load: Load): Promise<void> {
  const servers = addresses.split(' ');
  const { table, cookie } = await newTable(servers[0]!);
  const host: Guest = { address: servers[0]!.replace('http', 'ws'), load, cookie };
  const guests = Array.from({ length: SEATS - 1 }, (_, i): Guest => {
    const server = servers[(i + 1) % servers.length]!;
    return { ...host, address: server.replace('http', 'ws'), cookie: undefined };
  });
  await Promise.all([host, ...guests].map((guest) => new Visit(guest, table).began));
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

/** Its host begins a game with a bot, and never answers. */
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
  const wishes: Command[] = [
    { type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' },
    { type: 'set', clock: 'none' },
    { type: 'start' },
  ];
  const asked = new Promise<void>((resolve) => {
    host.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToBrowser;
      if (message.type !== 'update' || !message.play || message.play.moves.length === 0) return;
      host.removeAllListeners('message');
      resolve();
    });
  });
  for (const wish of wishes) host.send(JSON.stringify(wish));
  await asked;
  for (let i = 1; i < connections; i++) await connect();
}

interface Guest {
  readonly address: string;
  readonly load: Load;
  cookie: string | undefined;
}

function cookieIn([header]: readonly string[]): string {
  return header!.split(';', 1)[0]!;
}

/** A guest at one table: it sits down, plays, and goes on to the rematch. */
class Visit {
  readonly began: Promise<unknown>;
  private readonly guest: Guest;
  private readonly ws: WebSocket;
  private readonly seat: Seat;
  private readonly wishes = new Set<string>(); // each is uttered once
  private latest: WholeUpdate | undefined;
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
    this.began = once(this.ws, 'message');
    this.seat = new Seat(load, (move, asked) => {
      const ref = this.moves++;
      this.send({ type: 'move', ref, id: `${ref}`.padStart(8, '0'), asked, move });
    });
  }

  private send(message: Command | Hello): void {
    this.ws.send(JSON.stringify(message));
  }

  private wish(command: Command): void {
    if (!this.wishes.has(command.type)) this.send(command);
    this.wishes.add(command.type);
  }

  private receive(text: string): void {
    if (text.includes('"moves":[]') && text.endsWith('"table":null}')) return; // nothing to do: spare the parsing
    const message = JSON.parse(text) as ToBrowser;
    if (message.type === 'update') this.take(message);
    else if (message.type === 'refused' && message.ref === null) throw new Error(`our server says: ${message.code}`);
    else if (message.type === 'refused') this.seat.refused();
    else if (message.type === 'done' && message.ref !== null) this.seat.taken();
  }

  private take(update: Update): void {
    this.latest = whole(update, this.latest);
    const { table, you, play } = this.latest;
    const people = table.seats.filter(({ kind, awaited }) => kind === 'person' && !awaited).length;
    const isAwaited = you.seat === null || table.seats[you.seat]!.awaited;
    if (table.next !== null) this.goOn(table.next);
    else if (table.phase === 'playing') this.seat.ask(play!.asked, play!.moves);
    else if (isAwaited) this.wish({ type: 'sit', seat: you.seat, name: 'Guest', salt: '' });
    else if (table.phase === 'over' && you.host) this.wish({ type: 'rematch' });
    else if (table.phase === 'lobby' && you.host && people === SEATS) this.wish({ type: 'start' });
  }

  private goOn(table: string): void {
    this.ws.removeAllListeners('message');
    this.ws.close();
    new Visit(this.guest, table);
  }
}

await run({ serve, openTable, openIdleTable });
