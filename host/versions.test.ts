// Rules change; a match does not: it ends by the rules that it was begun with.

import { readFileSync } from 'node:fs';
import { entryAt, type Games, type Entry as Registered } from '@kuluary/games/entries/entry';
import { MINDS } from '@kuluary/games/minds';
import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame } from '@kuluary/kernel/game';
import { type Log, parseLog } from '@kuluary/kernel/log';
import { replay } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { BOT_PAUSE, House, NAMES, playOut, type Visitor } from './house.fixture.ts';
import { Servers } from './servers.fixture.ts';
import type { Store } from './store.ts';
import { gamesFor, headOf } from './stored-table.ts';
import { TableState } from './table-state.ts';
import { plainThinker } from './think.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const TABLE = '123456';
const { earlier, ...voices } = REGISTRY.voices!;
const YESTERDAY = (await entryAt(REGISTRY.voices!, 1))!;

/** Programs that have nothing but these rules of Voices: before the change, and after it by somebody who kept nothing. */
const only = (entry: Registered): Games => ({ ...REGISTRY, voices: entry });
const OLD = only({ ...voices, game: YESTERDAY.game });
const FORGETFUL = only(voices);

/** A match that ends otherwise by today's rules (games/voices/earlier/earlier.test.ts). */
function pessimistLog(): Log {
  const log = unwrap(parseLog(readFileSync('games/voices/earlier/pessimist.log.json', 'utf8')));
  return log;
}

/** The table at which it was played, with people on the first seats and bots on the others. */
function entriesOf(log: Log, people: number): Entry[] {
  const { seed, salts, names, options } = log;
  const guests = names.map((name, seat) =>
    seat < people ? { guest: name, name, salt: salts[seat]! } : { bot: 'easy', name },
  );
  const seating = [...guests, null];
  return [
    { at: 1, type: 'opened', game: 'voices', seed, seating, options: {}, clock: 'none', door: true, listed: false },
    { at: 2, type: 'began', rules: log.rules, options },
    ...log.moves.map(({ seat, move }): Entry => ({ at: 3, type: 'moved', seat, move, by: 'player' })),
  ];
}

async function kept(store: Store, entries: readonly Entry[]): Promise<void> {
  const state = new TableState(await gamesFor(REGISTRY, entries), entries[0]!);
  for (const entry of entries.slice(1)) state.fold(entry);
  const head = headOf(state, BOT_PAUSE, []);
  await store.create(TABLE, JSON.stringify(entries[0]), head);
  for (const [i, entry] of entries.slice(1).entries()) {
    await store.append({ table: TABLE, position: i + 2, entry: JSON.stringify(entry), id: null, head });
  }
}

async function logOf(house: House, table: string): Promise<Log> {
  return unwrap(await house.tables.log(table));
}

async function playOn(people: readonly Visitor[], whims = new FastChance(1)): Promise<void> {
  while (people[0]!.latest.table.phase === 'playing') {
    await playOut(people, (moves) => moves[whims.below(moves.length)]);
    await pass(20_000); // bots may think, and people read
  }
}

