// Programs that take seats: the one of docs/bot-client.mjs as a process of its own, and others that try what they must not.

import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FastChance } from '@kuluary/kernel/chance';
import { commitment } from '@kuluary/kernel/fairness';
import { parseLog } from '@kuluary/kernel/log';
import { unwrap } from '@kuluary/kernel/result';
import { PROTOCOL_VERSION } from '@kuluary/protocol/limits';
import { toServer } from '@kuluary/protocol/to-server';
import { FAULTS, PROGRAM } from '@kuluary/protocol/words';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { asked, guestCookie, Player, playOn } from './player.fixture.ts';
import { gather, leaveAll, NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

const CLIENT = fileURLToPath(new URL('../docs/bot-client.mjs', import.meta.url));
const GUIDE = readFileSync(new URL('../docs/bot-port.md', import.meta.url), 'utf8');
const MAX_CLIENT_LINES = 30;

let server: TestServer;
const processes: Client[] = [];
beforeAll(async () => {
  server = await testServer({ ...NO_LIMITS });
});
afterEach(async () => {
  for (const client of processes.splice(0)) await client.kill();
});
afterAll(() => server.stop());

/** The example client, running. */
class Client {
  readonly process: ChildProcess;
  said = ''; // what it complained about

  constructor(address: string, token: string) {
    this.process = spawn(process.execPath, [CLIENT, address, token], { stdio: ['ignore', 'inherit', 'pipe'] });
    this.process.stderr!.on('data', (data) => {
      this.said += String(data);
    });
    processes.push(this);
  }

  /** The status with which it ended. */
  async ended(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit');
    return this.process.exitCode;
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL');
    await this.ended();
  }
}

const socketOf = (table: string, { address } = server) => `${address.replace('http', 'ws')}/ws/${table}`;
const run = (table: string, token: string) => new Client(socketOf(table), token);

async function tokenFor(host: Player, seat: number): Promise<string> {
  const reply = await host.ask({ type: 'program', seat });
  if (reply.type === 'refused') throw new Error(reply.code);
  return reply.token!;
}

const isSeated = (host: Player, seat: number) => host.until(() => host.latest!.table.seats[seat]!.bot === PROGRAM);

/** A program of the test's own, on a seat. */
async function seated(host: Player, seat: number, token: string): Promise<Player> {
  const program = await Player.program(server.address, host.table, token);
  await program.ask({ type: 'sit', seat: null, name: 'Robo', salt: 'salt of Robo' });
  expect(program.seat).toBe(seat);
  return program;
}

/** How a websocket with these headers is welcomed: its status, and the code of a refusal. */
async function welcome(table: string, headers: Record<string, string>): Promise<readonly [number, string?]> {
  const ws = new WebSocket(socketOf(table), { headers });
  ws.on('error', () => undefined);
  const opened = once(ws, 'open').then(() => [101] as const);
  const refused = once(ws, 'unexpected-response').then(async ([, response]) => {
    const { statusCode } = response as { statusCode: number };
    const [body] = (await once(response as ChildProcess, 'data')) as [Buffer];
    return [statusCode, (JSON.parse(String(body)) as { code: string }).code] as const;
  });
  const answer = await Promise.race([opened, refused]);
  ws.terminate();
  return answer;
}

/** What a connection hears first. */
async function firstNews(ws: WebSocket): Promise<unknown> {
  await once(ws, 'open');
  ws.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, have: 0 }));
  const [data] = (await once(ws, 'message')) as [Buffer];
  ws.terminate();
  return JSON.parse(String(data));
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the example client', () => {
  it('[T44] is short enough to be read', () => {
    const lines = readFileSync(CLIENT, 'utf8').split('\n');
    expect(lines.filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(
      MAX_CLIENT_LINES,
    );
  });

  it('[T44] plays a whole game against a person, and no move is refused', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const client = run(anna.table, await tokenFor(anna, 1));
    await isSeated(anna, 1);
    await anna.ask({ type: 'set', clock: 'none' });
    await anna.ask({ type: 'start' });
    await playOn(anna, new FastChance(7));
    expect([anna.latest!.table.phase, client.said]).toEqual(['over', '']);
    await anna.leave();
  });

  it('[T44] plays a whole game on two seats, with a person and a bot; a move is refused at most for coming too late', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    await anna.ask({ type: 'seat-bot', seat: 1, bot: 'random', name: 'Ada' });
    const clients: Client[] = [];
    for (const seat of [3, 5]) {
      clients.push(run(anna.table, await tokenFor(anna, seat)));
      await isSeated(anna, seat);
    }
    const names = anna.latest!.table.seats.map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Ada', '', 'Random', '', 'Random 2']);
    await anna.ask({ type: 'set', clock: 'none', door: false });
    await anna.ask({ type: 'start' });
    await playOn(anna, new FastChance(1));
    expect(anna.latest!.table.phase).toBe('over');
    const said = clients.flatMap((client) => client.said.split('\n').filter((line) => line !== ''));
    expect(said.filter((line) => line !== 'refused: not-your-decision' && line !== 'refused: stale-decision')).toEqual(
      [],
    );
    await anna.leave();
  });

  it('[T45] is killed in the middle, comes again with the same token, and goes on', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    const first = run(anna.table, token);
    await isSeated(anna, 2);
    await anna.ask({ type: 'set', clock: 'none' });
    await anna.ask({ type: 'start' });
    await anna.until(() => anna.latest!.play !== null);
    await first.kill();
    await anna.until(() => !anna.latest!.table.seats[1]!.here);
    while (anna.latest!.play!.moves.length > 0) await anna.answer(anna.latest!.play!.moves[0]); // then the program is asked
    const { position } = anna;
    const second = run(anna.table, token);
    await anna.until(() => anna.latest!.table.seats[1]!.here);
    await playOn(anna, new FastChance(2));
    expect([anna.latest!.table.phase, anna.position > position, first.said, second.said]).toEqual([
      'over',
      true,
      '',
      '',
    ]);
    await anna.leave();
  });

  it('[T45] waits for a server that is away, and goes on to the rematch', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    run(anna.table, await tokenFor(anna, 1));
    await isSeated(anna, 1);
    await server.restart();
    await anna.comeBack();
    await anna.until(() => anna.latest!.table.seats[1]!.here);
    await anna.ask({ type: 'set', clock: 'none' });
    await anna.ask({ type: 'start' });
    await playOn(anna, new FastChance(3));
    await anna.ask({ type: 'rematch' });
    const again = await Player.at(server.address, anna.latest!.table.next!, anna.cookie);
    await again.ask({ type: 'sit', seat: null, name: 'Anna', salt: 'another' });
    await again.until(() => again.latest!.table.seats.every(({ awaited }) => !awaited));
    await again.ask({ type: 'start' });
    await playOn(again, new FastChance(4));
    expect(again.latest!.table.phase).toBe('over');
    await leaveAll([anna, again]);
  });

  it('[T46] ends where a token opens nothing', async () => {
    const [anna] = (await gather(server, 2)) as [Player];
    const token = await tokenFor(anna, 2);
    const forged = run(anna.table, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
    expect(await forged.ended()).toBe(1);
    await anna.ask({ type: 'start' });
    const late = run(anna.table, token);
    expect([await late.ended(), late.said]).toEqual([1, 'refused: wrong-phase\n']);
    await anna.leave();
  });
});

