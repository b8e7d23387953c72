import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Fills all slots, then lets these addresses wait: in which order are they served? */
async function orderServed(addresses: readonly (string | undefined)[], slots = 1): Promise<(string | undefined)[]> {
  const queue = new FairQueue(slots);
  const releases: (() => void)[] = [];
  for (let i = 0; i < slots; i++) releases.push(await queue.acquire('first'));
  const served: (string | undefined)[] = [];
  const all = addresses.map(async (address) => {
    const release = await queue.acquire(address);
    served.push(address);
    release();
    release(); // has no further effect
  });
  await Promise.resolve();
  expect(served).toEqual([]);
  for (const release of releases) release();
  await Promise.all(all);
  return served;
}

describe('the fair queue', () => {
  it('[T42] serves addresses in turn, however much each of them wants', async () => {
    const crowd = Array<string>(50).fill('crowd');
    const served = await orderServed([...crowd, 'person', 'person', 'other']);
    expect(served.indexOf('person')).toBeLessThanOrEqual(2);
    expect(served.lastIndexOf('person')).toBeLessThanOrEqual(5);
    expect(served.indexOf('other')).toBeLessThanOrEqual(3);
    expect(served).toHaveLength(53);
  });

  it('[T42] serves background work last, without starving it', async () => {
    expect(await orderServed([undefined, undefined, 'person', 'person'])).toEqual([
      'person',
      'person',
      undefined,
      undefined,
    ]);
    const served = await orderServed([undefined, ...Array<string>(50).fill('crowd')]);
    expect(served.indexOf(undefined)).toBe(10);
  });

  it('[T42] serves as many at once as there are slots', async () => {
    const queue = new FairQueue(2);
    const releases = [await queue.acquire('a'), await queue.acquire('a')];
    let isServed = false;
    const third = queue.acquire('b').then((release) => {
      isServed = true;
      return release;
    });
    await Promise.resolve();
    expect(isServed).toBe(false);
    releases[0]!();
    (await third)();
    releases[1]!();
    expect(await Promise.all([queue.acquire('c'), queue.acquire('c')])).toHaveLength(2);
  });
});
