// What a server does twice a second, beside others.

import { House } from '@kuluary/host/house.fixture';
import { MemoryNeighbourhood } from '@kuluary/host/memory-neighbours';
import { memoryStore } from '@kuluary/host/memory-store';
import { SharedClock } from '@kuluary/host/shared-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUND } from './pulse.ts';
import { Rounds } from './rounds.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function servers() {
  const neighbourhood = new MemoryNeighbourhood(memoryStore(), Date.now);
  return (name: string, isCut = () => false): Rounds => {
    const joined = neighbourhood.join(name);
    const beat = async () => (isCut() ? Promise.reject(new Error('cut off')) : joined.store.neighbours!.beat());
    const store = { ...joined.store, neighbours: { ...joined.store.neighbours!, beat } };
    const clock = new SharedClock(Date.now);
    return new Rounds(store, new House({ store, now: clock.now }).tables, clock, Date.now, () => 0);
  };
}

it('[T41] one that begins beside a living one charges what the other has served', async () => {
  const start = servers();
  const first = start('first');
  await first.begin();
  await pass(ROUND);
  await first.beat();
  await pass(ROUND);
  expect(await start('second').begin()).toBe(0);
});

it('[T41] one that begins soon after all were killed charges nobody, though the dead do not count as dead yet', async () => {
  const start = servers();
  await start('first').begin();
  await pass(4 * ROUND);
  expect(await start('second').begin()).toBe(4 * ROUND);
});

it('[H77] one that is alone with its store goes on when its own clock is set back', async () => {
  let own = Date.now() + 3 * 60 * 60 * 1000;
  const store = memoryStore();
  const clock = new SharedClock(() => own);
  const rounds = new Rounds(
    store,
    new House({ store, now: clock.now }).tables,
    clock,
    () => own,
    () => 0,
  );
  await rounds.begin();
  own = Date.now();
  expect(clock.now()).toBeGreaterThan(own);
  await rounds.beat();
  expect(clock.now()).toBe(own);
});

it('[H77] one that cannot learn the time does not begin, and says so', async () => {
  const joined = new MemoryNeighbourhood(memoryStore(), Date.now).join('slow');
  const beat = async () => {
    await pass(5000);
    return joined.store.neighbours!.beat();
  };
  const store = { ...joined.store, neighbours: { ...joined.store.neighbours!, beat } };
  const clock = new SharedClock(Date.now);
  const rounds = new Rounds(store, new House({ store, now: clock.now }).tables, clock, Date.now, () => 0);
  await expect(rounds.begin()).rejects.toThrow('too slow');
});

it('[T57] one that waits for the store too long is cut off, if there are others, until it is answered', async () => {
  for (const hasCompany of [true, false]) {
    const start = servers();
    let isCut = false;
    const first = start('first', () => isCut);
    await first.begin();
    if (hasCompany) await start('second').begin();
    await pass(60_000); // asleep: nobody is waited for
    await first.beat();
    if (hasCompany) await start('third').begin();
    await first.beat();
    isCut = true;
    const beat = () => first.beat().catch(() => undefined);
    void beat();
    await pass(15_000);
    void beat();
    expect(first.isCutOff).toBe(false);
    await pass(1);
    expect(first.isCutOff).toBe(hasCompany); // long before anybody is missed
    isCut = false;
    await first.beat();
    expect(first.isCutOff).toBe(false);
  }
});
