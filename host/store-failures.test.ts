// Failures of the store, and conflicts with another server.

import { FastChance } from '@kuluary/kernel/chance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clock-presets.ts';
import { type ControlledStore, controlledStore } from './controlled-store.fixture.ts';
import type { LogEntry } from './log-entry.ts';
import { memoryStore } from './memory-store.ts';
import {
  BOT_PAUSE,
  findAskedClient,
  NAMES,
  playToEnd,
  quickBotRunner,
  type TestClient,
  TestHost,
} from './test-host.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const RETRY_DELAY = 1000;

describe('a store that fails', () => {
  let store: ControlledStore;
  let testHost: TestHost;
  beforeEach(() => {
    store = controlledStore();
    testHost = new TestHost({ store });
  });
  afterEach(() => testHost.tables.close());

  it('[H35] an append fails: busy, nothing happened, nothing was sent; and the next one succeeds', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { position } = actor;
    store.failAppends(1);
    expect(await actor.makeMove({ type: 'income' }, 'the same name')).toMatchObject({ type: 'refused', code: 'busy' });
    for (const client of people) expect(client.position).toBe(position);
    expect(await testHost.logEntries(actor.table)).toHaveLength(position);
    expect(await actor.makeMove({ type: 'income' }, 'the same name')).toMatchObject({ position: position + 1 });
    for (const client of people) expect(client.position).toBe(position + 1);
    expect(testHost.problems).toEqual(['append failed']);
  });

  it('[H35] the entry is on disk but the reply of the store was lost: it is found there, and made once', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { position } = actor;
    store.failAppends(1, 'after');
    expect(await actor.makeMove({ type: 'income' }, 'the same name')).toMatchObject({ code: 'busy' });
    expect(await actor.makeMove({ type: 'income' }, 'the same name')).toMatchObject({ position: position + 1 });
    for (const client of people) expect(client.position).toBe(position + 1);
    expect(await testHost.logEntries(actor.table)).toHaveLength(position + 1);
  });

  it('[H35] the table reloads by itself soon, and sends updates', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { position } = actor;
    store.failAppends(1, 'after');
    await actor.makeMove({ type: 'income' });
    await advanceTime(RETRY_DELAY);
    for (const client of people) expect(client.position).toBe(position + 1);
  });

  it('[H36] bots go on when a store works again after a long failure', async () => {
    const [anna] = (await testHost.startMatch(1, 2)) as [TestClient];
    if (anna.isAsked) await anna.makeMove({ type: 'income' });
    const { position } = anna;
    store.failAppends(1);
    store.failReads(10);
    await advanceTime(BOT_PAUSE[1] + 5 * RETRY_DELAY);
    expect(anna.position).toBe(position);
    await advanceTime(10 * RETRY_DELAY + BOT_PAUSE[1]);
    expect(anna.position).toBeGreaterThan(position);
    expect(new Set(testHost.problems)).toEqual(new Set(['append failed', 'table failed']));
  });

  it('[H36] clocks go on when the store works again, and clients that connect meanwhile are told that the table is busy', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { position, table } = people[0]!;
    store.failReads(4);
    await advanceTime(15_000);
    expect(await testHost.logEntries(table).catch(() => 'unreadable')).toBe('unreadable');
    await expect(testHost.connect(table, 'Zoe')).rejects.toThrow();
    await advanceTime(5 * RETRY_DELAY);
    expect((await testHost.logEntries(table))[position]).toMatchObject({ by: 'clock' });
    store.failReads(1);
    await testHost.tables.close();
    const other = new TestHost({ store });
    await expect(other.connect(table, 'Zoe')).rejects.toThrow('busy');
    await other.connect(table, 'Zoe');
    await other.tables.close();
  });

  it('[H36] a host closes even if its store is broken', async () => {
    const people = await testHost.startMatch(2);
    store.failAppends(1);
    await findAskedClient(people).makeMove({ type: 'income' });
    store.failReads(1_000_000);
    await testHost.tables.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(await people[0]!.connect(testHost, people[0]!.table)).toMatchObject({ code: 'stopping' });
  });

  it('[H37] the clients of a table that was deleted from the store are told that it is gone', async () => {
    const people = await testHost.startMatch(2);
    await testHost.store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    const actor = findAskedClient(people);
    const other = people.find((client) => client !== actor)!;
    expect(await actor.makeMove({ type: 'income' })).toMatchObject({ code: 'no-such-table' });
    expect(other.messages.at(-1)).toMatchObject({ type: 'refused', code: 'no-such-table' });
    await testHost.tables.runPeriodicChecks();
    expect(await testHost.tables.countLoaded()).toEqual({ tables: 0, listening: 0 });
    await expect(testHost.connect(actor.table, 'Zoe')).rejects.toThrow('no-such-table');
  });

  it('[H37] and one that has moved there just before gets its reply', async () => {
    testHost = new TestHost({ store, batchDelay: 40 });
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'income' });
    await store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    await findAskedClient(people.filter((client) => client !== actor)).makeMove({ type: 'income' });
    expect(actor.messages.slice(-2)).toMatchObject([{ type: 'done' }, { type: 'refused', code: 'no-such-table' }]);
  });
});