describe('a token', () => {
  it('[T46] is the host’s to ask for, in the lobby', async () => {
    const [anna, boris] = (await gather(server, 2)) as [Player, Player];
    const zoe = await Player.at(server.address, anna.table);
    expect(await boris.ask({ type: 'program', seat: 3 })).toMatchObject({ code: 'not-host' });
    expect(await zoe.ask({ type: 'program', seat: 3 })).toMatchObject({ code: 'not-seated' });
    expect(await anna.ask({ type: 'program', seat: 1 })).toMatchObject({ code: 'seat-taken' });
    await anna.ask({ type: 'start' });
    expect(await anna.ask({ type: 'program', seat: 3 })).toMatchObject({ code: 'wrong-phase' });
    await leaveAll([anna, boris, zoe]);
  });

  it('[T46] that is forged, changed, another server’s or made for something else is turned away', async () => {
    const elsewhere = await testServer({ ...NO_LIMITS });
    const [stranger] = (await gather(elsewhere, 1)) as [Player];
    const foreign = await tokenFor(stranger, 2);
    await stranger.leave();
    await elsewhere.stop();
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    const [body, mac] = token.split('.') as [string, string];
    const device = (await anna.ask({ type: 'device' })) as { token: string };
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
      '', // a shell's empty variable must not make a person of a program
    ];
    for (const wrong of forged) expect(await welcome(anna.table, bearer(wrong))).toEqual([403, 'bad-link']);
    expect(await welcome(anna.table, bearer(token))).toEqual([101]);
    expect(await welcome(anna.table, { authorization: 'Basic YTpi' })).toEqual([101]); // that is between a browser and a proxy
    await anna.leave();
  });

  it('[T46] of another table opens nothing', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const [boris] = (await gather(server, 1)) as [Player];
    const lost = await Player.program(server.address, boris.table, await tokenFor(anna, 2));
    expect(lost.frames.map((frame) => JSON.parse(frame) as unknown)).toEqual([
      { type: 'refused', ref: null, position: 0, code: 'bad-link', rule: null },
    ]);
    expect(boris.latest!.table.spectators).toBe(0);
    await leaveAll([anna, boris, lost]);
  });

  it('[T46] lets one program in at a time, and nobody else take its seat', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    const program = await seated(anna, 2, token);
    const twin = await Player.program(server.address, anna.table, token);
    expect(JSON.parse(twin.frames[0]!)).toMatchObject({ type: 'refused', ref: null, code: 'seat-taken' });
    expect(await twin.ask({ type: 'sit', seat: 2, name: 'Twin', salt: '' })).toMatchObject({ code: 'hello-first' });
    const thief = await Player.at(server.address, anna.table);
    expect(await thief.ask({ type: 'sit', seat: 2, name: 'Thief', salt: '' })).toMatchObject({ code: 'seat-taken' });
    await program.leave();
    const again = await Player.program(server.address, anna.table, token);
    expect(again.seat).toBe(2);
    await leaveAll([anna, twin, thief, again]);
  });

  it('[T47] is shown in a header: in an address, or beside a foreign origin, it is nothing', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    await (await seated(anna, 2, token)).leave();
    expect(await welcome(anna.table, { ...bearer(token), origin: 'https://evil.example' })).toEqual([
      403,
      'foreign-site',
    ]);
    const ws = new WebSocket(`${socketOf(anna.table)}?token=${token}`);
    expect(await firstNews(ws)).toMatchObject({ you: { seat: null } });
    await anna.leave();
  });

  it('[T47] makes no guest of its bearer, whatever cookie comes with it', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    const ws = new WebSocket(socketOf(anna.table), { headers: { ...bearer(token), cookie: anna.cookie } });
    const upgrade = once(ws, 'upgrade') as Promise<[{ headers: Record<string, unknown> }]>;
    expect(await firstNews(ws)).toMatchObject({ you: { seat: null, host: false } });
    expect((await upgrade)[0].headers['set-cookie']).toBeUndefined();
    await anna.leave();
  });
});

