// HeartbeatLoop beside living and dead peers.

import { MemoryPeerNetwork } from '@kuluary/host/memory-peers';
import { memoryStore } from '@kuluary/host/memory-store';
import { SharedClock } from '@kuluary/host/shared-clock';
import { TestHost } from '@kuluary/host/test-host.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEARTBEAT_INTERVAL } from './heartbeat.ts';
import { HeartbeatLoop } from './heartbeat-loop.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function makeServerFactory() {
  const network = new MemoryPeerNetwork(memoryStore(), Date.now);
  return (name: string, isCut = () => false): HeartbeatLoop => {
    const joined = network.join(name);
    const beat = async () => (isCut() ? Promise.reject(new Error('cut off')) : joined.store.peers!.beat());
    const store = { ...joined.store, peers: { ...joined.store.peers!, beat } };
    const clock = new SharedClock(Date.now);
    return new HeartbeatLoop(store, new TestHost({ store, now: clock.now }).tables, clock, Date.now, () => 0);
  };
}

it('[T41] a server that starts beside a living peer charges the time that the peer has served', async () => {
  const start = makeServerFactory();
  const first = start('first');
  await first.start();
  await advanceTime(HEARTBEAT_INTERVAL);
  await first.beat();
  await advanceTime(HEARTBEAT_INTERVAL);
  expect(await start('second').start()).toBe(0);
});

it('[T41] a server that starts soon after all were killed charges nobody, though they do not count as dead yet', async () => {
  const start = makeServerFactory();
  await start('first').start();
  await advanceTime(4 * HEARTBEAT_INTERVAL);
  expect(await start('second').start()).toBe(4 * HEARTBEAT_INTERVAL);
});

it('[H77] a server alone on its store keeps running when its machine’s clock is set back', async () => {
  let machineTime = Date.now() + 3 * 60 * 60 * 1000;
  const store = memoryStore();
  const clock = new SharedClock(() => machineTime);
  const loop = new HeartbeatLoop(
    store,
    new TestHost({ store, now: clock.now }).tables,
    clock,
    () => machineTime,
    () => 0,
  );
  await loop.start();
  machineTime = Date.now();
  expect(clock.now()).toBeGreaterThan(machineTime);
  await loop.beat();
  expect(clock.now()).toBe(machineTime);
});

it('[H77] a server that cannot synchronize its clock fails to start', async () => {
  const joined = new MemoryPeerNetwork(memoryStore(), Date.now).join('slow');
  const beat = async () => {
    await advanceTime(5000);
    return joined.store.peers!.beat();
  };
  const store = { ...joined.store, peers: { ...joined.store.peers!, beat } };
  const clock = new SharedClock(Date.now);
  const loop = new HeartbeatLoop(store, new TestHost({ store, now: clock.now }).tables, clock, Date.now, () => 0);
  await expect(loop.start()).rejects.toThrow('too slow');
});

it('[T57] a server that waits too long for the store is cut off, if there are peers, until it gets a reply', async () => {
  for (const hasPeers of [true, false]) {
    const start = makeServerFactory();
    let isCut = false;
    const first = start('first', () => isCut);
    await first.start();
    if (hasPeers) await start('second').start();
    await advanceTime(60_000); // asleep: no reply is due
    await first.beat();
    if (hasPeers) await start('third').start();
    await first.beat();
    isCut = true;
    const beat = () => first.beat().catch(() => undefined);
    void beat();
    await advanceTime(15_000);
    void beat();
    expect(first.isCutOff).toBe(false);
    await advanceTime(1);
    expect(first.isCutOff).toBe(hasPeers); // long before players count as absent
    isCut = false;
    await first.beat();
    expect(first.isCutOff).toBe(false);
  }
});
