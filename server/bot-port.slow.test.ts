// The bot port: the example client of docs/bot-client.mjs plays as a process, and programs that misbehave are refused.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FastChance } from '@kuluary/kernel/chance';
import { commitmentOf } from '@kuluary/kernel/fairness';
import { parseMatchLog } from '@kuluary/kernel/match-log';
import { unwrap } from '@kuluary/kernel/result';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { toServerSchema } from '@kuluary/protocol/to-server';
import { PROGRAM_BOT, REFUSAL_CODES } from '@kuluary/protocol/vocabularies';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { fetchGuestCookie, findAskedClient, playRandomly, TestClient } from './test-client.fixture.ts';
import { disconnectAll, NO_LIMITS, openLobby, startTestServer, type TestServer } from './test-server.fixture.ts';

const CLIENT = fileURLToPath(new URL('../docs/bot-client.mjs', import.meta.url));
const GUIDE = readFileSync(new URL('../docs/bot-port.md', import.meta.url), 'utf8');
const MAX_CLIENT_LINES = 30;

let server: TestServer;
const processes: ExampleClient[] = [];
beforeAll(async () => {
  server = await startTestServer({ ...NO_LIMITS });
});
afterEach(async () => {
  for (const client of processes.splice(0)) await client.kill();
});
afterAll(() => server.stop());

/** A running process of the example client. */
class ExampleClient {
  readonly process: ChildProcess;
  errorOutput = '';

  constructor(address: string, token: string) {
    this.process = spawn(process.execPath, [CLIENT, address, token], { stdio: ['ignore', 'inherit', 'pipe'] });
    this.process.stderr!.on('data', (data) => {
      this.errorOutput += String(data);
    });
    processes.push(this);
  }

  /** Resolves with the exit status. */
  async ended(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit');
    return this.process.exitCode;
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended();
  }
}

const webSocketAddressOf = (table: string, { address } = server) => `${address.replace('http', 'ws')}/ws/${table}`;
const startExampleClient = (table: string, token: string) => new ExampleClient(webSocketAddressOf(table), token);

async function requestToken(host: TestClient, seat: number): Promise<string> {
  const reply = await host.request({ type: 'program', seat });
  if (reply.type === 'refused') throw new Error(reply.code);
  return reply.token!;
}

const waitUntilProgramSits = (host: TestClient, seat: number) =>
  host.waitUntil(() => host.latest!.table.seats[seat]!.bot === PROGRAM_BOT);

/** Seats a program of the test's own. */
async function seatProgram(host: TestClient, seat: number, token: string): Promise<TestClient> {
  const program = await TestClient.joinAsProgram(server.address, host.table, token);
  await program.request({ type: 'sit', seat: null, name: 'Robo', salt: 'salt of Robo' });
  expect(program.seat).toBe(seat);
  return program;
}

/** The status of a websocket handshake with these headers, and the code of a refusal. */
async function tryHandshake(table: string, headers: Record<string, string>): Promise<readonly [number, string?]> {
  const ws = new WebSocket(webSocketAddressOf(table), { headers });
  ws.on('error', () => undefined);
  const opened = once(ws, 'open').then(() => [101] as const);
  const refused = once(ws, 'unexpected-response').then(async ([, response]) => {
    const { statusCode } = response as { statusCode: number };
    const [body] = (await once(response as ChildProcess, 'data')) as [Buffer];
    return [statusCode, (JSON.parse(String(body)) as { code: string }).code] as const;
  });
  const result = await Promise.race([opened, refused]);
  ws.terminate();
  return result;
}

/** The first message that a connection receives. */
async function firstMessage(ws: WebSocket): Promise<unknown> {
  await once(ws, 'open');
  ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
  const [data] = (await once(ws, 'message')) as [Buffer];
  ws.terminate();
  return JSON.parse(String(data));
}