describe('a match that was begun with earlier rules', () => {
  it('[H80] ends by them, and not as it would today', async () => {
    const log = pessimistLog();
    const house = new House();
    const half = Math.floor(log.moves.length / 2);
    await kept(house.store, entriesOf(log, 5).slice(0, 2 + half));
    const people = await Promise.all(log.names.map((name) => house.come(TABLE, name)));
    for (const { seat, move } of log.moves.slice(half)) {
      expect((await people[seat]!.answer(move)).type).toBe('done');
    }
    expect(people[0]!.latest.table.phase).toBe('over');
    const ended = await logOf(house, TABLE);
    expect(ended).toMatchObject({ rules: 1, outcome: log.outcome });
    expect(replay(YESTERDAY.game, ended)).toBeUndefined();
    expect(replay({ ...voices.game, version: 1 }, ended)).toMatchObject({ code: 'tampered' });
    expect(house.problems).toEqual([]);
  });

  it('[H80] that a server of that time left behind goes on with people and bots', async () => {
    const old = new House({ games: OLD });
    const [anna, boris] = (await old.seat(2, 3, 'voices')) as [Visitor, Visitor];
    await anna.ask({ type: 'start' });
    await playOut([anna, boris]);
    await old.tables.close();
    const house = new House({ store: old.store, thinker: plainThinker(MINDS) });
    const people = [await house.come(anna.table, 'Anna'), await house.come(anna.table, 'Boris')];
    await playOn(people);
    const log = await logOf(house, anna.table);
    expect(log.rules).toBe(1);
    expect(replay(YESTERDAY.game, log)).toBeUndefined();
    const made = (await house.entries(anna.table)).filter((entry) => entry.type === 'moved');
    expect(new Set(made.map(({ by }) => by))).toEqual(new Set(['player', 'bot']));
    expect(house.problems).toEqual([]);
  });

  it('[H81] is played by the bots of that time, and they answer for people who are late', async () => {
    const log = pessimistLog();
    const bots = vi.fn(plainThinker(MINDS).choose);
    const house = new House({ thinker: { choose: bots } });
    const [opened, began] = entriesOf(log, 3) as [Entry, Entry];
    await kept(house.store, [{ ...opened, clock: 'fast' } as Entry, began]);
    const people = await Promise.all(NAMES.slice(0, 3).map((name) => house.come(TABLE, name)));
    while (people[0]!.latest.table.phase === 'playing') await pass(60_000);
    const made = (await house.entries(TABLE)).filter((entry) => entry.type === 'moved');
    expect(new Set(made.map(({ by }) => by))).toEqual(new Set(['bot', 'clock']));
    expect(new Set(bots.mock.calls.map(([{ rules, bot }]) => `${rules} ${bot}`))).toEqual(new Set(['1 easy']));
    expect(replay(YESTERDAY.game, await logOf(house, TABLE))).toBeUndefined();
    expect(house.problems).toEqual([]);
  });

  it('[H82] is followed by a rematch of today’s; options that these do not know are left out', async () => {
    const log = pessimistLog();
    const house = new House();
    const [opened, ...rest] = entriesOf(log, 5);
    await kept(house.store, [{ ...opened, options: { abilities: true, 'once-there-was': 7 } } as Entry, ...rest]);
    const people = await Promise.all(log.names.map((name) => house.come(TABLE, name)));
    await people[0]!.ask({ type: 'rematch' });
    const next = people[0]!.latest.table.next!;
    const again = await Promise.all(log.names.map((name) => house.come(next, name)));
    for (const visitor of again) await visitor.sit(visitor.seat);
    expect(again[0]!.latest.table.options).toEqual({ abilities: true });
    expect((await again[0]!.ask({ type: 'start' })).type).toBe('done');
    expect(await house.lastEntry(next)).toMatchObject({ type: 'began', rules: voices.game.version });
  });
});

describe('rules that are not here', () => {
  const tooNew = (game: AnyGame): AnyGame => ({ ...game, version: game.version + 1 });

  it('[H4] no longer: the table is not opened, and says why', async () => {
    const house = new House({ games: FORGETFUL });
    await kept(house.store, entriesOf(pessimistLog(), 5).slice(0, 9));
    await expect(house.come(TABLE, 'Anna')).rejects.toThrow('old-rules');
  });

  it('[H83] not yet: the table is not opened, says why, and is not acted on when it is due', async () => {
    const renewed = new House({ games: only({ ...voices, game: tooNew(voices.game) }) });
    const [anna] = (await renewed.seat(1, 2, 'voices')) as [Visitor];
    await anna.ask({ type: 'start' });
    await playOut([anna]);
    await renewed.tables.close();
    const house = new House({ store: renewed.store });
    await expect(house.come(anna.table, 'Anna')).rejects.toThrow('new-rules');
    const before = await house.entries(anna.table);
    await pass(60_000);
    expect(await house.store.due(Date.now(), 10)).toEqual([anna.table]);
    for (let look = 0; look < 3; look++) await house.tables.lookAround();
    expect(await house.entries(anna.table)).toEqual(before);
    expect(house.problems).toEqual([]);
  });

  it('[H84] while servers are renewed one by one: each goes on with what the other has begun, if it knows the rules', async () => {
    const servers = new Servers();
    const old = await servers.start('old', { games: OLD });
    const renewed = await servers.start('renewed');
    const [anna] = (await old.seat(1, 1, 'voices')) as [Visitor];
    const boris = await renewed.come(anna.table, 'Boris');
    await boris.sit();
    await pass(0);
    await anna.ask({ type: 'start' });
    await pass(0);
    expect(await old.lastEntry(anna.table)).toMatchObject({ type: 'began', rules: 1 });
    await playOn([anna, boris]);
    expect([anna.latest.table.phase, boris.latest.table.phase]).toEqual(['over', 'over']);
    expect(replay(YESTERDAY.game, await logOf(renewed, anna.table))).toBeUndefined();
    expect([old.problems, renewed.problems]).toEqual([[], []]);
    await servers.close();
  });

  it('[H84] and whoever is at a server that does not know them is told', async () => {
    const servers = new Servers();
    const old = await servers.start('old', { games: OLD });
    const renewed = await servers.start('renewed');
    const [anna] = (await renewed.seat(1, 1, 'voices')) as [Visitor];
    const boris = await old.come(anna.table, 'Boris');
    await boris.sit();
    await pass(0);
    await anna.ask({ type: 'start' });
    await pass(0);
    expect(boris.heard.at(-1)).toMatchObject({ type: 'refused', ref: null, code: 'new-rules' });
    await expect(old.come(anna.table, 'Boris')).rejects.toThrow('new-rules');
    const back = await renewed.come(anna.table, 'Boris');
    await playOn([anna, back]);
    expect(replay(voices.game, await logOf(renewed, anna.table))).toBeUndefined();
    await servers.close();
  });
});
