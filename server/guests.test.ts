// Guests' cookies, and the seats that they hold.

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchGuestCookie, findAskedClient, postJson, TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

/** The cookies that a websocket handshake sets. */
async function handshakeCookies(table: string, headers: Record<string, string> = {}): Promise<string[]> {
  const ws = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers });
  const [response] = (await once(ws, 'upgrade')) as [{ headers: Record<string, string[] | undefined> }];
  ws.on('error', () => undefined);
  ws.terminate();
  return response.headers['set-cookie'] ?? [];
}

/** The reply to an invalid websocket handshake. */
async function brokenHandshakeReply(table: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /ws/${table} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('cookies', () => {
  it('[T10] are http-only, for a year, and secure where there is TLS', async () => {
    const { headers } = await fetch(`${server.address}/`);
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(
      /^kuluary-guest=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const proxied = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1 });
    const secure = await fetch(`${proxied.address}/`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('set-cookie')).toMatch(
      /^__Host-kuluary-guest=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    await proxied.stop();
  });

  it('[T10] over TLS ignore what a sibling site, or a reply without TLS, has set', async () => {
    const proxied = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1 });
    const newCookieFor = async (cookie: string) => {
      const { headers } = await fetch(`${proxied.address}/`, { headers: { cookie, 'x-forwarded-proto': 'https' } });
      return headers.get('set-cookie')?.split(';', 1)[0];
    };
    const planted = await fetchGuestCookie(proxied.address);
    const own = await newCookieFor(planted);
    expect(own).toMatch(/^__Host-kuluary-guest=/);
    expect(own).not.toContain(planted.split('=')[1]);
    for (const cookie of [own!, `${planted}; ${own}`, `${own}; ${planted}`])
      expect(await newCookieFor(cookie)).toBeUndefined();
    await proxied.stop();
  });

  it('[T10] are set once, for clients without one, by page, request or websocket', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const { headers } = await fetch(`${server.address}/`, { headers: { cookie: anna.cookie } });
    expect(headers.get('set-cookie')).toBeNull();
    expect((await postJson(server.address, '/api/tables', { game: 'coup', name: 'x', salt: '' })).cookie).toBeDefined();
    expect(await handshakeCookies(anna.table)).toHaveLength(1);
    expect(await handshakeCookies(anna.table, { cookie: anna.cookie })).toEqual([]);
    await anna.disconnect();
  });

  it('[T10] of a failed handshake are given to nobody else', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    for (let i = 0; i < 20; i++) expect(await brokenHandshakeReply(anna.table)).toMatch(/^HTTP\/1.1 400/);
    expect(await handshakeCookies(anna.table, { cookie: anna.cookie })).toEqual([]);
    expect(await handshakeCookies(anna.table)).toHaveLength(1);
    await anna.disconnect();
  });

  it('[T11] that are forged, unsigned, changed or another server’s hold no seat', async () => {
    const elsewhere = await startTestServer({ ...NO_LIMITS });
    const foreign = await fetchGuestCookie(elsewhere.address);
    await elsewhere.stop();
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const [name, value] = anna.cookie.split('=') as [string, string];
    const [id, signature] = value.split('.') as [string, string];
    const flipped = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    const forged = [
      `${name}=${id}`,
      `${name}=${id}.`,
      `${name}=${id}.${signature.slice(1)}`,
      `${name}=${id}.${'A'.repeat(43)}`,
      `${name}=${flipped}.${signature}`,
      `${name}=${id.toUpperCase()}.${signature}`,
      `${name}=${id}.${signature}x`,
      `other=${value}`,
      `${name}=${id}.${foreign.split('.')[1]}`,
      foreign,
      `${name}=${'x'.repeat(7000)}`,
    ];
    for (const cookie of forged) {
      const thief = await TestClient.join(server.address, anna.table, cookie);
      expect(thief.seat).toBeNull();
      expect((await thief.request({ type: 'start' })).type).toBe('refused');
      await thief.disconnect();
    }
    const twin = await TestClient.join(server.address, anna.table, `junk=1; ${anna.cookie}; more=2`);
    expect(twin.seat).toBe(0);
    await disconnectAll([anna, twin]);
  });
});

describe('seats', () => {
  it('[T12] a taken seat cannot be taken again, and the host cannot move for it', async () => {
    const [anna, boris] = (await openLobby(server, 2)) as [TestClient, TestClient];
    const thief = await TestClient.join(server.address, anna.table);
    for (const seat of [0, 1]) {
      expect(await thief.request({ type: 'sit', seat, name: 'Thief', salt: '' })).toMatchObject({ code: 'seat-taken' });
    }
    expect(await anna.request({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' })).toMatchObject({
      code: 'seat-taken',
    });
    await anna.request({ type: 'start' });
    await Promise.all([anna, boris].map((client) => client.waitUntil(() => client.latest!.play !== null)));
    const actor = findAskedClient([anna, boris]);
    const other = actor === anna ? boris : anna;
    const { asked } = actor.latest!.play!;
    const move = { type: 'move', id: 'not my turn', asked, move: { type: 'income' } } as const;
    expect(await other.request(move)).toMatchObject({ code: 'not-your-decision', rule: 'C2' });
    expect(await thief.request(move)).toMatchObject({ code: 'not-seated' });
    other.sendRaw(JSON.stringify({ ...move, seat: actor.seat }));
    expect((await once(other, 'message'))[0]).toMatchObject({ code: 'malformed' });
    await disconnectAll([anna, boris, thief]);
  });

  it('[T12] one guest gets one seat, however many connections request one at once', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const cookie = await fetchGuestCookie(server.address);
    const connections = await Promise.all(
      Array.from({ length: 5 }, () => TestClient.join(server.address, anna.table, cookie)),
    );
    await Promise.all(
      connections.map((connection, i) => connection.request({ type: 'sit', seat: i + 1, name: 'Many', salt: '' })),
    );
    const taken = () => anna.latest!.table.seats.filter(({ kind }) => kind === 'person').length;
    const last = Math.max(...connections.map(({ position }) => position));
    for (const each of [anna, ...connections]) await each.waitUntil(() => each.position >= last);
    expect(taken()).toBe(2);
    expect(new Set(connections.map(({ seat }) => seat)).size).toBe(1);
    await disconnectAll([anna, ...connections]);
  });

  it('[T13] another site’s page cannot open a table or a websocket with a guest’s cookie', async () => {
    const players = await startMatch(server, 2);
    const { table, cookie } = players[0]!;
    const open = (origin: string) =>
      new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie, origin } });
    for (const origin of ['https://evil.example', 'null', '', 'http://127.0.0.1', `${server.address}.evil.example`]) {
      const [, response] = (await once(open(origin), 'unexpected-response')) as [unknown, { statusCode: number }];
      expect(response.statusCode).toBe(403);
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ game: 'coup', name: 'x', salt: '' });
      const reply = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
      expect([reply.status, await reply.json()]).toEqual([403, { code: 'foreign-site' }]);
    }
    const own = open(server.address);
    await once(own, 'open');
    own.close();
    const friendly = await startTestServer({ ...NO_LIMITS, ORIGINS: 'https://a.example, https://b.example' });
    const [host] = (await openLobby(friendly, 1)) as [TestClient];
    const url = `${friendly.address.replace('http', 'ws')}/ws/${host.table}`;
    const allowed = new WebSocket(url, { headers: { origin: 'https://b.example' } });
    await once(allowed, 'open');
    allowed.close();
    await disconnectAll([...players, host]);
    await friendly.stop();
  });
});