describe('a program', () => {
  it('[T48] plays behind a closed door, and reads the log with its token; strangers do neither', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const token = await tokenFor(anna, 2);
    const unused = await tokenFor(anna, 3);
    const program = await seated(anna, 2, token);
    await anna.ask({ type: 'set', clock: 'none', door: false });
    await anna.ask({ type: 'start' });
    await Promise.all([anna, program].map((player) => player.until(() => player.latest!.play !== null)));
    const late = await Player.program(server.address, anna.table, unused);
    expect(JSON.parse(late.frames[0]!)).toMatchObject({ code: 'wrong-phase' });
    await Promise.all([playOn(anna, new FastChance(5)), playOn(program, new FastChance(6))]);
    const read = (headers: Record<string, string>) =>
      fetch(`${server.address}/api/tables/${anna.table}/log`, { headers });
    expect((await read({ cookie: await guestCookie(server.address) })).status).toBe(403);
    expect((await read(bearer(unused))).status).toBe(403);
    expect((await read(bearer(`${token}x`))).status).toBe(403);
    const log = unwrap(parseLog(await (await read(bearer(token))).text()));
    expect([log.salts[1], commitment(log.seed)]).toEqual(['salt of Robo', anna.latest!.table.commitment]);
    await leaveAll([anna, program, late]);
  });

  it('[T48] is limited like everybody: by messages, frames, connections, and in what it may do', async () => {
    const limited = await testServer({ ...NO_LIMITS, MESSAGES_PER_SECOND: 1, CONNECTIONS_PER_ADDRESS: 2 });
    const [anna] = (await gather(limited, 1)) as [Player];
    const program = await Player.program(limited.address, anna.table, await tokenFor(anna, 2));
    const codes: string[] = [];
    program.on('message', ({ code }: { code?: string }) => code && codes.push(code));
    program.sendRaw('x'.repeat(5000));
    for (let i = 0; i < 20; i++) program.sendRaw('{"type":"ping"}');
    await program.until(() => codes.length > 1);
    expect([codes[0], codes.at(-1)]).toEqual(['too-large', 'too-fast']);
    const third = new WebSocket(socketOf(anna.table, limited), { headers: bearer('whatever') });
    third.on('error', () => undefined);
    const [, response] = (await once(third, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect(response.statusCode).toBe(429);
    await leaveAll([anna, program]);
    await limited.stop();
  });

  it('[T48] answers only what it is asked', async () => {
    const [anna] = (await gather(server, 1)) as [Player];
    const program = await seated(anna, 2, await tokenFor(anna, 2));
    await anna.ask({ type: 'start' });
    const both = [anna, program];
    await Promise.all(both.map((player) => player.until(() => player.latest!.play !== null)));
    if (asked(both) === program) await program.answer({ type: 'income' });
    await anna.until(() => asked(both) === anna);
    expect(await program.answer({ type: 'income' })).toMatchObject({ code: 'not-your-decision' });
    expect(await program.ask({ type: 'start' })).toMatchObject({ code: 'wrong-phase' });
    await leaveAll(both);
  });
});

describe('the guide', () => {
  it('[T49] is at /api/bot-port, in plain text', async () => {
    const response = await fetch(`${server.address}/api/bot-port`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toBe(GUIDE);
  });

  it('[T49] shows messages that are messages, and codes that are codes', () => {
    const examples = [...GUIDE.matchAll(/```json\n([^`]*)```/g)].map(
      ([, text]) => JSON.parse(text!) as { type: string },
    );
    const kinds = new Set(examples.map(({ type }) => type));
    for (const kind of ['hello', 'sit', 'move', 'program', 'resync', 'update', 'done', 'refused', 'pong']) {
      expect(kinds).toContain(kind);
    }
    for (const example of examples) {
      const isOurs = ['update', 'done', 'refused', 'pong'].includes(example.type);
      expect([example, toServer.safeParse(example).success]).toEqual([example, !isOurs]);
    }
    const rows = GUIDE.split('## Errors')[1]!
      .split('\n')
      .filter((line) => line.startsWith('|'));
    const cells = rows.flatMap((row) => row.split('|').find((cell) => cell.includes('`')) ?? []);
    const codes = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)]).map(([, code]) => code!);
    expect(codes).toContain('stale-decision');
    expect(FAULTS).toEqual(expect.arrayContaining(codes.filter((code) => code !== 'rule')));
  });
});
