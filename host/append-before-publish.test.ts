// Entries are stored before they are sent: while the store holds a commit back, no client gets anything of it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ABSENCE_TIMEOUT } from './clock-presets.ts';
import { type ControlledStore, controlledStore } from './controlled-store.fixture.ts';
import { findAskedClient, type TestClient, TestHost } from './test-host.fixture.ts';

let store: ControlledStore;
let testHost: TestHost;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  store = controlledStore();
  testHost = new TestHost({ store });
});
afterEach(async () => {
  await testHost.tables.close();
  vi.useRealTimers();
});

/** Runs all pending jobs without advancing time. */
const runPending = () => vi.advanceTimersByTimeAsync(0);

function countMessages(clients: readonly TestClient[]): number {
  return clients.reduce((sum, { messages }) => sum + messages.length, 0);
}

/** Checks that no client gets anything of what `act` does until the append is released, and all do then. */
async function invisibleUntilCommitted<T>(clients: readonly TestClient[], act: () => Promise<T>): Promise<T> {
  store.holdAppends();
  const before = countMessages(clients);
  const done = act();
  await runPending();
  expect(store.waiting).toBe(1);
  expect(countMessages(clients)).toBe(before);
  store.releaseAppends();
  const result = await done;
  for (const client of clients) expect(client.latestUpdate.position).toBe(store.committed.at(-1)!.position);
  return result;
}

describe('stored before sent', () => {
  it('[H5] a move: no view, event or reply to any client before it is committed', async () => {
    const people = await testHost.startMatch(3);
    const spectator = await testHost.connect(people[0]!.table, 'somebody');
    const reply = await invisibleUntilCommitted([...people, spectator], () =>
      findAskedClient(people).makeMove({ type: 'income' }),
    );
    expect(reply.type).toBe('done');
    for (const { latestUpdate } of [...people, spectator]) expect(latestUpdate.events.length).toBeGreaterThan(0);
  });

  it('[H5] requests in the lobby, speech, taking back, leaving', async () => {
    const people = await testHost.fillLobby(3);
    await invisibleUntilCommitted(people, () => people[0]!.request({ type: 'set', clock: 'fast' }));
    await invisibleUntilCommitted(people, () => people[1]!.request({ type: 'ready', ready: true }));
    await invisibleUntilCommitted(people, () => people[1]!.request({ type: 'say', speech: { text: 'hello' } }));
    await invisibleUntilCommitted(people, () => people[2]!.request({ type: 'rename', name: 'Chiara' }));
    await invisibleUntilCommitted(people, () => people[0]!.request({ type: 'start' }));
    const actor = findAskedClient(people);
    await invisibleUntilCommitted(people, () => actor.makeMove({ type: 'income' }));
    await invisibleUntilCommitted(people, () => actor.request({ type: 'undo' }));
    await invisibleUntilCommitted(people, () => actor.request({ type: 'stand' }));
    await invisibleUntilCommitted(people, () => actor.sit());
  });

  it('[H5] moves of bots and clocks, and a stand-in for an absent player', async () => {
    const people = await testHost.startMatch(2, 2, 'fast');
    const messageCount = () => countMessages(people);
    store.holdAppends();
    for (let i = 0; i < 100 && store.waiting === 0; i++) await vi.advanceTimersByTimeAsync(1000);
    const before = messageCount();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([store.waiting, messageCount()]).toEqual([1, before]);
    store.releaseAppends();
    await runPending();
    expect(messageCount()).toBeGreaterThan(before);

    people[1]!.disconnect();
    await runPending();
    store.holdAppends();
    await vi.advanceTimersByTimeAsync(ABSENCE_TIMEOUT);
    const held = countMessages(people);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(countMessages(people)).toBe(held);
    store.releaseAppends();
    await runPending();
    expect(countMessages(people)).toBeGreaterThan(held);
  });

  it('[H5] a client that connects meanwhile waits too, and so does one that resyncs', async () => {
    const people = await testHost.startMatch(3);
    const { table, position } = people[0]!.latestUpdate && { table: people[0]!.table, position: people[0]!.position };
    store.holdAppends();
    const moving = findAskedClient(people).makeMove({ type: 'income' });
    const coming = testHost.connect(table, 'somebody');
    const resyncing = people[2]!.resync();
    await runPending();
    expect(people[2]!.latestUpdate.position).toBe(position);
    store.releaseAppends();
    await moving;
    expect((await coming).latestUpdate.position).toBe(position + 1);
    expect((await resyncing).position).toBe(position + 1);
  });

  it('[H5] the log of a finished match waits for its last move', async () => {
    const people = await testHost.startMatch(2);
    const { table } = people[0]!;
    for (;;) {
      const actor = findAskedClient(people);
      store.holdAppends();
      const moving = actor.makeMove(actor.moves.at(-1));
      const log = testHost.tables.finishedLog(table);
      let isKnown = false;
      void log.then(() => {
        isKnown = true;
      });
      await runPending();
      expect(isKnown).toBe(false);
      store.releaseAppends();
      await moving;
      if ((await log).ok) break;
    }
    expect(people[0]!.latestUpdate.table.phase).toBe('over');
  });

  it('[H6] a commit that fails is never visible, not even to a client that connects at that moment', async () => {
    const people = await testHost.startMatch(2, 1, 'none');
    await people[1]!.request({ type: 'stand' });
    people[1]!.disconnect();
    await runPending();
    const { position } = people[0]!;
    store.failAppends(1);
    const before = countMessages(people);
    expect(await people[1]!.connect(testHost, people[0]!.table)).toMatchObject({ code: 'busy' });
    expect(countMessages(people)).toBe(before);
    expect(await people[1]!.connect(testHost, people[0]!.table)).toBeUndefined();
    expect(people[0]!.latestUpdate.table.seats[1]!.standIn).toBe(false);
    expect(people[0]!.position).toBeGreaterThan(position);
  });
});
