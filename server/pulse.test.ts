import { memoryStore } from '@kuluary/host/memory-store';
import type { Store } from '@kuluary/host/store';
import { describe, expect, it } from 'vitest';
import { Pulse, ROUND, untilNow } from './pulse.ts';

describe('the sign of life', () => {
  it('[T41] a server that was asleep was away; one that was busy was not, however long that took', async () => {
    let now = 1_000_000;
    let worked = 500;
    const pulse = new Pulse(
      memoryStore(),
      () => now,
      () => now,
      () => worked,
    );
    const after = async (ms: number, atWork: number) => {
      now += ms;
      worked += atWork;
      return untilNow(await pulse.beat());
    };
    expect(untilNow(await pulse.begin())).toBe(0);
    expect(await after(500, 10)).toBe(0);
    expect(await after(5000, 0)).toBe(0); // it may be a little late
    expect(await after(5001, 0)).toBe(5001);
    expect(await after(60_000, 58_000)).toBe(0); // too busy to say so
    expect(await after(3_600_000, 2000)).toBe(3_600_000); // a moment of work, then the lid was closed
  });

  it('[T41] one that works while the store is away waits like everybody; one whose sign fails was busy all the same', async () => {
    let now = 1_000_000;
    let worked = 0;
    let isAway = false;
    const store = memoryStore();
    const beat: Store['beat'] = (...sign) => (isAway ? Promise.reject(new Error('away')) : store.beat(...sign));
    const pulse = new Pulse(
      { beat },
      () => now,
      () => now,
      () => worked,
    );
    await pulse.begin();
    now += 20_000; // held up by work, which excuses nothing later
    worked += 20_000;
    expect(untilNow(await pulse.beat())).toBe(0);
    for (let i = 0; i < 16; i++) {
      now += ROUND;
      worked += ROUND;
      pulse.look();
    }
    expect(untilNow(await pulse.beat())).toBe(16 * ROUND);
    now += 20_000; // held up by work
    worked += 20_000;
    isAway = true;
    await expect(pulse.beat()).rejects.toThrow('away');
    now += ROUND;
    isAway = false;
    expect(untilNow(await pulse.beat())).toBe(0);
  });

  it('[T41] what was before it began is absence, whatever it did meanwhile', async () => {
    const store = memoryStore();
    const pulseAt = (now: number) => new Pulse(store, () => now, Date.now);
    await pulseAt(1000).begin();
    expect(await pulseAt(1400).begin()).toEqual({ at: 1400, absences: [{ from: 1000, to: 1400 }] });
  });
});
