// On disk before visible: while the store holds a commit back, nobody hears anything of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE } from './clocks.ts';
import { asked, House, type Visitor } from './house.fixture.ts';
import { type StubbornStore, stubbornStore } from './stubborn-store.fixture.ts';

let store: StubbornStore;
let house: House;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  store = stubbornStore();
  house = new House({ store });
});
afterEach(async () => {
  await house.tables.close();
  vi.useRealTimers();
});

/** Everything that could run without time going by has run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function countHeard(visitors: readonly Visitor[]): number {
  return visitors.reduce((sum, { heard }) => sum + heard.length, 0);
}

/** Nobody hears anything of what `act` begins until the store lets go; then everybody does. */
async function staysSecret<T>(visitors: readonly Visitor[], act: () => Promise<T>): Promise<T> {
  store.hold();
  const before = countHeard(visitors);
  const done = act();
  await settle();
  expect(store.waiting).toBe(1);
  expect(countHeard(visitors)).toBe(before);
  store.letGo();
  const result = await done;
  for (const visitor of visitors) expect(visitor.latest.position).toBe(store.committed.at(-1)!.position);
  return result;
}

describe('on disk before visible', () => {
  it('[H5] a move: no view, no event and no answer to anybody before it is committed', async () => {
    const people = await house.play(3);
    const spectator = await house.come(people[0]!.table, 'somebody');
    const reply = await staysSecret([...people, spectator], () => asked(people).answer({ type: 'income' }));
    expect(reply.type).toBe('done');
    for (const { latest } of [...people, spectator]) expect(latest.events.length).toBeGreaterThan(0);
  });

  it('[H5] what is done in the lobby, words, taking back, leaving', async () => {
    const people = await house.seat(3);
    await staysSecret(people, () => people[0]!.ask({ type: 'set', clock: 'fast' }));
    await staysSecret(people, () => people[1]!.ask({ type: 'ready', ready: true }));
    await staysSecret(people, () => people[1]!.ask({ type: 'say', speech: { text: 'hello' } }));
    await staysSecret(people, () => people[2]!.ask({ type: 'rename', name: 'Chiara' }));
    await staysSecret(people, () => people[0]!.ask({ type: 'start' }));
    const actor = asked(people);
    await staysSecret(people, () => actor.answer({ type: 'income' }));
    await staysSecret(people, () => actor.ask({ type: 'undo' }));
    await staysSecret(people, () => actor.ask({ type: 'stand' }));
    await staysSecret(people, () => actor.sit());
  });

  it('[H5] what bots and clocks do, and a bot that takes over from somebody who is gone', async () => {
    const people = await house.play(2, 2, 'fast');
    const heardBefore = () => countHeard(people);
    store.hold();
    for (let i = 0; i < 100 && store.waiting === 0; i++) await vi.advanceTimersByTimeAsync(1000);
    const before = heardBefore();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([store.waiting, heardBefore()]).toEqual([1, before]);
    store.letGo();
    await settle();
    expect(heardBefore()).toBeGreaterThan(before);

    people[1]!.leave();
    await settle();
    store.hold();
    await vi.advanceTimersByTimeAsync(ABSENCE);
    const held = countHeard(people);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(countHeard(people)).toBe(held);
    store.letGo();
    await settle();
    expect(countHeard(people)).toBeGreaterThan(held);
  });

  it('[H5] whoever comes to the table in that moment waits too, and so does whoever asks for everything anew', async () => {
    const people = await house.play(3);
    const { table, position } = people[0]!.latest && { table: people[0]!.table, position: people[0]!.position };
    store.hold();
    const moving = asked(people).answer({ type: 'income' });
    const coming = house.come(table, 'somebody');
    const resyncing = people[2]!.resync();
    await settle();
    expect(people[2]!.latest.position).toBe(position);
    store.letGo();
    await moving;
    expect((await coming).latest.position).toBe(position + 1);
    expect((await resyncing).position).toBe(position + 1);
  });

  it('[H5] the log of a finished match waits for its last move', async () => {
    const people = await house.play(2);
    const { table } = people[0]!;
    for (;;) {
      const actor = asked(people);
      store.hold();
      const moving = actor.answer(actor.moves.at(-1));
      const log = house.tables.log(table);
      let isKnown = false;
      void log.then(() => {
        isKnown = true;
      });
      await settle();
      expect(isKnown).toBe(false);
      store.letGo();
      await moving;
      if ((await log).ok) break;
    }
    expect(people[0]!.latest.table.phase).toBe('over');
  });

  it('[H6] a commit that fails is never heard of, not even by whoever comes back at that moment', async () => {
    const people = await house.play(2, 1, 'none');
    await people[1]!.ask({ type: 'stand' });
    people[1]!.leave();
    await settle();
    const { position } = people[0]!;
    store.failAppends(1);
    const heard = countHeard(people);
    expect(await people[1]!.enter(house, people[0]!.table)).toMatchObject({ code: 'busy' });
    expect(countHeard(people)).toBe(heard);
    expect(await people[1]!.enter(house, people[0]!.table)).toBeUndefined();
    expect(people[0]!.latest.table.seats[1]!.standIn).toBe(false);
    expect(people[0]!.position).toBeGreaterThan(position);
  });
});
