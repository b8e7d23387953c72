// Limits per address, of connections, tables, requests and bytes: whoever exceeds them is refused, everybody else is served.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FastChance } from '@kuluary/kernel/chance';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { REFUSED_HELLO_BYTES } from './connection.ts';
import { fetchGuestCookie, playRandomly, type TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

const BATCH_WINDOW = 50; // ms; events within less are batched into one update
const CROWD_ADDRESS = { 'x-forwarded-for': '203.0.113.1' };
const OTHER_ADDRESS = { 'x-forwarded-for': '203.0.113.2' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ...NO_LIMITS,
    TRUST_PROXY: 1,
    CONNECTS_PER_SECOND: 20,
    CONNECTIONS_PER_ADDRESS: 30,
    REQUESTS_PER_SECOND: 20,
    TABLES_PER_HOUR: 10,
  });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

type UpgradeResult = { readonly ws: WebSocket; readonly status: number }; // 101: open

function tryUpgrade(table: string, headers: Record<string, string>, { address } = server): Promise<UpgradeResult> {
  const ws = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`, { headers });
  return new Promise((resolve, reject) => {
    ws.on('open', () => resolve({ ws, status: 101 }));
    ws.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve({ ws, status: response.statusCode! });
    });
    ws.on('error', reject);
  });
}

/** Opens a TCP connection that sends nothing; is it still open a moment later? */
async function staysOpen({ address }: TestServer, sockets: Socket[]): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).resume();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const isGone = await Promise.race([once(socket, 'close').then(() => true), pause(200, false)]);
  if (!isGone) sockets.push(socket);
  return !isGone;
}

const count = (results: readonly UpgradeResult[], status: number) =>
  results.filter((result) => result.status === status).length;
const opened = (results: readonly UpgradeResult[]) => results.filter(({ status }) => status === 101);

describe('limits per address', () => {
  it('[T30] a thousand connections at once from one address: most are refused, and others play on', async () => {
    const players = await startMatch(server, 2); // connected directly: another address
    const { table } = players[0]!;
    const games = players.map((client, i) => playRandomly(client, new FastChance(i)));
    const results: UpgradeResult[] = [];
    for (let wave = 0; wave < 10; wave++) {
      results.push(...(await Promise.all(Array.from({ length: 100 }, () => tryUpgrade(table, CROWD_ADDRESS)))));
    }
    expect(count(results, 101) + count(results, 429)).toBe(1000);
    expect(count(results, 101)).toBeGreaterThan(0);
    expect(count(results, 101)).toBeLessThanOrEqual(30);
    await Promise.all(games);
    expect(players[0]!.latest!.table.phase).toBe('over');
    const friend = await tryUpgrade(table, OTHER_ADDRESS);
    expect(friend.status).toBe(101);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^kuluary_refused_total\{code="too-many"\} \d{3}/m);
    for (const { ws } of [...opened(results), friend]) ws.terminate();
    await disconnectAll(players);
  });

  it('[T30] allows so many websockets, and one more when one has closed', async () => {
    const own = await startTestServer({ ...NO_LIMITS, CONNECTIONS_PER_ADDRESS: 3 });
    const players = await startMatch(own, 3);
    const { table } = players[0]!;
    const url = `${own.address.replace('http', 'ws')}/ws/${table}`;
    const status = () =>
      new Promise<number>((resolve) => {
        const ws = new WebSocket(url);
        ws.on('error', () => undefined);
        ws.on('unexpected-response', (_, response) => resolve(response.statusCode!));
        ws.on('open', () => {
          ws.terminate();
          resolve(101);
        });
      });
    expect(await status()).toBe(429);
    await players[2]!.disconnect();
    const [anna] = players as [TestClient];
    await anna.waitUntil(() => !anna.latest!.table.seats[2]!.here);
    expect(await status()).toBe(101);
    await disconnectAll(players.slice(0, 2));
    await own.stop();
  });

  it('[T30] slows down clients that guess codes of tables', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }); // so that the buckets do not refill
    const own = await startTestServer({ ...NO_LIMITS, CONNECTS_PER_SECOND: 2 }); // four at once
    const [anna] = (await openLobby(own, 1)) as [TestClient];
    const results: number[] = [];
    for (let i = 0; i < 2; i++) {
      const { ws, status } = await tryUpgrade('000000', {}, own);
      results.push(status);
      if (status !== 101) continue;
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      await once(ws, 'message');
      ws.terminate();
    }
    expect(results).toEqual([101, 429]);
    await anna.disconnect();
    await own.stop();
  });

  it('[T31] allows so many new tables an hour, and so many requests a second', async () => {
    const open = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ game: 'coup', name: 'x', salt: '' });
      const request = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      const response = await fetch(`${server.address}/api/tables`, request);
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    const from = { 'x-forwarded-for': '203.0.113.3' };
    for (let i = 0; i < 10; i++) expect(await open(from)).toEqual([200, undefined]);
    expect(await open(from)).toEqual([429, 'too-many']);
    expect(await open({ 'x-forwarded-for': '203.0.113.4' })).toEqual([200, undefined]);
    const get = (headers: Record<string, string>) => fetch(`${server.address}/healthz`, { headers });
    const flood = await Promise.all(Array.from({ length: 400 }, () => get(CROWD_ADDRESS)));
    const refused = flood.find(({ status }) => status === 429)!;
    expect(await refused.json()).toEqual({ code: 'too-fast' });
    expect((await get(OTHER_ADDRESS)).status).toBe(200);
  });

  it('[T31] a rematch counts as a new table', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TABLES_PER_HOUR: 1 });
    const players = await startMatch(own, 2);
    await Promise.all(players.map((client, i) => playRandomly(client, new FastChance(i))));
    expect(await players[0]!.request({ type: 'rematch' })).toMatchObject({ type: 'refused', code: 'too-many' });
    await disconnectAll(players);
    await own.stop();
  });

  it('[T31] X-Forwarded-For is trusted only for as many proxies as are configured', async () => {
    const plain = await startTestServer({ ...NO_LIMITS, TABLES_PER_HOUR: 1 });
    const cookie = await fetchGuestCookie(plain.address);
    const statuses: number[] = [];
    for (const address of ['203.0.113.5', '203.0.113.6']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie };
      const body = JSON.stringify({ game: 'coup', name: 'x', salt: '' });
      statuses.push((await fetch(`${plain.address}/api/tables`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([200, 429]);
    await plain.stop();
  });

  it('[T35] allows so many TCP connections, though they send nothing, and one more when one has closed', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TCP_PER_ADDRESS: 3 });
    const sockets: Socket[] = [];
    for (const isFree of [true, true, true, false, false]) expect(await staysOpen(own, sockets)).toBe(isFree);
    sockets.pop()!.destroy();
    await pause(100);
    expect(await staysOpen(own, sockets)).toBe(true);
    for (const socket of sockets) socket.destroy();
    await own.stop();
  });

  it('[T35] connections through a proxy are limited in total, not by the proxy’s address', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1, TCP_PER_ADDRESS: 1, TCP_CONNECTIONS: 4 });
    const sockets: Socket[] = [];
    for (const isFree of [true, true, true, true, false]) expect(await staysOpen(own, sockets)).toBe(isFree);
    for (const socket of sockets) socket.destroy();
    await own.stop();
  });

  it('[T36] sends so many bytes a second to all connections of an address together, whatever they request', async () => {
    const RATE = 1000;
    const own = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: RATE });
    const [anna] = (await openLobby(own, 1)) as [TestClient]; // connected directly
    const open = (headers: Record<string, string>) =>
      new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`, { headers });
    const sockets = [open(CROWD_ADDRESS), open(CROWD_ADDRESS)];
    await Promise.all(sockets.map((ws) => once(ws, 'open')));
    const begin = performance.now();
    let receivedBytes = 0;
    let largest = 0;
    const codes = new Set<string>();
    for (const ws of sockets) {
      ws.on('message', (data) => {
        const text = String(data);
        receivedBytes += text.length;
        largest = Math.max(largest, text.length);
        const message = JSON.parse(text) as { code?: string };
        if (message.code) codes.add(message.code);
        else ws.send(JSON.stringify({ type: 'resync' }));
      });
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    }
    while (codes.size === 0) await once(sockets[0]!, 'message');
    await pause(100);
    const seconds = (performance.now() - begin) / 1000;
    expect([...codes]).toEqual(['too-fast']);
    expect(receivedBytes).toBeGreaterThan(RATE);
    expect(receivedBytes).toBeLessThan(RATE * (10 + seconds) + 4 * largest);
    const [, refused] = (await once(open(CROWD_ADDRESS), 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(refused.statusCode).toBe(429);
    const friend = open(OTHER_ADDRESS);
    await once(friend, 'open');
    for (const ws of [...sockets, friend]) ws.terminate();
    await anna.disconnect();
    await own.stop();
  });

  it('[T36] a refused hello is charged like a whole match: nobody can make a server read logs without end', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: REFUSED_HELLO_BYTES });
    const people = (await openLobby(own, 2)) as [TestClient, TestClient];
    for (const request of [{ type: 'set', door: false }, { type: 'start' }] as const) await people[0].request(request);
    const socket = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${people[0].table}`, {
      headers: CROWD_ADDRESS,
    });
    await once(socket, 'open');
    const codes: string[] = [];
    while (codes.at(-1) !== 'too-fast' && codes.length < 50) {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      const [data] = (await once(socket, 'message')) as [Buffer];
      codes.push((JSON.parse(String(data)) as { code: string }).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('door-closed')); // a burst of ten seconds
    expect(codes.at(-1)).toBe('too-fast');
    socket.terminate();
    await disconnectAll(people);
    await own.stop();
  });

  it('[T36] counts bytes of HTTP and of websockets together', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: 100 });
    const file = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${own.address}/assets/main.js`, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    for (let i = 0; i < 5; i++) expect((await file(CROWD_ADDRESS, 'HEAD')).status).toBe(200); // without a body
    expect((await file(CROWD_ADDRESS)).status).toBe(200);
    expect([(await file(CROWD_ADDRESS)).status, (await file(CROWD_ADDRESS, 'HEAD')).status]).toEqual([429, 429]);
    const socket = new WebSocket(`${own.address.replace('http', 'ws')}/ws/123456`, { headers: CROWD_ADDRESS });
    const [, refused] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(refused.statusCode).toBe(429);
    expect((await file(OTHER_ADDRESS)).status).toBe(200);
    await own.stop();
  });

  it('[T40] updates caused by others are not charged to an address', async () => {
    const own = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: 1000 });
    const [anna] = (await openLobby(own, 1)) as [TestClient];
    const url = `${own.address.replace('http', 'ws')}/ws/${anna.table}`;
    const ws = new WebSocket(url, { headers: OTHER_ADDRESS });
    await once(ws, 'open');
    let receivedBytes = 0;
    ws.on('message', (data) => {
      receivedBytes += String(data).length;
    });
    ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    while (receivedBytes === 0) await once(ws, 'message');
    const others: WebSocket[] = [];
    for (let i = 0; receivedBytes < 100_000; i++) {
      await anna.waitUntil(() => true);
      const other = new WebSocket(url, { headers: { 'x-forwarded-for': `198.51.100.${i % 250}` } });
      await once(other, 'open');
      other.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      await once(other, 'message');
      other.send(JSON.stringify({ type: 'sit', seat: null, name: `Guest ${i}`, salt: '' }));
      await once(other, 'message');
      other.send(JSON.stringify({ type: 'stand' }));
      others.push(other);
      await pause(BATCH_WINDOW); // so that it is an update of its own
    }
    const reply = once(ws, 'message');
    ws.send(JSON.stringify({ type: 'ping' }));
    const texts = [String((await reply)[0])];
    while (!texts.at(-1)!.includes('pong') && !texts.at(-1)!.includes('refused')) {
      texts.push(String((await once(ws, 'message'))[0]));
    }
    expect(JSON.parse(texts.at(-1)!)).toMatchObject({ type: 'pong' });
    for (const each of [...others, ws]) each.terminate();
    await anna.disconnect();
    await own.stop();
  });
});
