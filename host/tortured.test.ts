// What `kuluary torture` has found (torture/README.md), as plain as it can be told.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWERED, House, Visitor } from './house.fixture.ts';
import { type Carry, MemoryNeighbourhood } from './memory-neighbours.ts';
import { memoryStore } from './memory-store.ts';
import type { TablesSetting } from './setting.ts';
import type { Store } from './store.ts';
import { stubbornStore } from './stubborn-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const SECOND = 1000;
const LINGER = 40;

/** Two servers on one store. */
function two(store: Store = memoryStore(), carry?: Carry, setting: Partial<TablesSetting> = {}) {
  const neighbourhood = new MemoryNeighbourhood(store, Date.now, carry);
  const names = ['one', 'two'];
  const houses = names.map((name) => new House({ ...setting, store: neighbourhood.join(name).store }));
  for (const [i, { tables }] of houses.entries()) tables.meet({ others: [names[1 - i]!], isForgotten: false });
  return houses as [House, House];
}

/** Anna and Boris play on one server; their other devices are on another one, which has heard of nothing since. */
async function withTwins(setting: Partial<TablesSetting> = {}) {
  const [one, other] = two(memoryStore(), () => undefined, setting);
  const table = await one.open();
  const twins = [await other.come(table, 'Anna'), await other.come(table, 'Boris')] as const;
  const anna = await one.come(table, 'Anna');
  const boris = await one.come(table, 'Boris');
  await boris.sit();
  await anna.ask({ type: 'start' });
  const isAnna = anna.isAsked;
  return { actor: isAnna ? anna : boris, twin: isAnna ? twins[0] : twins[1] };
}

describe('while the store fails', () => {
  it('[H20] whoever goes is gone', async () => {
    const store = stubbornStore();
    const house = new House({ store });
    const [anna, boris] = (await house.seat(2)) as [Visitor, Visitor];
    store.failAppends(1);
    expect(await anna.refusal({ type: 'ready', ready: true })).toBe('busy');
    store.failReads(1);
    boris.leave();
    await pass(3 * SECOND);
    expect(await house.tables.size()).toEqual({ tables: 1, listening: 1 });
    expect(anna.latest.table.seats[1]!.here).toBe(false);
  });

  it('[H20] whoever could not come is not there', async () => {
    const store = stubbornStore();
    const [one, other] = two(store);
    const [anna] = (await one.seat(1)) as [Visitor];
    await other.come(anna.table, 'Boris');
    await pass(0);
    store.failReads(1);
    expect((await new Visitor('Anna').enter(other, anna.table))?.code).toBe('busy');
    expect((await other.tables.size()).listening).toBe(1);
  });

  it('[H70] what others may have heard of who is here is said again, until it is certain', async () => {
    const [one, other] = two();
    const [anna] = (await one.seat(1)) as [Visitor];
    await other.come(anna.table, 'Boris');
    await pass(0);
    const neighbours = other.store.neighbours!;
    const { note } = neighbours;
    vi.spyOn(neighbours, 'note').mockImplementationOnce(async (...noted) => {
      await note(...noted);
      throw new Error('the line is dead');
    });
    const clara = await other.come(anna.table, 'Clara');
    await pass(0);
    expect(anna.latest.table.spectators).toBe(2);
    clara.leave();
    await pass(0);
    expect(anna.latest.table.spectators).toBe(1);
  });
});

describe('when it is over', () => {
  it('[H70] what could not be read of who is elsewhere is read again', async () => {
    const [one, other] = two();
    const [anna] = (await one.seat(1)) as [Visitor];
    vi.spyOn(one.store.neighbours!, 'notesOn').mockRejectedValueOnce(new Error('the line is dead'));
    await other.come(anna.table, 'Boris');
    await pass(3 * SECOND);
    expect(anna.latest.table.spectators).toBe(0);
    await one.tables.lookAround();
    await pass(0);
    expect(anna.latest.table.spectators).toBe(1);
  });
});

describe('on a server that has not heard yet', () => {
  it('[H70] an answer to a question that another server has put is no stale one', async () => {
    const { actor, twin } = await withTwins();
    const { asked } = actor.latest.play!;
    const reply = await twin.ask({ type: 'move', id: 'first move', asked, move: { type: 'income' } });
    expect(reply).toMatchObject({ type: 'done', position: asked + 1 });
  });

  it('[H70] nobody is promised what it was not told: a move that was made elsewhere', async () => {
    const { actor, twin } = await withTwins({ linger: LINGER });
    const { asked } = actor.latest.play!;
    const move = { type: 'move', id: 'first move', asked, move: { type: 'income' } } as const;
    await actor.ask(move);
    const position = asked + 1;
    expect(await twin.ask(move)).toMatchObject({ type: 'done', position });
    const told = twin.heard.filter((message) => message.position === position).map(({ type }) => type);
    expect(told).toEqual(['update', 'done']);
  });
});

describe('a machine that slept', () => {
  it('[H19] charges nobody for it, also when somebody speaks before its next sign of life', async () => {
    const house = new House();
    const [anna, boris] = (await house.play(2, 0, 'fast')) as [Visitor, Visitor];
    await house.beat(0);
    await pass(2 * SECOND);
    vi.setSystemTime(Date.now() + 20 * SECOND);
    await boris.ask({ type: 'say', speech: { phrase: 'your-turn' } });
    await pass(100);
    expect((await house.lastEntry(anna.table)).type).toBe('said');
    await house.beat();
    await pass(2 * SECOND);
    expect((await house.lastEntry(anna.table)).type).toBe('said');
    for (let second = 0; second < 15; second++) {
      await house.beat();
      await pass(SECOND);
    }
    expect(await house.lastEntry(anna.table)).toMatchObject({ type: 'moved', by: 'clock' });
  });

  it('[H19] nor when a bot was thinking in that sleep for somebody who is back now', async () => {
    let answer = (_: unknown) => {};
    const thinker = { choose: () => new Promise((resolve) => (answer = resolve)) };
    const house = new House({ thinker, thinkingTime: 60 * SECOND, absence: SECOND });
    const people = (await house.play(2, 0, 'fast')) as [Visitor, Visitor];
    await house.beat(0);
    const actor = people.find(({ isAsked }) => isAsked)!;
    actor.leave();
    await pass(3 * SECOND); // by now a bot plays for it
    vi.setSystemTime(Date.now() + 20 * SECOND);
    await house.come(actor.table, actor.guest);
    expect((await house.lastEntry(actor.table)).type).toBe('came-back');
    answer({ type: 'income' });
    await pass(100);
    expect((await house.lastEntry(actor.table)).type).toBe('came-back');
    await house.tables.close();
  });

  it('[H19] gives nobody more time than there is', async () => {
    const house = new House();
    const people = (await house.play(2, 0, 'fast')) as [Visitor, Visitor];
    await pass(SECOND);
    await people.find(({ isAsked }) => isAsked)!.answer({ type: 'income' });
    await pass(1);
    const absences = [{ from: Date.now() - 9 * SECOND, to: Date.now() }]; // the question is newer
    house.tables.alive(Date.now(), absences);
    await pass(0);
    const { position, table } = people[0];
    expect(people[0].latest.play!.clocks.map(({ left }) => left)).toEqual([15 * SECOND]);
    for (let second = 1; second < 15; second++) {
      await pass(SECOND);
      house.tables.alive(Date.now(), absences);
    }
    expect(people[0].position).toBe(position);
    await pass(SECOND + ANSWERED);
    expect((await house.entries(table))[position]).toMatchObject({ by: 'clock' });
  });
});
