import { memoryStore } from '@kuluary/host/memory-store';
import { describe, expect, it } from 'vitest';
import { Pulse, untilNow } from './pulse.ts';

describe('the sign of life', () => {
  it('[T41] a server that was asleep was away; one that was busy was not, however long that took', async () => {
    let now = 1_000_000;
    let worked = 500;
    const pulse = new Pulse(
      memoryStore(),
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

  it('[T41] what was before it began is absence, whatever it did meanwhile', async () => {
    const store = memoryStore();
    await new Pulse(store, () => 1000).begin();
    expect(await new Pulse(store, () => 1400).begin()).toEqual({ at: 1400, absences: [{ from: 1000, to: 1400 }] });
  });
});