const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the example client', () => {
  it('[T44] is short enough to be read', () => {
    const lines = readFileSync(CLIENT, 'utf8').split('\n');
    expect(lines.filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(
      MAX_CLIENT_LINES,
    );
  });

  it('[T44] plays a whole match against a person, and no move is refused', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const client = startExampleClient(anna.table, await requestToken(anna, 1));
    await waitUntilProgramSits(anna, 1);
    await anna.request({ type: 'set', clock: 'none' });
    await anna.request({ type: 'start' });
    await playRandomly(anna, new FastChance(7));
    expect([anna.latest!.table.phase, client.errorOutput]).toEqual(['over', '']);
    await anna.disconnect();
  });

  it('[T44] plays a whole match on two seats, with a person and a bot; moves are refused only for coming too late', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    await anna.request({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' });
    const clients: ExampleClient[] = [];
    for (const seat of [3, 5]) {
      clients.push(startExampleClient(anna.table, await requestToken(anna, seat)));
      await waitUntilProgramSits(anna, seat);
    }
    const names = anna.latest!.table.seats.map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Ada', '', 'Random', '', 'Random 2']);
    await anna.request({ type: 'set', clock: 'none', door: false });
    await anna.request({ type: 'start' });
    await playRandomly(anna, new FastChance(1));
    expect(anna.latest!.table.phase).toBe('over');
    const complaints = clients.flatMap((client) => client.errorOutput.split('\n').filter((line) => line !== ''));
    expect(
      complaints.filter((line) => line !== 'refused: not-your-decision' && line !== 'refused: stale-decision'),
    ).toEqual([]);
    await anna.disconnect();
  });

  it('[T45] is killed in the middle, reconnects with the same token, and plays on', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    const first = startExampleClient(anna.table, token);
    await waitUntilProgramSits(anna, 2);
    await anna.request({ type: 'set', clock: 'none' });
    await anna.request({ type: 'start' });
    await anna.waitUntil(() => anna.latest!.play !== null);
    await first.kill();
    await anna.waitUntil(() => !anna.latest!.table.seats[1]!.here);
    while (anna.latest!.play!.moves.length > 0) await anna.sendMove(anna.latest!.play!.moves[0]); // then it is the program's turn
    const { position } = anna;
    const second = startExampleClient(anna.table, token);
    await anna.waitUntil(() => anna.latest!.table.seats[1]!.here);
    await playRandomly(anna, new FastChance(2));
    expect([anna.latest!.table.phase, anna.position > position, first.errorOutput, second.errorOutput]).toEqual([
      'over',
      true,
      '',
      '',
    ]);
    await anna.disconnect();
  });

  it('[T45] waits while the server is down, and moves on to the rematch', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    startExampleClient(anna.table, await requestToken(anna, 1));
    await waitUntilProgramSits(anna, 1);
    await server.restart();
    await anna.reconnect();
    await anna.waitUntil(() => anna.latest!.table.seats[1]!.here);
    await anna.request({ type: 'set', clock: 'none' });
    await anna.request({ type: 'start' });
    await playRandomly(anna, new FastChance(3));
    await anna.request({ type: 'rematch' });
    const again = await TestClient.join(server.address, anna.latest!.table.next!, anna.cookie);
    await again.request({ type: 'sit', seat: null, name: 'Anna', salt: 'another' });
    await again.waitUntil(() => again.latest!.table.seats.every(({ awaited }) => !awaited));
    await again.request({ type: 'start' });
    await playRandomly(again, new FastChance(4));
    expect(again.latest!.table.phase).toBe('over');
    await disconnectAll([anna, again]);
  });

  it('[T46] exits when its token is refused', async () => {
    const [anna] = (await openLobby(server, 2)) as [TestClient];
    const token = await requestToken(anna, 2);
    const forged = startExampleClient(anna.table, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect(await forged.ended()).toBe(1);
    await anna.request({ type: 'start' });
    const late = startExampleClient(anna.table, token);
    expect([await late.ended(), late.errorOutput]).toEqual([1, 'refused: wrong-phase\n']);
    await anna.disconnect();
  });
});

