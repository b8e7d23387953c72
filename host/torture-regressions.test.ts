// Bugs that `kuluary torture` has found (torture/README.md), each as a small test.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlledStore } from './controlled-store.fixture.ts';
import type { TablesDeps } from './host-deps.ts';
import { type HintTransport, MemoryPeerNetwork } from './memory-peers.ts';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';
import { CLOCK_MOVE_DELAY, TestClient, TestHost } from './test-host.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const SECOND = 1000;
const BATCH_DELAY = 40;

/** Two servers on one store. */
function startTwoServers(store: Store = memoryStore(), transport?: HintTransport, deps: Partial<TablesDeps> = {}) {
  const network = new MemoryPeerNetwork(store, Date.now, transport);
  const names = ['one', 'two'];
  const hosts = names.map((name) => new TestHost({ ...deps, store: network.join(name).store }));
  for (const [i, { tables }] of hosts.entries()) tables.setLivePeers({ others: [names[1 - i]!], isForgotten: false });
  return hosts as [TestHost, TestHost];
}

/** Anna and Boris play on one server; their other devices are on another one, which has had no hints since. */
async function playersOnSecondDevices(deps: Partial<TablesDeps> = {}) {
  const [one, other] = startTwoServers(memoryStore(), () => undefined, deps);
  const table = await one.openTable();
  const secondDevices = [await other.connect(table, 'Anna'), await other.connect(table, 'Boris')] as const;
  const anna = await one.connect(table, 'Anna');
  const boris = await one.connect(table, 'Boris');
  await boris.sit();
  await anna.request({ type: 'start' });
  const isAnna = anna.isAsked;
  return { actor: isAnna ? anna : boris, secondDevice: isAnna ? secondDevices[0] : secondDevices[1] };
}

describe('while the store fails', () => {
  it('[H20] a client that disconnects is removed', async () => {
    const store = controlledStore();
    const testHost = new TestHost({ store });
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    store.failAppends(1);
    expect(await anna.refusalOf({ type: 'ready', ready: true })).toBe('busy');
    store.failReads(1);
    boris.disconnect();
    await advanceTime(3 * SECOND);
    expect(await testHost.tables.countLoaded()).toEqual({ tables: 1, listening: 1 });
    expect(anna.latestUpdate.table.seats[1]!.here).toBe(false);
  });

  it('[H20] a client that could not connect is not counted', async () => {
    const store = controlledStore();
    const [one, other] = startTwoServers(store);
    const [anna] = (await one.fillLobby(1)) as [TestClient];
    await other.connect(anna.table, 'Boris');
    await advanceTime(0);
    store.failReads(1);
    expect((await new TestClient('Anna').connect(other, anna.table))?.code).toBe('busy');
    expect((await other.tables.countLoaded()).listening).toBe(1);
  });

  it('[H70] a presence note that may not have been written is written again, until that succeeds', async () => {
    const [one, other] = startTwoServers();
    const [anna] = (await one.fillLobby(1)) as [TestClient];
    await other.connect(anna.table, 'Boris');
    await advanceTime(0);
    const peers = other.store.peers!;
    const { notePresence } = peers;
    vi.spyOn(peers, 'notePresence').mockImplementationOnce(async (...noted) => {
      await notePresence(...noted);
      throw new Error('the line is dead');
    });
    const clara = await other.connect(anna.table, 'Clara');
    await advanceTime(0);
    expect(anna.latestUpdate.table.spectators).toBe(2);
    clara.disconnect();
    await advanceTime(0);
    expect(anna.latestUpdate.table.spectators).toBe(1);
  });
});

describe('when the store works again', () => {
  it('[H70] presence notes that could not be read are read again', async () => {
    const [one, other] = startTwoServers();
    const [anna] = (await one.fillLobby(1)) as [TestClient];
    vi.spyOn(one.store.peers!, 'presenceNotes').mockRejectedValueOnce(new Error('the line is dead'));
    await other.connect(anna.table, 'Boris');
    await advanceTime(3 * SECOND);
    expect(anna.latestUpdate.table.spectators).toBe(0);
    await one.tables.runPeriodicChecks();
    await advanceTime(0);
    expect(anna.latestUpdate.table.spectators).toBe(1);
  });
});

