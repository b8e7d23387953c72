// What a server does twice a second, beside others.

import { House } from '@kuluary/host/house.fixture';
import { MemoryNeighbourhood } from '@kuluary/host/memory-neighbours';
import { memoryStore } from '@kuluary/host/memory-store';
import { SharedClock } from '@kuluary/host/shared-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROUND, Rounds } from './rounds.ts';

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
  await first.beat(() => undefined);
  await pass(ROUND);
  expect(await start('second').begin()).toBe(0);
});

it('[T41] one that begins soon after all were killed charges nobody, though the dead do not count as dead yet', async () => {
  const start = servers();
  await start('first').begin();
  await pass(4 * ROUND);
  expect(await start('second').begin()).toBe(4 * ROUND);
});

it('[T41] one that is cut off from the store sends its people to the others, once, and only if there are any', async () => {
  for (const hasCompany of [true, false]) {
    const start = servers();
    let isCut = false;
    let sent = 0;
    const first = start('first', () => isCut);
    await first.begin();
    if (hasCompany) await start('second').begin();
    const beat = () => first.beat(() => sent++).catch(() => undefined);
    await beat();
    isCut = true;
    const sentAfter: number[] = [];
    for (let second = 1; second <= 40; second++) {
      await pass(1000);
      await beat();
      sentAfter.push(sent);
    }
    expect(sentAfter.findIndex((it) => it > 0)).toBe(hasCompany ? 15 : -1); // long before anybody is missed
    expect(sent).toBe(hasCompany ? 1 : 0);
  }
});