describe('a token', () => {
  it('[T46] is given only to the host, in the lobby', async () => {
    const [anna, boris] = (await openLobby(server, 2)) as [TestClient, TestClient];
    const zoe = await TestClient.join(server.address, anna.table);
    expect(await boris.request({ type: 'program', seat: 3 })).toMatchObject({ code: 'not-host' });
    expect(await zoe.request({ type: 'program', seat: 3 })).toMatchObject({ code: 'not-seated' });
    expect(await anna.request({ type: 'program', seat: 1 })).toMatchObject({ code: 'seat-taken' });
    await anna.request({ type: 'start' });
    expect(await anna.request({ type: 'program', seat: 3 })).toMatchObject({ code: 'wrong-phase' });
    await disconnectAll([anna, boris, zoe]);
  });

  it('[T46] that is forged, changed, another server’s or for another purpose is refused', async () => {
    const elsewhere = await startTestServer({ ...NO_LIMITS });
    const [stranger] = (await openLobby(elsewhere, 1)) as [TestClient];
    const foreign = await requestToken(stranger, 2);
    await stranger.disconnect();
    await elsewhere.stop();
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    const [body, mac] = token.split('.') as [string, string];
    const device = (await anna.request({ type: 'device' })) as { token: string };
    const changed = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"seat":2', '"seat":3'));
    const guessed = createHmac('sha256', 'guess').update(`program ${body}`).digest('base64url');
    const forged = [
      `${changed.toString('base64url')}.${mac}`,
      `${body}.${guessed}`,
      `${body}.`,
      body,
      `.${mac}`,
      foreign,
      device.token,
      anna.cookie.split('=')[1]!,
      'x'.repeat(4000),
      `${token}.x`,
      `${token} x`,
      '', // an empty shell variable must not turn a program into a guest
    ];
    for (const wrong of forged) expect(await tryHandshake(anna.table, bearerHeader(wrong))).toEqual([403, 'bad-link']);
    expect(await tryHandshake(anna.table, bearerHeader(token))).toEqual([101]);
    expect(await tryHandshake(anna.table, { authorization: 'Basic YTpi' })).toEqual([101]); // may be for a proxy
    await anna.disconnect();
  });

  it('[T46] of another table is refused', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const [boris] = (await openLobby(server, 1)) as [TestClient];
    const lost = await TestClient.joinAsProgram(server.address, boris.table, await requestToken(anna, 2));
    expect(lost.frames.map((frame) => JSON.parse(frame) as unknown)).toEqual([
      { type: 'refused', ref: null, position: 0, code: 'bad-link', rule: null },
    ]);
    expect(boris.latest!.table.spectators).toBe(0);
    await disconnectAll([anna, boris, lost]);
  });

  it('[T46] admits one program at a time, and nobody else can take its seat', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    const program = await seatProgram(anna, 2, token);
    const twin = await TestClient.joinAsProgram(server.address, anna.table, token);
    expect(JSON.parse(twin.frames[0]!)).toMatchObject({ type: 'refused', ref: null, code: 'seat-taken' });
    expect(await twin.request({ type: 'sit', seat: 2, name: 'Twin', salt: '' })).toMatchObject({ code: 'hello-first' });
    const thief = await TestClient.join(server.address, anna.table);
    expect(await thief.request({ type: 'sit', seat: 2, name: 'Thief', salt: '' })).toMatchObject({
      code: 'seat-taken',
    });
    await program.disconnect();
    const again = await TestClient.joinAsProgram(server.address, anna.table, token);
    expect(again.seat).toBe(2);
    await disconnectAll([anna, twin, thief, again]);
  });

  it('[T47] is accepted only in a header: not in a URL, nor from a foreign origin', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    await (await seatProgram(anna, 2, token)).disconnect();
    expect(await tryHandshake(anna.table, { ...bearerHeader(token), origin: 'https://evil.example' })).toEqual([
      403,
      'foreign-site',
    ]);
    const ws = new WebSocket(`${webSocketAddressOf(anna.table)}?token=${token}`);
    expect(await firstMessage(ws)).toMatchObject({ you: { seat: null } });
    await anna.disconnect();
  });

  it('[T47] takes precedence over a guest’s cookie', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    const ws = new WebSocket(webSocketAddressOf(anna.table), {
      headers: { ...bearerHeader(token), cookie: anna.cookie },
    });
    const upgrade = once(ws, 'upgrade') as Promise<[{ headers: Record<string, unknown> }]>;
    expect(await firstMessage(ws)).toMatchObject({ you: { seat: null, host: false } });
    expect((await upgrade)[0].headers['set-cookie']).toBeUndefined();
    await anna.disconnect();
  });
});

