import { connect } from 'node:net';
import { FastChance } from '@kuluary/kernel/chance';
import { parseMatchLog } from '@kuluary/kernel/match-log';
import { unwrap } from '@kuluary/kernel/result';
import { MAX_FRAME_BYTES, MAX_NAME_CHARACTERS, MAX_SALT_CHARACTERS } from '@kuluary/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGuestCookie, playRandomly, postJson, TestClient } from './test-client.fixture.ts';
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

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.address}${path}`, { headers });

/** Sends raw bytes, for requests that no HTTP client would send. */
async function raw(request: string): Promise<string> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.end(request);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('every reply', () => {
  it('[T18] has a content policy, and forbids sniffing, framing and foreign referrers', async () => {
    for (const path of ['/', '/assets/main.js', '/healthz', '/api/tables', '/nowhere', '/api/nowhere']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy')!;
      for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/script-src|unsafe-eval|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('the site', () => {
  it('[T50] the page of a table preloads its game, unless too many codes were tried', async () => {
    const own = await startTestServer({ REQUESTS_PER_SECOND: 40 });
    const [anna] = await openLobby(own, 1);
    const page = async (path: string) => (await fetch(own.address + path)).text();
    expect(await page('/play/coup')).toMatch(/Coup$/);
    expect(await page('/play/chess')).toMatch(/<\/title>$/);
    expect(await page('/constructor/coup')).toMatch(/<\/title>$/);
    for (let visit = 0; visit < 4; visit++) expect(await page('/t/000000')).toMatch(/A table$/);
    for (let visit = 4; visit < 8; visit++) expect(await page(`/t/${anna!.table}`)).toMatch(/A table of Coup$/);
    expect(await page(`/t/${anna!.table}`)).toMatch(/A table$/);
    await anna!.disconnect();
    await own.stop();
  });

  it('[T19] the page is served at every known address, and elsewhere with status 404', async () => {
    for (const path of [
      '/',
      '/tables',
      '/credits',
      '/t/123456',
      '/t/123456/',
      '/d/token',
      '/r/123456',
      '/play/coup',
      '/rules/coup',
      '/replay',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<title>Kuluary</title>');
    }
    for (const path of [
      '/nowhere',
      '/t/',
      '/t/1/2',
      '/t/abcdef',
      '/admin',
      '/%2e%2e/data/kuluary.db',
      '/..%2f..%2fetc/passwd',
      '/%00',
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('<title>Kuluary</title>');
    }
    expect(await raw('GET /../data/kuluary.db HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 404/,
    );
    expect((await fetch(`${server.address}/nowhere`, { method: 'POST' })).status).toBe(404);
    const odd = await get('/%');
    expect([odd.status, await odd.json()]).toEqual([400, { code: 'malformed' }]);
    expect(odd.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('[T19] files named by hash are cached for ever, the page is revalidated, and both are compressed', async () => {
    const file = await get('/assets/main.js', { 'accept-encoding': 'br' });
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(await file.text()).toContain('kuluary kuluary');
    const page = await get('/');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const etag = page.headers.get('etag')!;
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    expect(
      (await get('/assets/main.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
    const head = await fetch(`${server.address}/assets/main.js`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('health and metrics', () => {
  it('[T20] /healthz tells whether the store replies', async () => {
    expect([(await get('/healthz')).status, await (await get('/healthz')).json()]).toEqual([200, { status: 'ok' }]);
    let isBroken = false;
    const { memoryStore } = await import('@kuluary/host/memory-store');
    const memory = memoryStore();
    const due = async (now: number, limit: number) => {
      if (isBroken) throw new Error('no disk');
      return memory.due(now, limit);
    };
    const own = await startTestServer({ ...NO_LIMITS }, { store: { ...memory, due } });
    isBroken = true;
    const ill = await fetch(`${own.address}/healthz`);
    expect([ill.status, await ill.json()]).toEqual([503, { code: 'busy' }]);
    isBroken = false;
    expect((await fetch(`${own.address}/healthz`)).status).toBe(200);
    await own.stop();
  });

  it('[T20] /metrics counts appends, refusals, tables and connections, for this machine only', async () => {
    const players = await startMatch(server, 2);
    await players[0]!.request({ type: 'start' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^kuluary_appends_total [1-9]/m);
    expect(metrics).toMatch(/^kuluary_refused_total\{code="wrong-phase"\} [1-9]/m);
    expect(metrics).toMatch(/^kuluary_tables_in_memory [1-9]/m);
    expect(metrics).toMatch(/^kuluary_tables_kept\{phase="playing"\} [1-9]/m);
    expect(metrics).toMatch(/^kuluary_store_seconds_bucket/m);
    expect(metrics).toMatch(/^kuluary_connections \d/m);
    for (const secret of [players[0]!.table, players[0]!.cookie]) expect(metrics).not.toContain(secret);
    await disconnectAll(players);
  });

  it('[T20] /metrics is refused through any proxy', async () => {
    const proxied = await startTestServer({ ...NO_LIMITS, TRUST_PROXY: 1 });
    const open = await startTestServer({ ...NO_LIMITS, METRICS: 'all' });
    const marks = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'via'];
    marks.push(
      'x-original-forwarded-for',
      'true-client-ip',
      'fly-client-ip',
      'x-envoy-external-address',
      'x-original-host',
    );
    const traces = [...marks.map((mark) => ({ [mark]: '127.0.0.1' })), { forwarded: 'for=127.0.0.1' }];
    const status = async ({ address }: TestServer, headers: Record<string, string>) =>
      (await fetch(`${address}/metrics`, { headers })).status;
    for (const headers of traces) {
      expect([headers, await status(server, headers), await status(proxied, headers)]).toEqual([headers, 404, 404]);
      expect(await status(open, headers)).toBe(200);
    }
    const getMetrics = (host: string) => raw(`GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    for (const host of ['localhost', '127.0.0.1:8080', '[::1]:8080']) {
      expect(await getMetrics(host)).toMatch(/^HTTP\/1.1 200/);
    }
    expect(await status(server, { 'x-prometheus-scrape-timeout-seconds': '10' })).toBe(200);
    for (const host of ['play.example', 'localhost.evil.example'])
      expect(await getMetrics(host)).toMatch(/^HTTP\/1.1 404/);
    await proxied.stop();
    await open.stop();
  });

  it('[T33] refused HTTP requests are counted by code', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const body = { game: 'coup', name: 'x', salt: '' };
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${own.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    await send('{');
    await send(JSON.stringify({ ...body, game: 'chess' }));
    await send(' '.repeat(MAX_FRAME_BYTES + 1));
    await send(JSON.stringify(body), { origin: 'https://evil.example' });
    for (const path of ['/api/tables/000000/log', '/api/nowhere', '/api/nothing']) await fetch(`${own.address}${path}`);
    const metrics = await (await fetch(`${own.address}/metrics`)).text();
    const counted = [...metrics.matchAll(/^kuluary_refused_total\{code="(.+)"\} (\d+)$/gm)].map(([, code, count]) => [
      code,
      Number(count),
    ]);
    expect(Object.fromEntries(counted)).toEqual({
      malformed: 1,
      'bad-options': 1,
      'too-large': 1,
      'foreign-site': 1,
      'no-such-table': 1,
      'no-such-page': 2,
    });
    await own.stop();
  });
});

