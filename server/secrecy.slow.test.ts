// Whole games, with every frame of every connection held against what its reader may know.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Append, Appended, Store } from '@kuluary/host/store';
import { FastChance } from '@kuluary/kernel/chance';
import type { ToBrowser, Update } from '@kuluary/protocol/to-browser';
import { openSqlite } from '@kuluary/store/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { Knowledge } from './knowledge.fixture.ts';
import { guestCookie, Player, post } from './player.fixture.ts';
import { NO_LIMITS, type TestServer, testServer } from './server.fixture.ts';

const EDITIONS = ['hobby-world', 'ukrainian', 'squirrel'] as const;
const CHARACTERS = ['duke', 'assassin', 'captain', 'ambassador', 'contessa', 'inquisitor'];
const folder = mkdtempSync(join(tmpdir(), 'kuluary-secrecy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secretText = () => crypto.randomUUID().replaceAll('-', '');
const guestOf = ({ cookie, token }: Player) => (token ? guestIn(token) : cookie.split('=')[1]!.split('.')[0]!);
const guestIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { guest: string }).guest;

interface Company {
  readonly table: string;
  readonly people: Player[]; // on seats
  readonly spectator: Player;
}

/** Four with salts of their own, one of them late and one a program, and somebody who looks on. */
async function gathered({ address }: TestServer, edition: string): Promise<Company> {
  const { body, cookie } = await post(address, '/api/tables', { game: 'coup', name: 'Anna', salt: secretText() });
  const table = body.table!;
  const people = [await Player.at(address, table, cookie)];
  const spectator = await Player.at(address, table);
  for (const seat of [5, 2, 3]) {
    const player = seat === 3 ? await program(people[0]!, seat, address) : await Player.at(address, table);
    await player.ask({ type: 'sit', seat, name: `Guest ${seat}`, salt: secretText() });
    people.push(player);
  }
  await people[1]!.ask({ type: 'sit', seat: 1, name: 'Boris', salt: secretText() });
  await people[0]!.ask({ type: 'set', clock: 'none', options: { edition } });
  await people[0]!.ask({ type: 'start' });
  return { table, people, spectator };
}

async function program(host: Player, seat: number, address: string): Promise<Player> {
  const { token } = (await host.ask({ type: 'program', seat })) as { token: string };
  return Player.program(address, host.table, token);
}

/** People play, take back, talk, come back, move to other devices, and send what is not theirs to send. */
async function playWildly(server: TestServer, company: Company, chance: FastChance): Promise<Player[]> {
  const { people, spectator, table } = company;
  const everybody = [...people, spectator];
  for (let step = 0; people[0]!.latest!.table.phase !== 'over'; step++) {
    const dice = chance.below(25);
    const someone = people[chance.below(people.length)]!;
    const actor = people.find(({ latest }) => (latest!.play?.moves.length ?? 0) > 0);
    const undoer = people.find(({ latest }) => latest!.play?.undo);
    if (dice === 0) await someone.ask({ type: 'say', speech: { phrase: 'oops' } });
    else if (dice === 1) await someone.comeBack();
    else if (dice === 2) await someone.answer({ type: 'keep', cards: ['duke', 'duke'] });
    else if (dice === 3) spectator.sendRaw(JSON.stringify({ type: 'resync' }));
    else if (dice === 4 && undoer) await undoer.ask({ type: 'undo' });
    else if (dice === 5 && step > 20 && everybody.length === 5 && !someone.token) {
      const { token } = (await someone.ask({ type: 'device' })) as { token: string };
      const phone = await Player.at(server.address, table, await guestCookie(server.address));
      await post(server.address, '/api/device', { token }, phone.cookie);
      await phone.until(() => phone.seat !== null);
      people[people.indexOf(someone)] = phone;
      everybody.push(phone);
    } else if (actor) await actor.answer(actor.latest!.play!.moves[chance.below(actor.latest!.play!.moves.length)]);
    const latest = Math.max(...people.map(({ position }) => position));
    await Promise.all(everybody.map((player) => player.until(() => player.position >= latest)));
  }
  return everybody;
}

function checkUpdate({ from, position, play, events, you }: Update, knowledge: Knowledge, guest: string): void {
  const viewer = knowledge.viewer(guest, position);
  expect(you.seat).toBe(viewer === 'spectator' ? null : viewer);
  const known = knowledge.at(position, viewer);
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

function checkShape(message: ToBrowser): void {
  expect(FIELDS[message.type]).toEqual(expect.arrayContaining(Object.keys(message)));
  if (message.type !== 'update') return;
  if (message.table) expect(Object.keys(message.table)).toEqual(TABLE_FIELDS);
  for (const seat of message.table?.seats ?? []) expect(Object.keys(seat)).toEqual(SEAT_FIELDS);
  if (message.play) expect(Object.keys(message.play)).toEqual(PLAY_FIELDS);
}

describe('secrecy of frames', () => {
  for (const [i, edition] of EDITIONS.entries()) {
    it(`[T27] ${edition}: every frame is, byte for byte, what its reader may know, and nothing else`, async () => {
      const store = await openSqlite(join(folder, edition));
      const server = await testServer({ ...NO_LIMITS }, { store });
      for (let round = 0; round < 3; round++) {
        const company = await gathered(server, edition);
        const everybody = await playWildly(server, company, new FastChance(10 * i + round));
        const knowledge = await Knowledge.of(store, company.table);
        expect(knowledge.secrets.length).toBeGreaterThanOrEqual(1 + 4 + 5);
        for (const player of everybody) {
          expect(player.frames.length).toBeGreaterThan(0);
          for (const frame of player.frames) {
            const message = JSON.parse(frame) as ToBrowser;
            checkShape(message);
            if (message.type === 'update') checkUpdate(message, knowledge, guestOf(player));
            for (const secret of knowledge.secrets) expect(frame).not.toContain(secret);
          }
          await player.leave();
        }
      }
      await server.stop();
    });
  }

  it('[T27] the seed is in no answer to any request before the end', async () => {
    const store = await openSqlite(join(folder, 'requests'));
    const server = await testServer({ ...NO_LIMITS }, { store });
    const { table, people, spectator } = await gathered(server, 'squirrel');
    const { secrets } = await Knowledge.of(store, table);
    for (const path of ['/', '/api/tables', `/api/tables/${table}/log`, `/t/${table}`, '/metrics', '/healthz']) {
      const text = await (await fetch(`${server.address}${path}`)).text();
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    await Promise.all([...people, spectator].map((player) => player.leave()));
    await server.stop();
  });
});

describe('secrecy of logs', () => {
  /** A store that fails every tenth append, so that errors are logged too. */
  function unreliable(store: Store): Store {
    let count = 0;
    const append = async (entry: Append): Promise<Appended> => {
      if (++count % 10 === 0) throw new Error('the disk is full');
      return store.append(entry);
    };
    return Object.assign(Object.create(store) as Store, { append });
  }

  it('[T28] a whole game at the most talkative level: no seed, salt, cookie, name or card is written down', async () => {
    const lines: string[] = [];
    const store = await openSqlite(join(folder, 'logs'));
    const log = { write: (line: string) => void lines.push(line) };
    const server = await testServer({ ...NO_LIMITS, LOG_LEVEL: 'debug' }, { store: unreliable(store), log });
    const company = await gathered(server, 'hobby-world');
    await company.people[0]!.ask({ type: 'start' });
    await Promise.all(
      [...company.people, company.spectator].map((player) => player.until(() => player.latest!.play !== null)),
    );
    const everybody = await playWildly(server, company, new FastChance(5));
    for (const player of everybody) player.sendRaw('{"type":"rename","name":"Mallory","salt":"peppered"');
    await post(server.address, '/api/device', { token: 'forged token' });
    await fetch(`${server.address}/t/secretpath`, { headers: { cookie: company.people[0]!.cookie } });
    const knowledge = await Knowledge.of(store, company.table);
    await Promise.all(everybody.map((player) => player.leave()));
    await server.stop();
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(3);
    expect(text).toContain('append failed');
    const cookies = everybody.map(({ cookie, token }) => (token ?? cookie).split('.')[1]!);
    const said = ['Mallory', 'peppered', 'forged token', 'secretpath', 'Boris', 'Guest 2'];
    for (const secret of [...knowledge.secrets, ...cookies, ...CHARACTERS, ...said]) expect(text).not.toContain(secret);
  });
});
