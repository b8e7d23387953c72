// When the store fails, and when another server is faster.

import { FastChance } from '@kuluary/kernel/chance';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clocks.ts';
import type { Entry } from './entry.ts';
import { asked, BOT_PAUSE, House, NAMES, playOut, quickThinker, type Visitor } from './house.fixture.ts';
import { memoryStore } from './memory-store.ts';
import { type StubbornStore, stubbornStore } from './stubborn-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const RETRY = 1000;

describe('a store that fails', () => {
  let store: StubbornStore;
  let house: House;
  beforeEach(() => {
    store = stubbornStore();
    house = new House({ store });
  });
  afterEach(() => house.tables.close());

  it('[H35] an append fails: busy, nothing happened, nobody heard anything; and the next one succeeds', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { position } = actor;
    store.failAppends(1);
    expect(await actor.answer({ type: 'income' }, 'the same name')).toMatchObject({ type: 'refused', code: 'busy' });
    for (const visitor of people) expect(visitor.position).toBe(position);
    expect(await house.entries(actor.table)).toHaveLength(position);
    expect(await actor.answer({ type: 'income' }, 'the same name')).toMatchObject({ position: position + 1 });
    for (const visitor of people) expect(visitor.position).toBe(position + 1);
    expect(house.problems).toEqual(['append failed']);
  });

  it('[H35] the entry is on disk but its answer was lost: it is found there, and made once', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { position } = actor;
    store.failAppends(1, 'after');
    expect(await actor.answer({ type: 'income' }, 'the same name')).toMatchObject({ code: 'busy' });
    expect(await actor.answer({ type: 'income' }, 'the same name')).toMatchObject({ position: position + 1 });
    for (const visitor of people) expect(visitor.position).toBe(position + 1);
    expect(await house.entries(actor.table)).toHaveLength(position + 1);
  });

  it('[H35] by itself the table finds out soon, and tells everybody', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { position } = actor;
    store.failAppends(1, 'after');
    await actor.answer({ type: 'income' });
    await pass(RETRY);
    for (const visitor of people) expect(visitor.position).toBe(position + 1);
  });

  it('[H36] bots go on when a store comes back after a long time in which nothing could be written or read', async () => {
    const [anna] = (await house.play(1, 2)) as [Visitor];
    if (anna.isAsked) await anna.answer({ type: 'income' });
    const { position } = anna;
    store.failAppends(1);
    store.failReads(10);
    await pass(BOT_PAUSE[1] + 5 * RETRY);
    expect(anna.position).toBe(position);
    await pass(10 * RETRY + BOT_PAUSE[1]);
    expect(anna.position).toBeGreaterThan(position);
    expect(new Set(house.problems)).toEqual(new Set(['append failed', 'table failed']));
  });

  it('[H36] so do clocks, and people who come to the table meanwhile are told that it is busy', async () => {
    const people = await house.play(2, 0, 'fast');
    const { position, table } = people[0]!;
    store.failReads(4);
    await pass(15_000);
    expect(await house.entries(table).catch(() => 'unreadable')).toBe('unreadable');
    await expect(house.come(table, 'Zoe')).rejects.toThrow();
    await pass(5 * RETRY);
    expect((await house.entries(table))[position]).toMatchObject({ by: 'clock' });
    store.failReads(1);
    await house.tables.close();
    const other = new House({ store });
    await expect(other.come(table, 'Zoe')).rejects.toThrow('busy');
    await other.come(table, 'Zoe');
    await other.tables.close();
  });

  it('[H36] a host closes even if its store is broken', async () => {
    const people = await house.play(2);
    store.failAppends(1);
    await asked(people).answer({ type: 'income' });
    store.failReads(1_000_000);
    await house.tables.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(await people[0]!.enter(house, people[0]!.table)).toMatchObject({ code: 'stopping' });
  });

  it('[H37] a table that was removed from the store is gone: whoever is there hears so', async () => {
    const people = await house.play(2);
    await house.store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    const actor = asked(people);
    const other = people.find((visitor) => visitor !== actor)!;
    expect(await actor.answer({ type: 'income' })).toMatchObject({ code: 'no-such-table' });
    expect(other.heard.at(-1)).toMatchObject({ type: 'refused', code: 'no-such-table' });
    await house.tables.lookAround();
    expect(await house.tables.size()).toEqual({ tables: 0, listening: 0 });
    await expect(house.come(actor.table, 'Zoe')).rejects.toThrow('no-such-table');
  });

  it('[H37] and whoever has moved there just before hears that it was done', async () => {
    house = new House({ store, linger: 40 });
    const people = await house.play(2);
    const actor = asked(people);
    await actor.answer({ type: 'income' });
    await store.sweep({ lobby: 0, playing: Date.now() + 1, over: 0 }, 10);
    await asked(people.filter((visitor) => visitor !== actor)).answer({ type: 'income' });
    expect(actor.heard.slice(-2)).toMatchObject([{ type: 'done' }, { type: 'refused', code: 'no-such-table' }]);
  });
});