describe('tables', () => {
  it('[T21] are opened by valid requests, without further fields', async () => {
    const right = { game: 'coup', name: 'Anna', salt: '' };
    const x = (length: number) => 'x'.repeat(length);
    const good = [right, { ...right, name: x(MAX_NAME_CHARACTERS) }, { ...right, salt: x(MAX_SALT_CHARACTERS) }];
    for (const body of [...good, { ...right, listed: true }]) {
      const reply = await postJson(server.address, '/api/tables', body);
      expect([reply.status, reply.body.table]).toEqual([200, expect.stringMatching(/^\d{6}$/)]);
    }
    const bad = [
      {},
      null,
      [],
      'coup',
      7,
      { game: 'coup' },
      { ...right, name: x(MAX_NAME_CHARACTERS + 1) },
      { ...right, salt: x(MAX_SALT_CHARACTERS + 1) },
      { ...right, name: '' },
      { ...right, name: 'a\nb' },
      { ...right, listed: 'yes' },
      { ...right, seed: '0'.repeat(64) },
      { ...right, guest: 'somebody' },
    ];
    for (const body of bad) {
      expect(await postJson(server.address, '/api/tables', body)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    }
    for (const game of ['chess', '__proto__', 'constructor']) {
      expect(await postJson(server.address, '/api/tables', { ...right, game })).toMatchObject({
        body: { code: 'bad-options' },
      });
    }
  });

  it('[T21] bodies that are too large, not JSON, or of another kind are refused with a code', async () => {
    const send = async (body: string, type = 'application/json') => {
      const response = await fetch(`${server.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return [response.status, await response.json()];
    };
    const text = JSON.stringify({ game: 'coup', name: 'Anna', salt: '' });
    expect(await send(text + ' '.repeat(MAX_FRAME_BYTES - text.length))).toMatchObject([200, {}]);
    expect(await send(text + ' '.repeat(MAX_FRAME_BYTES + 1 - text.length))).toEqual([413, { code: 'too-large' }]);
    expect(await send('{"game":')).toEqual([400, { code: 'malformed' }]);
    expect(await send('')).toEqual([400, { code: 'malformed' }]);
    expect(await send('{"__proto__":{"x":1},"game":"coup","name":"a","salt":""}')).toEqual([
      400,
      { code: 'malformed' },
    ]);
    expect(await send(text, 'text/plain')).toEqual([400, { code: 'malformed' }]);
    expect(await send(text, 'application/x-www-form-urlencoded')).toEqual([400, { code: 'malformed' }]);
    const lie = `POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{}`;
    expect(await raw(lie)).toMatch(/^HTTP\/1.1 413/);
    expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    expect((await get('/healthz')).status).toBe(200);
  });

  it('[T22] are listed, if public, while their host is there; joining any returns one of them', async () => {
    const own = await startTestServer({ ...NO_LIMITS });
    const join = () => postJson(own.address, '/api/join-any', { game: 'coup' });
    expect(await join()).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
    const newTable = { game: 'coup', name: 'Anna', salt: 'my salt', listed: true };
    const { body, cookie } = await postJson(own.address, '/api/tables', newTable);
    expect(await join()).toMatchObject({ status: 404 }); // no host is there yet
    const anna = await TestClient.join(own.address, body.table!, cookie);
    expect(await join()).toMatchObject({ status: 200, body: { table: body.table } });
    expect(await postJson(own.address, '/api/join-any', {})).toMatchObject({ body: { table: body.table } });
    expect(await postJson(own.address, '/api/join-any', { game: 'chess' })).toMatchObject({ status: 404 });
    const list = await (await fetch(`${own.address}/api/tables`)).text();
    expect(JSON.parse(list)).toMatchObject({ tables: [{ id: body.table, host: 'Anna', taken: 1, seats: 6 }] });
    for (const secret of ['my salt', cookie!.split('=')[1]!.split('.')[0]!]) expect(list).not.toContain(secret);
    await anna.request({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' });
    await anna.request({ type: 'start' });
    expect(await join()).toMatchObject({ status: 404 });
    expect(await postJson(own.address, '/api/join-any', { game: 1 })).toMatchObject({ body: { code: 'malformed' } });
    await anna.disconnect();
    await own.stop();
  });

  it('[T23] the log of a match is there after its end, for everybody, and proves the deal', async () => {
    const players = await startMatch(server, 3);
    const { table } = players[0]!;
    const { commitment } = players[0]!.latest!.table;
    const log = () => get(`/api/tables/${table}/log`);
    expect([(await log()).status, await (await log()).json()]).toEqual([409, { code: 'wrong-phase' }]);
    await Promise.all(players.map((client, i) => playRandomly(client, new FastChance(i))));
    const parsed = unwrap(parseMatchLog(await (await log()).text()));
    expect(parsed).toMatchObject({ game: 'coup', seats: 3, commitment, salts: ['salt 0', 'salt 1', 'salt 2'] });
    const etag = (await log()).headers.get('etag')!;
    expect((await get(`/api/tables/${table}/log`, { 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(`${server.address}/api/tables/${table}/log`, { method: 'HEAD' });
    const length = String(Buffer.byteLength(await (await log()).text()));
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, length, '']);
    expect((await get('/api/tables/000000/log')).status).toBe(404);
    for (const code of ['x', '1234567', '..', '%00', "1' OR 1=1"]) {
      expect((await get(`/api/tables/${encodeURIComponent(code)}/log`)).status).toBe(404);
    }
    await disconnectAll(players);
  });

  it('[T38] without spectators the log is only for the players', async () => {
    const players = await openLobby(server, 2);
    await players[0]!.request({ type: 'set', clock: 'none', door: false });
    await players[0]!.request({ type: 'start' });
    await Promise.all(players.map((client) => client.waitUntil(() => client.latest!.play !== null)));
    await Promise.all(players.map((client, i) => playRandomly(client, new FastChance(i))));
    const { table, cookie } = players[1]!;
    const stranger = await get(`/api/tables/${table}/log`, { cookie: await fetchGuestCookie(server.address) });
    expect([stranger.status, await stranger.json()]).toEqual([403, { code: 'door-closed' }]);
    expect((await get(`/api/tables/${table}/log`, { cookie })).status).toBe(200);
    expect((await get(`/api/tables/${table}/log`)).status).toBe(403);
    await disconnectAll(players);
  });
});
