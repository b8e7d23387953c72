// Who somebody is, and whose seat is whose.

import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { asked, guestCookie, Player, post } from './player.fixture.ts';
import { begin, gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterAll(() => server.stop());

/** The headers with which a websocket is welcomed. */
async function welcome(table: string, headers: Record<string, string> = {}): Promise<string[]> {
  const ws = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers });
  const [response] = (await once(ws, 'upgrade')) as [{ headers: Record<string, string[] | undefined> }];
  ws.on('error', () => undefined);
  ws.terminate();
  return response.headers['set-cookie'] ?? [];
}

/** A handshake that no websocket can come of. */
async function botchedHandshake(table: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /ws/${table} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('cookies', () => {
  it('[T10] are for the server alone, for a year, and over https only where there is https', async () => {
    const { headers } = await fetch(`${server.address}/`);
    const cookie = headers.get('set-cookie')!;
    expect(cookie).toMatch(
      /^kuluary-guest=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const proxied = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1 });
    const secure = await fetch(`${proxied.address}/`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers.get('set-cookie')).toMatch(
      /^__Host-kuluary-guest=[0-9a-f]{32}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    await proxied.stop();
  });

  it('[T10] over https nobody else can have set: what a sibling site planted, or came before, is not read', async () => {
    const proxied = await testServer({ ...NO_LIMITS, TRUST_PROXY: 1 });
    const visit = async (cookie: string) => {
      const { headers } = await fetch(`${proxied.address}/`, { headers: { cookie, 'x-forwarded-proto': 'https' } });
      return headers.get('set-cookie')?.split(';', 1)[0];
    };
    const planted = await guestCookie(proxied.address);
    const own = await visit(planted);
    expect(own).toMatch(/^__Host-kuluary-guest=/);
    expect(own).not.toContain(planted.split('=')[1]);
    for (const cookie of [own!, `${planted}; ${own}`, `${own}; ${planted}`])
      expect(await visit(cookie)).toBeUndefined();
    await proxied.stop();
  });

  it('[T10] are given once: to whoever has none, by page, request or websocket', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const { headers } = await fetch(`${server.address}/`, { headers: { cookie: anna.cookie } });
    expect(headers.get('set-cookie')).toBeNull();
    expect((await post(server.address, '/api/tables', { game: 'coup', name: 'x', salt: '' })).cookie).toBeDefined();
    expect(await welcome(anna.table)).toHaveLength(1);
    expect(await welcome(anna.table, { cookie: anna.cookie })).toEqual([]);
    await anna.leave();
  });

  it('[T10] of somebody whose handshake failed are given to nobody else', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    for (let i = 0; i < 20; i++) expect(await botchedHandshake(anna.table)).toMatch(/^HTTP\/1.1 400/);
    expect(await welcome(anna.table, { cookie: anna.cookie })).toEqual([]);
    expect(await welcome(anna.table)).toHaveLength(1);
    await anna.leave();
  });

  it('[T11] that are forged, unsigned, changed or another server’s hold no seat', async () => {
    const elsewhere = await testServer({ ...NO_LIMITS });
    const foreign = await guestCookie(elsewhere.address);
    await elsewhere.stop();
    const [anna] = (await gather(server, 1)) as [Player];
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
      const thief = await Player.at(server.address, anna.table, cookie);
      expect(thief.seat).toBeNull();
      expect((await thief.ask({ type: 'start' })).type).toBe('refused');
      await thief.leave();
    }
    const twin = await Player.at(server.address, anna.table, `junk=1; ${anna.cookie}; more=2`);
    expect(twin.seat).toBe(0);
    await leaveAll([anna, twin]);
  });
});

describe('seats', () => {
  it('[T12] a seat that somebody holds cannot be taken, and the host cannot move for another', async () => {
    const [anna, boris] = (await gather(server, 2)) as [Player, Player];
    const thief = await Player.at(server.address, anna.table);
    for (const seat of [0, 1]) {
      expect(await thief.ask({ type: 'sit', seat, name: 'Thief', salt: '' })).toMatchObject({ code: 'seat-taken' });
    }
    expect(await anna.ask({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' })).toMatchObject({
      code: 'seat-taken',
    });
    await anna.ask({ type: 'start' });
    await Promise.all([anna, boris].map((player) => player.until(() => player.latest!.play !== null)));
    const actor = asked([anna, boris]);
    const other = actor === anna ? boris : anna;
    const { asked: question } = actor.latest!.play!;
    const move = { type: 'move', id: 'not my turn', asked: question, move: { type: 'income' } } as const;
    expect(await other.ask(move)).toMatchObject({ code: 'not-your-decision', rule: 'C2' });
    expect(await thief.ask(move)).toMatchObject({ code: 'not-seated' });
    other.sendRaw(JSON.stringify({ ...move, seat: actor.seat }));
    expect((await once(other, 'message'))[0]).toMatchObject({ code: 'malformed' });
    await leaveAll([anna, boris, thief]);
  });

  it('[T12] one guest has one seat, through however many connections at once it asks for more', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const cookie = await guestCookie(server.address);
    const lines = await Promise.all(Array.from({ length: 5 }, () => Player.at(server.address, anna.table, cookie)));
    await Promise.all(lines.map((line, i) => line.ask({ type: 'sit', seat: i + 1, name: 'Many', salt: '' })));
    const taken = () => anna.latest!.table.seats.filter(({ kind }) => kind === 'person').length;
    const last = Math.max(...lines.map(({ position }) => position));
    for (const each of [anna, ...lines]) await each.until(() => each.position >= last);
    expect(taken()).toBe(2);
    expect(new Set(lines.map(({ seat }) => seat)).size).toBe(1);
    await leaveAll([anna, ...lines]);
  });

  it('[T13] another site’s page cannot open a table or a websocket with a visitor’s cookie', async () => {
    const players = await begin(server, 2);
    const { table, cookie } = players[0]!;
    const open = (origin: string) =>
      new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie, origin } });
    for (const origin of ['https://evil.example', 'null', '', 'http://127.0.0.1', `${server.address}.evil.example`]) {
      const [, response] = (await once(open(origin), 'unexpected-response')) as [unknown, { statusCode: number }];
      expect(response.statusCode).toBe(403);
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({ game: 'coup', name: 'x', salt: '' });
      const answer = await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([403, { code: 'foreign-site' }]);
    }
    const own = open(server.address);
    await once(own, 'open');
    own.close();
    const friendly = await testServer({ ...NO_LIMITS, ORIGINS: 'https://a.example, https://b.example' });
    const [host] = (await gather(friendly, 1)) as [Player];
    const url = `${friendly.address.replace('http', 'ws')}/ws/${host.table}`;
    const allowed = new WebSocket(url, { headers: { origin: 'https://b.example' } });
    await once(allowed, 'open');
    allowed.close();
    await leaveAll([...players, host]);
    await friendly.stop();
  });
});
