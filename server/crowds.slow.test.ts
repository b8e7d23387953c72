// Too many from one address: connections, tables, requests. Everybody else is served.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FastChance } from '@kuluary/kernel/chance';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { REFUSED_HELLO_BYTES } from './connection.ts';
import { guestCookie, type Player, playOn } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

const A_MOMENT = 50; // ms: what happens within less is one piece of news
const CROWD = { 'x-forwarded-for': '203.0.113.1' };
const PERSON = { 'x-forwarded-for': '203.0.113.2' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
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

type Fate = { readonly ws: WebSocket; readonly status: number }; // 101: it is open

function knock(table: string, headers: Record<string, string>, { address } = server): Promise<Fate> {
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

/** A connection that asks for nothing. True: it is still there a moment later. */
async function isKept({ address }: TestServer, lines: Socket[]): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const line = connect(Number(port), hostname).resume();
  line.on('error', () => undefined);
  await once(line, 'connect');
  const isGone = await Promise.race([once(line, 'close').then(() => true), pause(200, false)]);
  if (!isGone) lines.push(line);
  return !isGone;
}

const count = (fates: readonly Fate[], status: number) => fates.filter((fate) => fate.status === status).length;
const opened = (fates: readonly Fate[]) => fates.filter(({ status }) => status === 101);

describe('crowds', () => {
  it('[T30] a thousand connections at once from one address: most are refused, and the others play on', async () => {
    const players = await begin(server, 2); // from this machine itself: another address
    const { table } = players[0]!;
    const games = players.map((player, i) => playOn(player, new FastChance(i)));
    const fates: Fate[] = [];
    for (let wave = 0; wave < 10; wave++) {
      fates.push(...(await Promise.all(Array.from({ length: 100 }, () => knock(table, CROWD)))));
    }
    expect(count(fates, 101) + count(fates, 429)).toBe(1000);
    expect(count(fates, 101)).toBeGreaterThan(0);
    expect(count(fates, 101)).toBeLessThanOrEqual(30);
    await Promise.all(games);
    expect(players[0]!.latest!.table.phase).toBe('over');
    const friend = await knock(table, PERSON);
    expect(friend.status).toBe(101);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^kuluary_refused_total\{code="too-many"\} \d{3}/m);
    for (const { ws } of [...opened(fates), friend]) ws.terminate();
    await leaveAll(players);
  });

  it('[T30] as many connections as are allowed, and one more when one has gone', async () => {
    const own = await testServer({ ...NO_LIMITS, CONNECTIONS_PER_ADDRESS: 3 });
    const players = await begin(own, 3);
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
    await players[2]!.leave();
    const [anna] = players as [Player];
    await anna.until(() => !anna.latest!.table.seats[2]!.here);
    expect(await status()).toBe(101);
    await leaveAll(players.slice(0, 2));
    await own.stop();
  });

  it('[T30] whoever tries codes that are no tables gets slower', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }); // nothing flows into the buckets meanwhile
    const own = await testServer({ ...NO_LIMITS, CONNECTS_PER_SECOND: 2 }); // four at once
    const [anna] = (await gather(own, 1)) as [Player];
    const fates: number[] = [];
    for (let i = 0; i < 2; i++) {
      const { ws, status } = await knock('000000', {}, own);
      fates.push(status);
      if (status !== 101) continue;
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      await once(ws, 'message');
      ws.terminate();
    }
    expect(fates).toEqual([101, 429]);
    await anna.leave();
    await own.stop();
  });

  it('[T31] so many new tables an hour, and so many requests a second, from one address', async () => {
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
    const flood = await Promise.all(Array.from({ length: 400 }, () => get(CROWD)));
    const refused = flood.find(({ status }) => status === 429)!;
    expect(await refused.json()).toEqual({ code: 'too-fast' });
    expect((await get(PERSON)).status).toBe(200);
  });

  it('[T31] a rematch is one of those tables', async () => {
    const own = await testServer({ ...NO_LIMITS, TABLES_PER_HOUR: 1 });
    const players = await begin(own, 2);
    await Promise.all(players.map((player, i) => playOn(player, new FastChance(i))));
    expect(await players[0]!.ask({ type: 'rematch' })).toMatchObject({ type: 'refused', code: 'too-many' });
    await leaveAll(players);
    await own.stop();
  });

  it('[T31] an address in X-Forwarded-For is believed only as far as there are proxies of ours', async () => {
    const plain = await testServer({ ...NO_LIMITS, TABLES_PER_HOUR: 1 });
    const cookie = await guestCookie(plain.address);
    const statuses: number[] = [];
    for (const address of ['203.0.113.5', '203.0.113.6']) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie };
      const body = JSON.stringify({ game: 'coup', name: 'x', salt: '' });
      statuses.push((await fetch(`${plain.address}/api/tables`, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([200, 429]);
    await plain.stop();
  });

  it('[T35] as many TCP connections as are allowed, though they ask for nothing, and one more when one has gone', async () => {
    const own = await testServer({ ...NO_LIMITS, TCP_PER_ADDRESS: 3 });
    const lines: Socket[] = [];
    for (const isFree of [true, true, true, false, false]) expect(await isKept(own, lines)).toBe(isFree);
    lines.pop()!.destroy();
    await pause(100);
    expect(await isKept(own, lines)).toBe(true);
    for (const line of lines) line.destroy();
    await own.stop();
  });

  it('[T35] those of a proxy are not counted as one address’s, but in all there are so many', async () => {
    const own = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1, TCP_PER_ADDRESS: 1, TCP_CONNECTIONS: 4 });
    const lines: Socket[] = [];
    for (const isFree of [true, true, true, true, false]) expect(await isKept(own, lines)).toBe(isFree);
    for (const line of lines) line.destroy();
    await own.stop();
  });

  it('[T36] so many bytes a second for all connections of an address together, whatever it asks for', async () => {
    const RATE = 1000;
    const own = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: RATE });
    const [anna] = (await gather(own, 1)) as [Player]; // from this machine itself
    const open = (headers: Record<string, string>) =>
      new WebSocket(`${own.address.replace('http', 'ws')}/ws/${anna.table}`, { headers });
    const lines = [open(CROWD), open(CROWD)];
    await Promise.all(lines.map((ws) => once(ws, 'open')));
    const begin = performance.now();
    let drawn = 0;
    let largest = 0;
    const codes = new Set<string>();
    for (const ws of lines) {
      ws.on('message', (data) => {
        const text = String(data);
        drawn += text.length;
        largest = Math.max(largest, text.length);
        const message = JSON.parse(text) as { code?: string };
        if (message.code) codes.add(message.code);
        else ws.send(JSON.stringify({ type: 'resync' }));
      });
      ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    }
    while (codes.size === 0) await once(lines[0]!, 'message');
    await pause(100);
    const seconds = (performance.now() - begin) / 1000;
    expect([...codes]).toEqual(['too-fast']);
    expect(drawn).toBeGreaterThan(RATE);
    expect(drawn).toBeLessThan(RATE * (10 + seconds) + 4 * largest);
    const [, refused] = (await once(open(CROWD), 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(refused.statusCode).toBe(429);
    const friend = open(PERSON);
    await once(friend, 'open');
    for (const ws of [...lines, friend]) ws.terminate();
    await anna.leave();
    await own.stop();
  });

  it('[T36] a hello that a table refuses counts for as much as a whole game: nobody makes a server read logs without end', async () => {
    const own = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: REFUSED_HELLO_BYTES });
    const people = (await gather(own, 2)) as [Player, Player];
    for (const wish of [{ type: 'set', door: false }, { type: 'start' }] as const) await people[0].ask(wish);
    const line = new WebSocket(`${own.address.replace('http', 'ws')}/ws/${people[0].table}`, { headers: CROWD });
    await once(line, 'open');
    const codes: string[] = [];
    while (codes.at(-1) !== 'too-fast' && codes.length < 50) {
      line.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      const [data] = (await once(line, 'message')) as [Buffer];
      codes.push((JSON.parse(String(data)) as { code: string }).code);
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('door-closed')); // ten seconds' worth at once
    expect(codes.at(-1)).toBe('too-fast');
    line.terminate();
    await leaveAll(people);
    await own.stop();
  });

  it('[T36] bytes of HTTP count, and those of websockets count for HTTP', async () => {
    const own = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: 100 });
    const file = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${own.address}/assets/main.js`, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    for (let i = 0; i < 5; i++) expect((await file(CROWD, 'HEAD')).status).toBe(200); // that is no file
    expect((await file(CROWD)).status).toBe(200);
    expect([(await file(CROWD)).status, (await file(CROWD, 'HEAD')).status]).toEqual([429, 429]);
    const socket = new WebSocket(`${own.address.replace('http', 'ws')}/ws/123456`, { headers: CROWD });
    const [, refused] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(refused.statusCode).toBe(429);
    expect((await file(PERSON)).status).toBe(200);
    await own.stop();
  });

  it('[T40] what others do at a table uses up nothing of what an address may ask for', async () => {
    const own = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1, BYTES_PER_SECOND: 1000 });
    const [anna] = (await gather(own, 1)) as [Player];
    const url = `${own.address.replace('http', 'ws')}/ws/${anna.table}`;
    const ws = new WebSocket(url, { headers: PERSON });
    await once(ws, 'open');
    let heard = 0;
    ws.on('message', (data) => {
      heard += String(data).length;
    });
    ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
    while (heard === 0) await once(ws, 'message');
    const crowd: WebSocket[] = [];
    for (let i = 0; heard < 100_000; i++) {
      await anna.until(() => true);
      const other = new WebSocket(url, { headers: { 'x-forwarded-for': `198.51.100.${i % 250}` } });
      await once(other, 'open');
      other.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
      await once(other, 'message');
      other.send(JSON.stringify({ type: 'sit', seat: null, name: `Guest ${i}`, salt: '' }));
      await once(other, 'message');
      other.send(JSON.stringify({ type: 'stand' }));
      crowd.push(other);
      await pause(A_MOMENT); // so that it is news of its own
    }
    const answer = once(ws, 'message');
    ws.send(JSON.stringify({ type: 'ping' }));
    const texts = [String((await answer)[0])];
    while (!texts.at(-1)!.includes('pong') && !texts.at(-1)!.includes('refused')) {
      texts.push(String((await once(ws, 'message'))[0]));
    }
    expect(JSON.parse(texts.at(-1)!)).toMatchObject({ type: 'pong' });
    for (const each of [...crowd, ws]) each.terminate();
    await anna.leave();
    await own.stop();
  });
});