describe('on a server that has not read the latest entries', () => {
  it('[H70] a move for a decision that a peer’s entry caused is not stale', async () => {
    const { actor, secondDevice } = await playersOnSecondDevices();
    const { asked } = actor.latestUpdate.play!;
    const reply = await secondDevice.request({ type: 'move', id: 'first move', asked, move: { type: 'income' } });
    expect(reply).toMatchObject({ type: 'done', position: asked + 1 });
  });

  it('[H70] the reply to a move that was made through a peer comes after its update', async () => {
    const { actor, secondDevice } = await playersOnSecondDevices({ batchDelay: BATCH_DELAY });
    const { asked } = actor.latestUpdate.play!;
    const move = { type: 'move', id: 'first move', asked, move: { type: 'income' } } as const;
    await actor.request(move);
    const position = asked + 1;
    expect(await secondDevice.request(move)).toMatchObject({ type: 'done', position });
    const received = secondDevice.messages.filter((message) => message.position === position).map(({ type }) => type);
    expect(received).toEqual(['update', 'done']);
  });
});

describe('a machine that slept', () => {
  it('[H19] does not count that time, also when a player speaks before its next heartbeat', async () => {
    const testHost = new TestHost();
    const [anna, boris] = (await testHost.startMatch(2, 0, 'fast')) as [TestClient, TestClient];
    await testHost.recordHeartbeat(0);
    await advanceTime(2 * SECOND);
    vi.setSystemTime(Date.now() + 20 * SECOND);
    await boris.request({ type: 'say', speech: { phrase: 'your-turn' } });
    await advanceTime(100);
    expect((await testHost.lastLogEntry(anna.table)).type).toBe('said');
    await testHost.recordHeartbeat();
    await advanceTime(2 * SECOND);
    expect((await testHost.lastLogEntry(anna.table)).type).toBe('said');
    for (let second = 0; second < 15; second++) {
      await testHost.recordHeartbeat();
      await advanceTime(SECOND);
    }
    expect(await testHost.lastLogEntry(anna.table)).toMatchObject({ type: 'moved', by: 'clock' });
  });

  it('[H19] does not count that time for a player who came back while a stand-in was thinking', async () => {
    let choose = (_: unknown) => {};
    const botRunner = { choose: () => new Promise((resolve) => (choose = resolve)) };
    const testHost = new TestHost({ botRunner, thinkingTime: 60 * SECOND, absenceTimeout: SECOND });
    const people = (await testHost.startMatch(2, 0, 'fast')) as [TestClient, TestClient];
    await testHost.recordHeartbeat(0);
    const actor = people.find(({ isAsked }) => isAsked)!;
    actor.disconnect();
    await advanceTime(3 * SECOND); // by now a bot plays
    vi.setSystemTime(Date.now() + 20 * SECOND);
    await testHost.connect(actor.table, actor.guest);
    expect((await testHost.lastLogEntry(actor.table)).type).toBe('came-back');
    choose({ type: 'income' });
    await advanceTime(100);
    expect((await testHost.lastLogEntry(actor.table)).type).toBe('came-back');
    await testHost.tables.close();
  });

  it('[H19] never shows more time than the clock has', async () => {
    const testHost = new TestHost();
    const people = (await testHost.startMatch(2, 0, 'fast')) as [TestClient, TestClient];
    await advanceTime(SECOND);
    await people.find(({ isAsked }) => isAsked)!.makeMove({ type: 'income' });
    await advanceTime(1);
    const downtimes = [{ from: Date.now() - 9 * SECOND, to: Date.now() }]; // the decision is newer
    testHost.tables.noteHeartbeat(Date.now(), downtimes);
    await advanceTime(0);
    const { position, table } = people[0];
    expect(people[0].latestUpdate.play!.clocks.map(({ left }) => left)).toEqual([15 * SECOND]);
    for (let second = 1; second < 15; second++) {
      await advanceTime(SECOND);
      testHost.tables.noteHeartbeat(Date.now(), downtimes);
    }
    expect(people[0].position).toBe(position);
    await advanceTime(SECOND + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(table))[position]).toMatchObject({ by: 'clock' });
  });
});