describe('two servers on one store', () => {
  it('[H38] the slower one reads the new entries before it replies', async () => {
    const store = memoryStore();
    const [here, there] = [new TestHost({ store }), new TestHost({ store })];
    const people = await here.startMatch(2);
    const { table } = people[0]!;
    const clients = await Promise.all(NAMES.slice(0, 2).map((name) => there.connect(table, name)));
    const actor = findAskedClient(people);
    const secondClient = clients.find(({ guest }) => guest === actor.guest)!;
    const { position } = actor;
    await actor.makeMove({ type: 'income' });
    expect(await secondClient.makeMove({ type: 'tax' })).toMatchObject({ code: 'not-your-decision' });
    for (const client of clients) expect(client.position).toBe(position + 1);
    expect(secondClient.latestUpdate.play!.view).toEqual(actor.latestUpdate.play!.view);
    for (const testHost of [here, there]) await testHost.tables.close();
  });

  it('[H38] a move sent to both is made once', async () => {
    const store = memoryStore();
    const [here, there] = [new TestHost({ store }), new TestHost({ store })];
    const people = await here.startMatch(2);
    const actor = findAskedClient(people);
    const secondClient = await there.connect(actor.table, actor.guest);
    const replies = await Promise.all([
      actor.makeMove({ type: 'income' }, 'the same name'),
      secondClient.makeMove({ type: 'income' }, 'the same name'),
    ]);
    expect(replies[0]).toMatchObject({ type: 'done', position: replies[1]!.position });
    expect((await here.logEntries(actor.table)).filter(({ type }) => type === 'moved')).toHaveLength(1);
    for (const testHost of [here, there]) await testHost.tables.close();
  });

  it('[H38] in races through whole matches, one wins each position, and both have the same state in the end', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const chance = new FastChance(seed);
      const taken = new Map<number, string>();
      const store = controlledStore();
      const hosts = [new TestHost({ store }), new TestHost({ store })] as const;
      const people = await hosts[0].startMatch(3, 1);
      const { table } = people[0]!;
      const all = [...people];
      for (const name of NAMES.slice(0, 3)) all.push(await hosts[1].connect(table, name));
      for (let round = 0; round < 3000; round++) {
        if (all.every(({ latestUpdate }) => latestUpdate.table.phase === 'over')) break;
        const actors = all.filter(({ isAsked }) => isAsked && chance.below(3) > 0);
        await Promise.all(actors.map((client) => client.makeMove(client.moves[chance.below(client.moves.length)])));
        if (chance.below(2) === 0)
          await all[chance.below(all.length)]!.request({ type: 'say', speech: { text: 'go' } });
        await advanceTime(BOT_PAUSE[1]);
      }
      for (const { position, entry } of store.committed.filter((request) => request.table === table)) {
        expect(taken.has(position)).toBe(false);
        taken.set(position, entry);
      }
      const entries: LogEntry[] = await hosts[0].logEntries(table);
      expect(entries.slice(1).map((entry) => JSON.stringify(entry))).toEqual([...taken.values()]);
      for (const client of all) await client.request({ type: 'rematch' });
      for (const client of all) await client.resync();
      for (const [i, client] of people.entries()) {
        const { events, play, table, position } = all[i + 3]!.latestUpdate;
        expect({ events, play, next: table.next, position }).toEqual({
          events: client.latestUpdate.events,
          play: client.latestUpdate.play,
          next: client.latestUpdate.table.next,
          position: client.position,
        });
      }
      for (const testHost of hosts) {
        expect(testHost.problems).toEqual([]);
        await testHost.tables.close();
      }
    }
  });

  it('[H38] if a player moves in time through one, the other lets no bot move', async () => {
    const store = memoryStore();
    const choose = vi.fn(quickBotRunner.choose);
    const [here, there] = [new TestHost({ store }), new TestHost({ store, botRunner: { choose } })];
    const people = await here.startMatch(2, 0, 'fast');
    await there.connect(people[0]!.table, 'Zoe');
    await advanceTime(CLOCK_TIME.fast! - 1);
    await findAskedClient(people).makeMove({ type: 'income' });
    await advanceTime(1);
    expect(choose).not.toHaveBeenCalled();
    for (const testHost of [here, there]) await testHost.tables.close();
  });

  it('[H38] bots and clocks act once, though both servers act for the table', async () => {
    const store = memoryStore();
    const [here, there] = [new TestHost({ store }), new TestHost({ store })];
    const people = await here.startMatch(2, 0, 'fast');
    const { table } = people[0]!;
    await there.connect(table, 'Zoe');
    await advanceTime(5 * 60_000);
    const moves = (await here.logEntries(table)).filter(({ type }) => type === 'moved');
    const times = moves.map(({ at }) => at);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.every((entry) => 'by' in entry && entry.by !== 'player')).toBe(true);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    await playToEnd([]);
    for (const testHost of [here, there]) await testHost.tables.close();
  });
});