describe('a program', () => {
  it('[T48] plays where spectators are not allowed, and reads the log with its token; strangers can do neither', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const token = await requestToken(anna, 2);
    const unused = await requestToken(anna, 3);
    const program = await seatProgram(anna, 2, token);
    await anna.request({ type: 'set', clock: 'none', door: false });
    await anna.request({ type: 'start' });
    await Promise.all([anna, program].map((client) => client.waitUntil(() => client.latest!.play !== null)));
    const late = await TestClient.joinAsProgram(server.address, anna.table, unused);
    expect(JSON.parse(late.frames[0]!)).toMatchObject({ code: 'wrong-phase' });
    await Promise.all([playRandomly(anna, new FastChance(5)), playRandomly(program, new FastChance(6))]);
    const read = (headers: Record<string, string>) =>
      fetch(`${server.address}/api/tables/${anna.table}/log`, { headers });
    expect((await read({ cookie: await fetchGuestCookie(server.address) })).status).toBe(403);
    expect((await read(bearerHeader(unused))).status).toBe(403);
    expect((await read(bearerHeader(`${token}x`))).status).toBe(403);
    const matchLog = unwrap(parseMatchLog(await (await read(bearerHeader(token))).text()));
    expect([matchLog.salts[1], commitmentOf(matchLog.seed)]).toEqual(['salt of Robo', anna.latest!.table.commitment]);
    await disconnectAll([anna, program, late]);
  });

  it('[T48] is limited like a guest: in messages, frames, connections, and requests', async () => {
    const limited = await startTestServer({ ...NO_LIMITS, MESSAGES_PER_SECOND: 1, CONNECTIONS_PER_ADDRESS: 2 });
    const [anna] = (await openLobby(limited, 1)) as [TestClient];
    const program = await TestClient.joinAsProgram(limited.address, anna.table, await requestToken(anna, 2));
    const codes: string[] = [];
    program.on('message', ({ code }: { code?: string }) => code && codes.push(code));
    program.sendRaw('x'.repeat(5000));
    for (let i = 0; i < 20; i++) program.sendRaw('{"type":"ping"}');
    await program.waitUntil(() => codes.length > 1);
    expect([codes[0], codes.at(-1)]).toEqual(['too-large', 'too-fast']);
    const third = new WebSocket(webSocketAddressOf(anna.table, limited), { headers: bearerHeader('whatever') });
    third.on('error', () => undefined);
    const [, response] = (await once(third, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    await disconnectAll([anna, program]);
    await limited.stop();
  });

  it('[T48] can move only at its own decisions', async () => {
    const [anna] = (await openLobby(server, 1)) as [TestClient];
    const program = await seatProgram(anna, 2, await requestToken(anna, 2));
    await anna.request({ type: 'start' });
    const both = [anna, program];
    await Promise.all(both.map((client) => client.waitUntil(() => client.latest!.play !== null)));
    if (findAskedClient(both) === program) await program.sendMove({ type: 'income' });
    await anna.waitUntil(() => findAskedClient(both) === anna);
    expect(await program.sendMove({ type: 'income' })).toMatchObject({ code: 'not-your-decision' });
    expect(await program.request({ type: 'start' })).toMatchObject({ code: 'wrong-phase' });
    await disconnectAll(both);
  });
});

describe('the guide', () => {
  it('[T49] is at /api/bot-port, in plain text', async () => {
    const response = await fetch(`${server.address}/api/bot-port`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe(GUIDE);
  });

  it('[T49] shows only valid messages and existing codes', () => {
    const examples = [...GUIDE.matchAll(/```json\n([^`]*)```/g)].map(
      ([, text]) => JSON.parse(text!) as { type: string },
    );
    const kinds = new Set(examples.map(({ type }) => type));
    for (const kind of ['hello', 'sit', 'move', 'program', 'resync', 'update', 'done', 'refused', 'pong']) {
      expect(kinds).toContain(kind);
    }
    for (const example of examples) {
      const isOurs = ['update', 'done', 'refused', 'pong'].includes(example.type);
      expect([example, toServerSchema.safeParse(example).success]).toEqual([example, !isOurs]);
    }
    const rows = GUIDE.split('## Errors')[1]!
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const cells = rows.flatMap((row) => row.split('|').find((cell) => cell.includes('`')) ?? []);
    const codes = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]).map(([, code]) => code!);
    expect(codes).toContain('stale-decision');
    expect(REFUSAL_CODES).toEqual(expect.arrayContaining(codes.filter((code) => code !== 'rule')));
  });
});
