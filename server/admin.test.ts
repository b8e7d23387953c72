// The admin API: its token, the overview and kicks.

import type { ServerOverview } from '@kuluary/protocol/admin';
import { MAX_TABLE_SUMMARIES, PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_TOKEN_ATTEMPTS } from './admin.ts';
import { findAskedClient, postJson, TestClient } from './test-client.fixture.ts';
import {
  disconnectAll,
  NO_LIMITS,
  openLobby,
  startMatch,
  startTestServer,
  type TestServer,
} from './test-server.fixture.ts';

const ADMIN_TOKEN = 'a-token-of-the-operator';
const KICKED = 1008; // how a websocket is closed

let server: TestServer;
const logLines: string[] = [];
beforeAll(async () => {
  const log = { write: (line: string) => void logLines.push(line) };
  server = await startTestServer({ ...NO_LIMITS, ADMIN_TOKEN, LOG_LEVEL: 'info' }, { log });
});
afterAll(() => server.stop());
const open: TestClient[] = [];
afterEach(async () => {
  await disconnectAll(open.splice(0).filter(({ closeCode }) => closeCode === undefined));
});

function ask(
  path: string,
  token: string | null = ADMIN_TOKEN,
  body?: unknown,
  { address } = server,
): Promise<Response> {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return fetch(`${address}/api/admin/${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function overview(code = ''): Promise<ServerOverview> {
  return (await ask(`overview?code=${code}`)).json() as Promise<ServerOverview>;
}

async function kick(table: string, seat: number): Promise<Response> {
  const { tables } = await overview(table);
  return ask('kick', ADMIN_TOKEN, { table, seat, who: tables[0]!.seats[seat]!.who });
}

const refusal = async (response: Response) => [response.status, (await response.json()) as unknown];

describe('the admin token', () => {
  it('[T53] without a token in the settings there is neither an admin page nor an admin API', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const nowhere = await fetch(`${own.address}/api/nowhere`);
    const body = await nowhere.text();
    for (const path of ['overview', 'kick', 'anything']) {
      for (const message of [undefined, {}]) {
        const response = await ask(path, ADMIN_TOKEN, message, own);
        expect([response.status, await response.text()]).toEqual([404, body]);
        expect(response.headers.get('cache-control')).toBe(nowhere.headers.get('cache-control'));
      }
    }
    expect((await fetch(`${own.address}/admin`)).status).toBe(404);
    expect((await fetch(`${server.address}/admin`)).status).toBe(200);
    await own.stop();
  });

  it('[T54] is accepted in a header, and nowhere else', async () => {
    expect((await ask('overview')).status).toBe(200);
    const other = await startTestServer({ ...NO_LIMITS, ADMIN_TOKEN });
    for (const token of [`${ADMIN_TOKEN}x`, ADMIN_TOKEN.slice(1), ADMIN_TOKEN.toUpperCase()]) {
      expect(await refusal(await ask('overview', token, undefined, other))).toEqual([401, { code: 'bad-token' }]);
    }
    for (const path of [`overview?token=${ADMIN_TOKEN}`, 'overview']) {
      expect(await refusal(await ask(path, null, undefined, other))).toEqual([401, { code: 'bad-token' }]);
    }
    expect(await refusal(await ask('kick', null, {}, other))).toEqual([401, { code: 'bad-token' }]);
    await other.stop();
  });

  it('[T54] after a few wrong ones an address has to wait, even with the right one; requests without one do not count', async () => {
    const own = await startTestServer({ ...NO_LIMITS, ADMIN_TOKEN, TRUST_PROXY: 1 });
    const from = (address: string, token?: string) =>
      fetch(`${own.address}/api/admin/overview`, {
        headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
      });
    for (let i = 0; i < 2 * MAX_TOKEN_ATTEMPTS; i++) expect((await from('203.0.113.1')).status).toBe(401);
    for (let i = 0; i < 2 * MAX_TOKEN_ATTEMPTS; i++) expect((await from('203.0.113.1', ADMIN_TOKEN)).status).toBe(200);
    for (let i = 0; i < MAX_TOKEN_ATTEMPTS; i++)
      expect((await from('203.0.113.1', `guess-number-${i}`)).status).toBe(401);
    expect(await refusal(await from('203.0.113.1', 'one-guess-more'))).toEqual([429, { code: 'too-fast' }]);
    expect((await from('203.0.113.1', ADMIN_TOKEN)).status).toBe(429);
    expect((await from('203.0.113.2', ADMIN_TOKEN)).status).toBe(200);
    await own.stop();
  });

  it('[T54] replies are not cached, and other sites’ pages cannot kick', async () => {
    expect((await ask('overview')).headers.get('cache-control')).toBe('no-store');
    const response = await fetch(`${server.address}/api/admin/kick`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, origin: 'https://evil.example' },
    });
    expect(await refusal(response)).toEqual([403, { code: 'foreign-site' }]);
  });
});

describe('the overview', () => {
  it('[T55] shows versions, tables and their players; no cookie, salt, seed, card or address', async () => {
    const players = await startMatch(server, 2, 1);
    open.push(...players, await TestClient.join(server.address, players[0]!.table));
    const { table } = players[0]!;
    const all = await overview();
    expect(all).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/), protocol: PROTOCOL_VERSION });
    expect(all.games.find(({ id }) => id === 'coup')).toEqual({ id: 'coup', rules: expect.any(Number) });
    expect(all.kept.playing).toBeGreaterThan(0);
    expect(all.listening).toBeGreaterThanOrEqual(3);
    expect(all.inMemory).toBeGreaterThanOrEqual(1);
    const found = all.tables.find(({ id }) => id === table)!;
    expect(found).toMatchObject({ game: 'coup', phase: 'playing', spectators: 1 });
    expect(found.seats.map(({ name, kind, here }) => [name, kind, here])).toEqual([
      ['Anna', 'person', true],
      ['Guest 1', 'person', true],
      ['Bot 2', 'bot', true],
    ]);
    const text = JSON.stringify(all);
    const guests = players.map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0]!);
    for (const secret of [...guests, 'salt', '127.0.0.1', 'seed', 'view', 'hand', ADMIN_TOKEN]) {
      expect(text).not.toContain(secret);
    }
  });

  it('[T55] finds tables by the beginning of their code, and returns so many at most', async () => {
    const one = await openLobby(server, 1);
    open.push(...one);
    const { table } = one[0]!;
    const { found, tables } = await overview(table);
    expect([found, tables.map(({ id }) => id)]).toEqual([1, [table]]);
    expect((await overview(table.slice(0, 3))).tables.map(({ id }) => id)).toContain(table);
    expect((await overview('000000')).tables).toEqual([]);
    for (const code of ['12x', '1234567', '../']) {
      expect(await refusal(await ask(`overview?code=${encodeURIComponent(code)}`))).toEqual([
        400,
        { code: 'malformed' },
      ]);
    }
    for (let more = 1; more <= MAX_TABLE_SUMMARIES; more++) {
      const { body, cookie } = await postJson(server.address, '/api/tables', { game: 'coup', name: 'Anna', salt: '' });
      open.push(await TestClient.join(server.address, body.table!, cookie));
    }
    const many = await overview();
    expect(many.found).toBeGreaterThan(MAX_TABLE_SUMMARIES);
    expect(many.tables).toHaveLength(MAX_TABLE_SUMMARIES);
  });
});

describe('a kick', () => {
  it('[T56] closes every connection of that guest at the table, with a reason, and none of others; the log has no name', async () => {
    const players = await startMatch(server, 3);
    open.push(...players);
    const [anna, boris, clara] = players as [TestClient, TestClient, TestClient];
    const second = await TestClient.join(server.address, boris.table, boris.cookie);
    const elsewhere = await openLobby(server, 1);
    open.push(...elsewhere);
    const third = await TestClient.join(server.address, elsewhere[0]!.table, boris.cookie); // the same guest, another table
    open.push(third);
    logLines.splice(0);
    const response = await kick(boris.table, 1);
    expect(await refusal(response)).toEqual([200, { table: boris.table, seat: 1 }]);
    expect([await boris.waitUntilClosed(), await second.waitUntilClosed()]).toEqual([KICKED, KICKED]);
    for (const { frames } of [boris, second]) {
      expect(JSON.parse(frames.at(-1)!)).toMatchObject({ type: 'refused', ref: null, code: 'kicked' });
    }
    await anna.waitUntil(() => anna.latest!.table.seats[1]!.standIn);
    expect(anna.latest!.table.seats[1]).toMatchObject({ standIn: true, here: false });
    expect([anna.closeCode, clara.closeCode, third.closeCode]).toEqual([undefined, undefined, undefined]);
    expect((await third.request({ type: 'sit', seat: 1, name: 'Boris', salt: '' })).type).toBe('done');
    const logged = logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'kicked');
    expect(logged).toEqual([expect.objectContaining({ table: boris.table, seat: 1 })]);
    for (const secret of ['Guest 1', boris.cookie]) expect(logLines.join()).not.toContain(secret);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^kuluary_kicks_total [1-9]/m);
  });

  it('[T56] holds after a restart; the others play on', async () => {
    const own = await startTestServer({ ...NO_LIMITS, ADMIN_TOKEN });
    const [anna, boris] = (await startMatch(own, 2)) as [TestClient, TestClient];
    const { tables } = (await (
      await ask(`overview?code=${anna.table}`, ADMIN_TOKEN, undefined, own)
    ).json()) as ServerOverview;
    const { who } = tables[0]!.seats[1]!;
    expect((await ask('kick', ADMIN_TOKEN, { table: anna.table, seat: 1, who }, own)).status).toBe(200);
    await boris.waitUntilClosed();
    await own.restart();
    boris.connect();
    expect(await boris.waitUntilClosed()).toBe(KICKED);
    await anna.reconnect();
    await anna.waitUntil(() => findAskedClient([anna]) !== undefined); // a bot has played for Boris, if it was his turn
    const { moves } = anna.latest!.play!;
    expect((await anna.sendMove(moves[0])).type).toBe('done');
    await anna.disconnect();
    await own.stop();
  });

  it('[T56] of an empty seat, or of another guest than was meant, is refused', async () => {
    const players = await openLobby(server, 2, 1);
    open.push(...players);
    const { table } = players[0]!;
    const { who } = (await overview(table)).tables[0]!.seats[1]!;
    const refused = (body: object) => ask('kick', ADMIN_TOKEN, body).then(refusal);
    expect(await refused({ table, seat: 0, who })).toEqual([409, { code: 'no-such-seat' }]);
    expect(await refused({ table, seat: 2, who })).toEqual([409, { code: 'no-such-seat' }]);
    expect(await refused({ table: '000000', seat: 1, who })).toEqual([404, { code: 'no-such-table' }]);
    for (const body of [{}, { table, seat: 1 }, { table, seat: '1', who }, { table, seat: 1, who, all: true }]) {
      expect(await refused(body)).toEqual([400, { code: 'malformed' }]);
    }
    expect(players.map(({ closeCode }) => closeCode)).toEqual([undefined, undefined]);
  });
});
