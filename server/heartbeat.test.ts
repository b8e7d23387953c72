import { memoryStore } from '@kuluary/host/memory-store';
import type { Store } from '@kuluary/host/store';
import { describe, expect, it } from 'vitest';
import { downtimeUntilNow, HEARTBEAT_INTERVAL, HeartbeatSender } from './heartbeat.ts';

describe('heartbeats', () => {
  it('[T41] sleep is downtime; being busy is not, however long it takes', async () => {
    let now = 1_000_000;
    let cpuTime = 500;
    const sender = new HeartbeatSender(
      memoryStore(),
      () => now,
      () => now,
      () => cpuTime,
    );
    const after = async (ms: number, busy: number) => {
      now += ms;
      cpuTime += busy;
      return downtimeUntilNow(await sender.beat());
    };
    expect(downtimeUntilNow(await sender.start())).toBe(0);
    expect(await after(500, 10)).toBe(0);
    expect(await after(5000, 0)).toBe(0); // slightly late
    expect(await after(5001, 0)).toBe(5001);
    expect(await after(60_000, 58_000)).toBe(0); // too busy for a heartbeat
    expect(await after(3_600_000, 2000)).toBe(3_600_000); // briefly busy, then asleep
  });

  it('[T41] CPU time while the store is away excuses nothing; busy time counts even if the heartbeat fails', async () => {
    let now = 1_000_000;
    let cpuTime = 0;
    let isAway = false;
    const store = memoryStore();
    const beat: Store['beat'] = (...args) => (isAway ? Promise.reject(new Error('away')) : store.beat(...args));
    const sender = new HeartbeatSender(
      { beat },
      () => now,
      () => now,
      () => cpuTime,
    );
    await sender.start();
    now += 20_000; // busy, which excuses nothing later
    cpuTime += 20_000;
    expect(downtimeUntilNow(await sender.beat())).toBe(0);
    for (let i = 0; i < 16; i++) {
      now += HEARTBEAT_INTERVAL;
      cpuTime += HEARTBEAT_INTERVAL;
      sender.measureLateness();
    }
    expect(downtimeUntilNow(await sender.beat())).toBe(16 * HEARTBEAT_INTERVAL);
    now += 20_000; // busy
    cpuTime += 20_000;
    isAway = true;
    await expect(sender.beat()).rejects.toThrow('away');
    now += HEARTBEAT_INTERVAL;
    isAway = false;
    expect(downtimeUntilNow(await sender.beat())).toBe(0);
  });

  it('[T41] the time before the start is downtime, however busy it was', async () => {
    const store = memoryStore();
    const senderAt = (now: number) => new HeartbeatSender(store, () => now, Date.now);
    await senderAt(1000).start();
    expect(await senderAt(1400).start()).toEqual({ at: 1400, downtimes: [{ from: 1000, to: 1400 }] });
  });
});
