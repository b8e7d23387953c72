// Plays whole matches and compares every frame of every connection with what its viewer may know.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppendRequest, AppendResult, Store } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import type { ToBrowser, Update } from '@kuluary/protocol/to-browser';
import { openSqlite } from '@kuluary/store/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { SecrecyOracle } from './secrecy-oracle.fixture.ts';
import { fetchGuestCookie, postJson, TestClient } from './test-client.fixture.ts';
import { NO_LIMITS, startTestServer, type TestServer } from './test-server.fixture.ts';

const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'] as const;
const CHARACTERS = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'];
const folder = mkdtempSync(join(tmpdir(), 'kuluary-secrecy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secretText = () => crypto.randomUUID().replaceAll('-', '');
const guestOf = ({ cookie, token }: TestClient) => (token ? guestIn(token) : cookie.split('=')[1]!.split('.')[0]!);
const guestIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { guest: string }).guest;

interface PlayersAtTable {
  readonly table: string;
  readonly people: TestClient[]; // seated
  readonly spectator: TestClient;
}

/** Four players with salts of their own, one of them late and one a program, and a spectator. */
async function openTableOfFour({ address }: TestServer, edition: string): Promise<PlayersAtTable> {
  const { body, cookie } = await postJson(address, '/api/tables', { game: 'coup', name: 'Anna', salt: secretText() });
  const table = body.table!;
  const people = [await TestClient.join(address, table, cookie)];
  const spectator = await TestClient.join(address, table);
  for (const seat of [5, 2, 3]) {
    const client = seat === 3 ? await seatProgram(people[0]!, seat, address) : await TestClient.join(address, table);
    await client.request({ type: 'sit', seat, name: `Guest ${seat}`, salt: secretText() });
    people.push(client);
  }
  await people[1]!.request({ type: 'sit', seat: 1, name: 'Boris', salt: secretText() });
  await people[0]!.request({ type: 'set', clock: 'none', options: { edition } });
  await people[0]!.request({ type: 'start' });
  return { table, people, spectator };
}

async function seatProgram(host: TestClient, seat: number, address: string): Promise<TestClient> {
  const { token } = (await host.request({ type: 'program', seat })) as { token: string };
  return TestClient.joinAsProgram(address, host.table, token);
}

/** Players move, undo, talk, reconnect, change devices, and send requests that they may not. */
async function playWithDisturbances(
  server: TestServer,
  group: PlayersAtTable,
  chance: FastChance,
): Promise<TestClient[]> {
  const { people, spectator, table } = group;
  const clients = [...people, spectator];
  for (let step = 0; people[0]!.latest!.table.phase !== 'over'; step++) {
    const drawn = chance.below(25);
    const someone = people[chance.below(people.length)]!;
    const actor = people.find(({ latest }) => (latest!.play?.moves.length ?? 0) > 0);
    const undoer = people.find(({ latest }) => latest!.play?.undo);
    if (drawn === 0) await someone.request({ type: 'say', speech: { phrase: 'oops' } });
    else if (drawn === 1) await someone.reconnect();
    else if (drawn === 2) await someone.sendMove({ type: 'keep', cards: ['duke', 'duke'] });
    else if (drawn === 3) spectator.sendRaw(JSON.stringify({ type: 'resync' }));
    else if (drawn === 4 && undoer) await undoer.request({ type: 'undo' });
    else if (drawn === 5 && step > 20 && clients.length === 5 && !someone.token) {
      const { token } = (await someone.request({ type: 'device' })) as { token: string };
      const phone = await TestClient.join(server.address, table, await fetchGuestCookie(server.address));
      await postJson(server.address, '/api/device', { token }, phone.cookie);
      await phone.waitUntil(() => phone.seat !== null);
      people[people.indexOf(someone)] = phone;
      clients.push(phone);
    } else if (actor) await actor.sendMove(actor.latest!.play!.moves[chance.below(actor.latest!.play!.moves.length)]);
    const latest = Math.max(...people.map(({ position }) => position));
    await Promise.all(clients.map((client) => client.waitUntil(() => client.position >= latest)));
  }
  return clients;
}

function checkUpdate({ from, position, play, events, you }: Update, oracle: SecrecyOracle, guest: string): void {
  const viewer = oracle.viewerOf(guest, position);
  expect(you.seat).toBe(viewer === 'spectator' ? null : viewer);
  const known = oracle.at(position, viewer);
  if (!known) {
    expect([play, events]).toEqual([null, []]);
    return;
  }
  expect(JSON.stringify(play!.view)).toBe(known.view);
  expect(JSON.stringify(play!.moves)).toBe(known.moves);
  const isNew = (text: string) => (JSON.parse(text) as { position: number }).position > from;
  expect(events.map((event) => JSON.stringify(event))).toEqual(known.events.filter(isNew));
}

const FIELDS: Readonly<Record<ToBrowser['type'], readonly string[]>> = {
  update: ['type', 'from', 'position', 'at', 'table', 'you', 'play', 'events', 'said'],
  done: ['type', 'ref', 'position', 'token'],
  refused: ['type', 'ref', 'position', 'code', 'rule'],
  pong: ['type', 'position'],
};
const TABLE_FIELDS = 'id game phase seats options clock door listed commitment spectators next goes'.split(' ');
const SEAT_FIELDS = 'kind name bot host ready here standIn awaited'.split(' ');
const PLAY_FIELDS = 'view moves asked undo clocks'.split(' ');

function checkMessageShape(message: ToBrowser): void {
  expect(FIELDS[message.type]).toEqual(expect.arrayContaining(Object.keys(message)));
  if (message.type !== 'update') return;
  if (message.table) expect(Object.keys(message.table)).toEqual(TABLE_FIELDS);
  for (const seat of message.table?.seats ?? []) expect(Object.keys(seat)).toEqual(SEAT_FIELDS);
  if (message.play) expect(Object.keys(message.play)).toEqual(PLAY_FIELDS);
}

describe('secrecy of frames', () => {
  for (const [i, edition] of EDITIONS.entries()) {
    it(`[T27] ${edition}: every frame is, byte for byte, what its viewer may know, and nothing else`, async () => {
      const store = await openSqlite(join(folder, edition));
      const server = await startTestServer({ ...NO_LIMITS }, { store });
      for (let round = 0; round < 3; round++) {
        const group = await openTableOfFour(server, edition);
        const clients = await playWithDisturbances(server, group, new FastChance(10 * i + round));
        const oracle = await SecrecyOracle.of(store, group.table);
        expect(oracle.secrets.length).toBeGreaterThanOrEqual(1 + 4 + 5);
        for (const client of clients) {
          expect(client.frames.length).toBeGreaterThan(0);
          for (const frame of client.frames) {
            const message = JSON.parse(frame) as ToBrowser;
            checkMessageShape(message);
            if (message.type === 'update') checkUpdate(message, oracle, guestOf(client));
            for (const secret of oracle.secrets) expect(frame).not.toContain(secret);
          }
          await client.disconnect();
        }
      }
      await server.stop();
    });
  }

  it('[T27] the seed is in no reply to any HTTP request before the end', async () => {
    const store = await openSqlite(join(folder, 'requests'));
    const server = await startTestServer({ ...NO_LIMITS }, { store });
    const { table, people, spectator } = await openTableOfFour(server, 'squirrel');
    const { secrets } = await SecrecyOracle.of(store, table);
    for (const path of ['/', '/api/tables', `/api/tables/${table}/log`, `/t/${table}`, '/metrics', '/healthz']) {
      const text = await (await fetch(`${server.address}${path}`)).text();
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    await Promise.all([...people, spectator].map((client) => client.disconnect()));
    await server.stop();
  });
});

describe('secrecy of logs', () => {
  /** A store that fails every tenth append, so that errors are logged too. */
  function unreliable(store: Store): Store {
    let count = 0;
    const append = async (entry: AppendRequest): Promise<AppendResult> => {
      if (++count % 10 === 0) throw new Error('the disk is full');
      return store.append(entry);
    };
    return Object.assign(Object.create(store) as Store, { append });
  }

  it('[T28] a whole match at the most verbose level logs no seed, salt, cookie, name or card', async () => {
    const lines: string[] = [];
    const store = await openSqlite(join(folder, 'logs'));
    const log = { write: (line: string) => void lines.push(line) };
    const server = await startTestServer({ ...NO_LIMITS, LOG_LEVEL: 'debug' }, { store: unreliable(store), log });
    const group = await openTableOfFour(server, 'hobby-world');
    await group.people[0]!.request({ type: 'start' });
    await Promise.all(
      [...group.people, group.spectator].map((client) => client.waitUntil(() => client.latest!.play !== null)),
    );
    const clients = await playWithDisturbances(server, group, new FastChance(5));
    for (const client of clients) client.sendRaw('{"type":"rename","name":"Mallory","salt":"peppered"');
    await postJson(server.address, '/api/device', { token: 'forged token' });
    await fetch(`${server.address}/t/secretpath`, { headers: { cookie: group.people[0]!.cookie } });
    const oracle = await SecrecyOracle.of(store, group.table);
    await Promise.all(clients.map((client) => client.disconnect()));
    await server.stop();
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(3);
    expect(text).toContain('append failed');
    const cookies = clients.map(({ cookie, token }) => (token ?? cookie).split('.')[1]!);
    const sentTexts = ['Mallory', 'peppered', 'forged token', 'secretpath', 'Boris', 'Guest 2'];
    for (const secret of [...oracle.secrets, ...cookies, ...CHARACTERS, ...sentTexts])
      expect(text).not.toContain(secret);
  });
});
