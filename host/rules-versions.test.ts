// A match continues with the rules version it began with, while newer rules exist.

import { readFileSync } from 'node:fs';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import {
  entryForVersion,
  type GameRegistry,
  type GameEntry as Registered,
} from '@kuluary/games/game-entries/game-entry';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame } from '@kuluary/kernel/game';
import { type MatchLog, parseMatchLog } from '@kuluary/kernel/match-log';
import { replayLog } from '@kuluary/kernel/replay';
import { unwrap } from '@kuluary/kernel/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inProcessBotRunner } from './bot-move-choice.ts';
import type { LogEntry } from './log-entry.ts';
import type { Store } from './store.ts';
import { gamesWithRulesOf, makeHead } from './stored-table.ts';
import { TableState } from './table-state.ts';
import { BOT_PAUSE, NAMES, playToEnd, type TestClient, TestHost } from './test-host.fixture.ts';
import { TestServers } from './test-servers.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const TABLE = '123456';
const { archivedRules: _, ...voices } = GAME_REGISTRY.voices!;
const ARCHIVED_RULES = (await entryForVersion(GAME_REGISTRY.voices!, 1))!;

/** Registries with only one rules version of Voices: before a change, and after it without archived rules. */
const registryWithVoices = (entry: Registered): GameRegistry => ({ ...GAME_REGISTRY, voices: entry });
const WITH_OLD_RULES = registryWithVoices({ ...voices, game: ARCHIVED_RULES.game });
const WITHOUT_ARCHIVED_RULES = registryWithVoices(voices);

/** A match that ends differently by the current rules (games/voices/archived-rules/archived-rules.test.ts). */
function pessimistLog(): MatchLog {
  return unwrap(parseMatchLog(readFileSync('games/voices/archived-rules/pessimist.log.json', 'utf8')));
}

/** The entries of its table, with people on the first seats and bots on the others. */
function entriesOf(log: MatchLog, people: number): LogEntry[] {
  const { seed, salts, names, options } = log;
  const guests = names.map((name, seat) =>
    seat < people ? { guest: name, name, salt: salts[seat]! } : { bot: 'easy', name },
  );
  const seating = [...guests, null];
  return [
    { at: 1, type: 'opened', game: 'voices', seed, seating, options: {}, clock: 'none', door: true, listed: false },
    { at: 2, type: 'began', rules: log.rules, options },
    ...log.moves.map(({ seat, move }): LogEntry => ({ at: 3, type: 'moved', seat, move, by: 'player' })),
  ];
}

async function storeEntries(store: Store, entries: readonly LogEntry[]): Promise<void> {
  const state = new TableState(await gamesWithRulesOf(GAME_REGISTRY, entries), entries[0]!);
  for (const entry of entries.slice(1)) state.apply(entry);
  const head = makeHead(state, BOT_PAUSE, []);
  await store.create(TABLE, JSON.stringify(entries[0]), head);
  for (const [i, entry] of entries.slice(1).entries()) {
    await store.append({ table: TABLE, position: i + 2, entry: JSON.stringify(entry), id: null, head });
  }
}

async function logOf(testHost: TestHost, table: string): Promise<MatchLog> {
  return unwrap(await testHost.tables.finishedLog(table));
}

async function playOnToEnd(people: readonly TestClient[], chance = new FastChance(1)): Promise<void> {
  while (people[0]!.latestUpdate.table.phase === 'playing') {
    await playToEnd(people, (moves) => moves[chance.below(moves.length)]);
    await advanceTime(20_000); // for bots to think and people to read
  }
}