describe('two servers on one store', () => {
  it('[H38] whoever is slower reads what happened, and answers from the truth', async () => {
    const store = memoryStore();
    const [here, there] = [new House({ store }), new House({ store })];
    const people = await here.play(2);
    const { table } = people[0]!;
    const elsewhere = await Promise.all(NAMES.slice(0, 2).map((name) => there.come(table, name)));
    const actor = asked(people);
    const twin = elsewhere.find(({ guest }) => guest === actor.guest)!;
    const { position } = actor;
    await actor.answer({ type: 'income' });
    expect(await twin.answer({ type: 'tax' })).toMatchObject({ code: 'not-your-decision' });
    for (const visitor of elsewhere) expect(visitor.position).toBe(position + 1);
    expect(twin.latest.play!.view).toEqual(actor.latest.play!.view);
    for (const house of [here, there]) await house.tables.close();
  });

  it('[H38] a move sent to both is made once', async () => {
    const store = memoryStore();
    const [here, there] = [new House({ store }), new House({ store })];
    const people = await here.play(2);
    const actor = asked(people);
    const twin = await there.come(actor.table, actor.guest);
    const replies = await Promise.all([
      actor.answer({ type: 'income' }, 'the same name'),
      twin.answer({ type: 'income' }, 'the same name'),
    ]);
    expect(replies[0]).toMatchObject({ type: 'done', position: replies[1]!.position });
    expect((await here.entries(actor.table)).filter(({ type }) => type === 'moved')).toHaveLength(1);
    for (const house of [here, there]) await house.tables.close();
  });

  it('[H38] racing through whole games, one wins each position, and both know the same in the end', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const chance = new FastChance(seed);
      const taken = new Map<number, string>();
      const store = stubbornStore();
      const houses = [new House({ store }), new House({ store })] as const;
      const people = await houses[0].play(3, 1);
      const { table } = people[0]!;
      const all = [...people];
      for (const name of NAMES.slice(0, 3)) all.push(await houses[1].come(table, name));
      for (let round = 0; round < 3000; round++) {
        if (all.every(({ latest }) => latest.table.phase === 'over')) break;
        const racing = all.filter(({ isAsked }) => isAsked && chance.below(3) > 0);
        await Promise.all(racing.map((visitor) => visitor.answer(visitor.moves[chance.below(visitor.moves.length)])));
        if (chance.below(2) === 0) await all[chance.below(all.length)]!.ask({ type: 'say', speech: { text: 'go' } });
        await pass(BOT_PAUSE[1]);
      }
      for (const { position, entry } of store.committed.filter((append) => append.table === table)) {
        expect(taken.has(position)).toBe(false);
        taken.set(position, entry);
      }
      const entries: Entry[] = await houses[0].entries(table);
      expect(entries.slice(1).map((entry) => JSON.stringify(entry))).toEqual([...taken.values()]);
      for (const visitor of all) await visitor.ask({ type: 'rematch' });
      for (const visitor of all) await visitor.resync();
      for (const [i, visitor] of people.entries()) {
        const { events, play, table, position } = all[i + 3]!.latest;
        expect({ events, play, next: table.next, position }).toEqual({
          events: visitor.latest.events,
          play: visitor.latest.play,
          next: visitor.latest.table.next,
          position: visitor.position,
        });
      }
      for (const house of houses) {
        expect(house.problems).toEqual([]);
        await house.tables.close();
      }
    }
  });

  it('[H38] whoever answers in time through one is stood in for by no bot of the other', async () => {
    const store = memoryStore();
    const choose = vi.fn(quickThinker.choose);
    const [here, there] = [new House({ store }), new House({ store, thinker: { choose } })];
    const people = await here.play(2, 0, 'fast');
    await there.come(people[0]!.table, 'Zoe');
    await pass(CLOCK_TIME.fast! - 1);
    await asked(people).answer({ type: 'income' });
    await pass(1);
    expect(choose).not.toHaveBeenCalled();
    for (const house of [here, there]) await house.tables.close();
  });

  it('[H38] bots and clocks that both servers look after act once', async () => {
    const store = memoryStore();
    const [here, there] = [new House({ store }), new House({ store })];
    const people = await here.play(2, 0, 'fast');
    const { table } = people[0]!;
    await there.come(table, 'Zoe');
    await pass(5 * 60_000);
    const moves = (await here.entries(table)).filter(({ type }) => type === 'moved');
    const times = moves.map(({ at }) => at);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.every((entry) => 'by' in entry && entry.by !== 'player')).toBe(true);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    await playOut([]);
    for (const house of [here, there]) await house.tables.close();
  });
});