describe('a match that began with archived rules', () => {
  it('[H80] ends by them, not as by the current ones', async () => {
    const log = pessimistLog();
    const testHost = new TestHost();
    const half = Math.floor(log.moves.length / 2);
    await storeEntries(testHost.store, entriesOf(log, 5).slice(0, 2 + half));
    const people = await Promise.all(log.names.map((name) => testHost.connect(TABLE, name)));
    for (const { seat, move } of log.moves.slice(half)) {
      expect((await people[seat]!.makeMove(move)).type).toBe('done');
    }
    expect(people[0]!.latestUpdate.table.phase).toBe('over');
    const ended = await logOf(testHost, TABLE);
    expect(ended).toMatchObject({ rules: 1, outcome: log.outcome });
    expect(replayLog(ARCHIVED_RULES.game, ended)).toBeUndefined();
    expect(replayLog({ ...voices.game, version: 1 }, ended)).toMatchObject({ code: 'tampered' });
    expect(testHost.problems).toEqual([]);
  });

  it('[H80] continues with people and bots on a newer server', async () => {
    const old = new TestHost({ games: WITH_OLD_RULES });
    const [anna, boris] = (await old.fillLobby(2, 3, 'voices')) as [TestClient, TestClient];
    await anna.request({ type: 'start' });
    await playToEnd([anna, boris]);
    await old.tables.close();
    const testHost = new TestHost({ store: old.store, botRunner: inProcessBotRunner(BOT_REGISTRY) });
    const people = [await testHost.connect(anna.table, 'Anna'), await testHost.connect(anna.table, 'Boris')];
    await playOnToEnd(people);
    const log = await logOf(testHost, anna.table);
    expect(log.rules).toBe(1);
    expect(replayLog(ARCHIVED_RULES.game, log)).toBeUndefined();
    const made = (await testHost.logEntries(anna.table)).filter((entry) => entry.type === 'moved');
    expect(new Set(made.map(({ by }) => by))).toEqual(new Set(['player', 'bot']));
    expect(testHost.problems).toEqual([]);
  });

  it('[H81] is played by the bots of that version, also for people who are late', async () => {
    const log = pessimistLog();
    const bots = vi.fn(inProcessBotRunner(BOT_REGISTRY).choose);
    const testHost = new TestHost({ botRunner: { choose: bots } });
    const [opened, began] = entriesOf(log, 3) as [LogEntry, LogEntry];
    await storeEntries(testHost.store, [{ ...opened, clock: 'fast' } as LogEntry, began]);
    const people = await Promise.all(NAMES.slice(0, 3).map((name) => testHost.connect(TABLE, name)));
    while (people[0]!.latestUpdate.table.phase === 'playing') await advanceTime(60_000);
    const made = (await testHost.logEntries(TABLE)).filter((entry) => entry.type === 'moved');
    expect(new Set(made.map(({ by }) => by))).toEqual(new Set(['bot', 'clock']));
    expect(new Set(bots.mock.calls.map(([{ rules, bot }]) => `${rules} ${bot}`))).toEqual(new Set(['1 easy']));
    expect(replayLog(ARCHIVED_RULES.game, await logOf(testHost, TABLE))).toBeUndefined();
    expect(testHost.problems).toEqual([]);
  });

  it('[H82] is followed by a rematch by the current rules; options that these do not know are left out', async () => {
    const log = pessimistLog();
    const testHost = new TestHost();
    const [opened, ...rest] = entriesOf(log, 5);
    await storeEntries(testHost.store, [
      { ...opened, options: { abilities: true, 'once-there-was': 7 } } as LogEntry,
      ...rest,
    ]);
    const people = await Promise.all(log.names.map((name) => testHost.connect(TABLE, name)));
    await people[0]!.request({ type: 'rematch' });
    const next = people[0]!.latestUpdate.table.next!;
    const again = await Promise.all(log.names.map((name) => testHost.connect(next, name)));
    for (const client of again) await client.sit(client.seat);
    expect(again[0]!.latestUpdate.table.options).toEqual({ abilities: true });
    expect((await again[0]!.request({ type: 'start' })).type).toBe('done');
    expect(await testHost.lastLogEntry(next)).toMatchObject({ type: 'began', rules: voices.game.version });
  });
});

describe('rules that a server lacks', () => {
  const tooNew = (game: AnyGame): AnyGame => ({ ...game, version: game.version + 1 });

  it('[H4] older: the table is not loaded, and clients are told why', async () => {
    const testHost = new TestHost({ games: WITHOUT_ARCHIVED_RULES });
    await storeEntries(testHost.store, entriesOf(pessimistLog(), 5).slice(0, 9));
    await expect(testHost.connect(TABLE, 'Anna')).rejects.toThrow('old-rules');
  });

  it('[H83] newer: the table is not loaded, clients are told why, and no server acts for it when it is due', async () => {
    const renewed = new TestHost({ games: registryWithVoices({ ...voices, game: tooNew(voices.game) }) });
    const [anna] = (await renewed.fillLobby(1, 2, 'voices')) as [TestClient];
    await anna.request({ type: 'start' });
    await playToEnd([anna]);
    await renewed.tables.close();
    const testHost = new TestHost({ store: renewed.store });
    await expect(testHost.connect(anna.table, 'Anna')).rejects.toThrow('new-rules');
    const before = await testHost.logEntries(anna.table);
    await advanceTime(60_000);
    expect(await testHost.store.due(Date.now(), 10)).toEqual([anna.table]);
    for (let look = 0; look < 3; look++) await testHost.tables.runPeriodicChecks();
    expect(await testHost.logEntries(anna.table)).toEqual(before);
    expect(testHost.problems).toEqual([]);
  });

  it('[H84] while servers are updated one by one, each continues what another has begun, if it has the rules', async () => {
    const servers = new TestServers();
    const old = await servers.start('old', { games: WITH_OLD_RULES });
    const renewed = await servers.start('renewed');
    const [anna] = (await old.fillLobby(1, 1, 'voices')) as [TestClient];
    const boris = await renewed.connect(anna.table, 'Boris');
    await boris.sit();
    await advanceTime(0);
    await anna.request({ type: 'start' });
    await advanceTime(0);
    expect(await old.lastLogEntry(anna.table)).toMatchObject({ type: 'began', rules: 1 });
    await playOnToEnd([anna, boris]);
    expect([anna.latestUpdate.table.phase, boris.latestUpdate.table.phase]).toEqual(['over', 'over']);
    expect(replayLog(ARCHIVED_RULES.game, await logOf(renewed, anna.table))).toBeUndefined();
    expect([old.problems, renewed.problems]).toEqual([[], []]);
    await servers.close();
  });

  it('[H84] clients at a server that lacks the rules are told when the match begins', async () => {
    const servers = new TestServers();
    const old = await servers.start('old', { games: WITH_OLD_RULES });
    const renewed = await servers.start('renewed');
    const [anna] = (await renewed.fillLobby(1, 1, 'voices')) as [TestClient];
    const boris = await old.connect(anna.table, 'Boris');
    await boris.sit();
    await advanceTime(0);
    await anna.request({ type: 'start' });
    await advanceTime(0);
    expect(boris.messages.at(-1)).toMatchObject({ type: 'refused', ref: null, code: 'new-rules' });
    await expect(old.connect(anna.table, 'Boris')).rejects.toThrow('new-rules');
    const back = await renewed.connect(anna.table, 'Boris');
    await playOnToEnd([anna, back]);
    expect(replayLog(voices.game, await logOf(renewed, anna.table))).toBeUndefined();
    await servers.close();
  });
});
