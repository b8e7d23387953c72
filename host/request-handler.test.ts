import type { CompleteUpdate, ToBrowser } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from './memory-store.ts';
import type { Store } from './store.ts';
import { findAskedClient, NAMES, playToEnd, type TestClient, TestHost } from './test-host.fixture.ts';

let testHost: TestHost;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  testHost = new TestHost();
});
afterEach(async () => {
  await testHost.tables.close();
  vi.useRealTimers();
});

const A_MOMENT = 50; // ms
const ID = '00000000-0000-4000-8000-000000000001';

/** Plays so many moves. Returns what one of the clients knows then. */
async function playMoves(people: readonly TestClient[], times: number): Promise<CompleteUpdate> {
  for (let i = 0; i < times; i++) {
    vi.advanceTimersByTime(A_MOMENT);
    await findAskedClient(people).makeMove({ type: 'income' });
  }
  return people[0]!.latestUpdate;
}

describe('requests', () => {
  it('[H14] a move for an old decision is stale, even if it would be legal for the new one', async () => {
    const people = await testHost.startMatch(2);
    const first = findAskedClient(people);
    const { asked: old } = first.latestUpdate.play!;
    await first.makeMove({ type: 'income' });
    await findAskedClient(people).makeMove({ type: 'income' });
    expect(first.isAsked).toBe(true);
    const move = { type: 'income' };
    expect(await first.refusalOf({ type: 'move', id: ID, asked: old, move })).toBe('stale-decision');
    expect(await first.refusalOf({ type: 'move', id: ID, asked: 0, move })).toBe('stale-decision');
    const { asked: now } = first.latestUpdate.play!;
    expect(now).toBeGreaterThan(old);
    expect(await first.refusalOf({ type: 'move', id: ID, asked: now, move })).toBeUndefined();
  });

  it('[H14] a sealed move of one seat does not change the decision of the others', async () => {
    const people = await testHost.startMatch(3);
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'tax' });
    const [one, other] = people.filter(({ isAsked }) => isAsked) as [TestClient, TestClient];
    const { asked: decision } = other.latestUpdate.play!;
    await one.makeMove({ type: 'pass' });
    expect([one.isAsked, other.latestUpdate.play!.asked]).toEqual([false, decision]);
    expect(await other.refusalOf({ type: 'move', id: ID, asked: decision, move: { type: 'pass' } })).toBeUndefined();
  });

  it('[H42] a client whose decision changes is updated at once, the others a moment later', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const people = await testHost.startMatch(3);
    const zoe = await testHost.connect(people[0]!.table, 'Zoe');
    const actor = findAskedClient(people);
    const { position } = actor;
    await actor.makeMove({ type: 'tax' });
    const [one, other] = people.filter((client) => client !== actor) as [TestClient, TestClient];
    const known = () => [actor, one, other, zoe].map((client) => client.position - position);
    expect(known()).toEqual([0, 1, 1, 0]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(known()).toEqual([1, 1, 1, 1]);
    await one.makeMove({ type: 'pass' });
    expect(known()).toEqual([1, 1, 1, 1]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(known()).toEqual([2, 2, 2, 2]);
    const { length } = one.messages;
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(one.messages).toHaveLength(length); // nothing twice
  });

  it('[H42] the reply to a move is sent after the update that shows its effect', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const people = await testHost.startMatch(2);
    const [actor, other] = [findAskedClient(people), people.find(({ isAsked }) => !isAsked)!];
    const { length } = actor.messages;
    const received = () => actor.messages.slice(length).map(({ type, position }) => `${type} ${position - first}`);
    const first = actor.position;
    await actor.makeMove({ type: 'income' });
    expect(received()).toEqual([]);
    await other.makeMove({ type: 'income' }); // asks the actor again
    expect(received()).toEqual(['update 2', 'done 1']);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(received()).toEqual(['update 2', 'done 1']);
  });

  it('[H42] a client that is no longer asked because of another’s move is updated at once', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const people = await testHost.startMatch(2);
    const [actor, other] = [findAskedClient(people), people.find(({ isAsked }) => !isAsked)!];
    await actor.makeMove({ type: 'income' });
    expect(other.isAsked).toBe(true);
    await actor.request({ type: 'undo' });
    expect([actor.isAsked, other.isAsked]).toEqual([true, false]);
  });

  it('[H42] what was not sent yet comes with the next update', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const people = await testHost.startMatch(4);
    const actor = findAskedClient(people);
    const position = actor.position + 1;
    await actor.makeMove({ type: 'tax' });
    const others = people.filter((client) => client !== actor);
    for (const client of others) await client.makeMove({ type: 'pass' });
    const updated = people.filter((client) => client.position === position + 3);
    expect(updated.map(({ isAsked }) => isAsked)).toEqual([true]);
    const { latestUpdate } = updated[0]!;
    expect(latestUpdate.from).toBeLessThan(position + 3);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    for (const client of people) expect(client.position).toBe(position + 3);
    const { length } = actor.messages;
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(actor.messages).toHaveLength(length);
  });

  it('[H42] a client that was disconnected, though it sits there after all, gets its reply, too', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const people = await testHost.fillLobby(2);
    const zoe = await testHost.connect(people[0]!.table, 'Zoe');
    await people[0]!.request({ type: 'set', door: false, options: { edition: 'squirrel' } });
    await people[0]!.request({ type: 'start' });
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(zoe.messages.at(-1)).toMatchObject({ type: 'refused', code: 'door-closed' });
    const actor = findAskedClient(people);
    const { asked: decision } = actor.latestUpdate.play!;
    expect(await testHost.tables.takeSeatByDeviceLink(await actor.requestDeviceLink(), 'Zoe')).toBeUndefined();
    const reply = await zoe.request({ type: 'move', id: ID, asked: decision, move: { type: 'income' } });
    expect(reply).toMatchObject({ type: 'done' });
  });

  it('[H42] no reply says that a request is done which an older back-up has undone', async () => {
    const store = memoryStore();
    let lost = 0;
    const read: Store['read'] = async (table, after) => {
      const stored = await store.read(table, after);
      return stored && { ...stored, entries: stored.entries.slice(0, stored.entries.length - lost) };
    };
    testHost = new TestHost({ batchDelay: A_MOMENT, store: { ...store, read } });
    const actor = findAskedClient(await testHost.startMatch(2));
    await actor.makeMove({ type: 'income' });
    lost = 1;
    testHost.tables.setLivePeers({ others: [], isForgotten: true });
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(actor.isAsked).toBe(true);
    expect(actor.messages.at(-1)).toMatchObject({ type: 'refused', code: 'busy' });
  });

  it('[H42] in the lobby the client that made the request is updated at once, the others a moment later', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT });
    const [anna, boris] = (await testHost.fillLobby(2)) as [TestClient, TestClient];
    const { position } = boris;
    expect(await boris.request({ type: 'ready', ready: true })).toMatchObject({ type: 'done', position: position + 1 });
    expect([boris.position, anna.position]).toEqual([position + 1, position - 1]);
    await vi.advanceTimersByTimeAsync(A_MOMENT);
    expect(anna.position).toBe(position + 1);
  });

  it('[H42] at the end of a match all are updated at once', async () => {
    testHost = new TestHost({ batchDelay: A_MOMENT, retention: { lobby: null, playing: null, over: null } }); // only the phase changes
    const people = await testHost.startMatch(2);
    const isOver = ({ latestUpdate }: TestClient) => latestUpdate.table.phase === 'over';
    while (!people.some(isOver)) {
      await vi.advanceTimersByTimeAsync(A_MOMENT);
      await findAskedClient(people).makeMove();
    }
    expect(people.every(isOver)).toBe(true);
  });

  it('[H14] speech and connects do not make a move stale', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { asked: decision } = actor.latestUpdate.play!;
    await people[1]!.request({ type: 'say', speech: { phrase: 'your-turn' } });
    await testHost.connect(actor.table, 'Zoe');
    const move = { type: 'income' };
    expect(await actor.refusalOf({ type: 'move', id: ID, asked: decision, move })).toBeUndefined();
  });

  it('[H15] a move is refused by the rules if the seat is not asked, by the host without a seat or match', async () => {
    const people = await testHost.fillLobby(2);
    const move = { type: 'move', id: ID, asked: 0, move: { type: 'income' } } as const;
    expect(await people[0]!.refusalOf(move)).toBe('wrong-phase');
    await people[0]!.request({ type: 'start' });
    const idle = people.find(({ isAsked }) => !isAsked)!;
    expect(await idle.request(move)).toMatchObject({ type: 'refused', code: 'not-your-decision', rule: 'C2' });
    const zoe = await testHost.connect(people[0]!.table, 'Zoe');
    expect(await zoe.refusalOf(move)).toBe('not-seated');
    expect(await findAskedClient(people).makeMove({ type: 'keep', cards: 7 })).toMatchObject({ code: 'malformed' });
    await playToEnd(people);
    expect(await people[0]!.refusalOf(move)).toBe('wrong-phase');
  });

  it('[H16] a move sent twice is made once, and gets the same position in both replies', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const first = await actor.makeMove({ type: 'income' }, ID);
    const again = await actor.request({ type: 'move', id: ID, asked: 0, move: { type: 'income' } });
    expect(again).toMatchObject({ type: 'done', position: first.position });
    expect(actor.position).toBe(first.position);
    const restarted = new TestHost({ store: testHost.store });
    const back = await restarted.connect(actor.table, actor.guest);
    expect(await back.makeMove({ type: 'income' }, ID)).toMatchObject({ type: 'done', position: first.position });
    expect(back.position).toBe(first.position);
    await restarted.tables.close();
  });

  it('[H43] another move under the id of an earlier one is refused, also after a restart and on another server', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const other = new TestHost({ store: testHost.store });
    const secondClient = await other.connect(actor.table, actor.guest);
    const { position } = await actor.makeMove({ type: 'income' }, ID);
    expect(await actor.refusalOf({ type: 'move', id: ID, asked: 0, move: { type: 'tax' } })).toBe('stale-decision');
    expect(await secondClient.makeMove({ type: 'foreign-aid' }, ID)).toMatchObject({ code: 'stale-decision' });
    expect(await secondClient.makeMove({ type: 'income' }, ID)).toMatchObject({ type: 'done', position });
    expect((await testHost.logEntries(actor.table)).length).toBe(position);
    await other.tables.close();
  });

  it('[H16] ids of moves are a seat’s own: nobody can use up another’s', async () => {
    const people = await testHost.startMatch(2);
    const first = findAskedClient(people);
    await first.makeMove({ type: 'income' }, ID);
    const second = findAskedClient(people);
    expect(second).not.toBe(first);
    const { position } = second;
    expect(await second.makeMove({ type: 'income' }, ID)).toMatchObject({ type: 'done', position: position + 1 });
  });

  it('[H17] updates follow each other without a gap; a client that has a part gets the rest', async () => {
    const people = await testHost.startMatch(2);
    await playToEnd(people);
    const updates = people[0]!.messages.filter((message) => message.type === 'update');
    for (const [i, update] of updates.entries()) {
      if (update.from !== 0) expect(update.from).toBe(updates[i - 1]!.position);
      expect(update.position).toBeGreaterThanOrEqual(updates[i - 1]?.position ?? 0);
    }
    const whole = (await people[0]!.resync()).events;
    for (const have of [0, 1, 5, people[0]!.position - 1, people[0]!.position]) {
      const { latestUpdate } = await testHost.connect(people[0]!.table, NAMES[0], have);
      expect(latestUpdate.from).toBe(have);
      expect(latestUpdate.events).toEqual(whole.filter(({ position }) => position > have));
    }
  });

  it('[H17] a client that claims to know more than there is gets everything', async () => {
    const people = await testHost.startMatch(2);
    const { latestUpdate } = await testHost.connect(people[0]!.table, NAMES[0], 1_000_000);
    expect(latestUpdate).toMatchObject({ from: 0, position: people[0]!.position });
  });

  it('[H17] a client that knows entries which an older back-up lacks gets everything, also if there are as many new ones', async () => {
    let kept: string | null = null;
    const save = (text: string) => {
      kept = text;
    };
    const storage = { load: () => kept, save };
    const before = new TestHost({ store: memoryStore(storage) });
    const people = await before.startMatch(2);
    const backUp = kept;
    const lost = await playMoves(people, 2);
    await before.tables.close();
    kept = backUp;
    const after = new TestHost({ store: memoryStore(storage) });
    const { table } = people[0]!;
    const boris = await after.connect(table, NAMES[1]);
    await playMoves([await after.connect(table, NAMES[0]), boris], 3);
    expect(boris.position).toBeGreaterThan(lost.position);
    const messages: ToBrowser[] = [];
    const known = { position: lost.position, lastEntryAt: lost.at };
    await after.tables.connect(table, NAMES[0], known, (message) => messages.push(message));
    expect(messages[0]).toMatchObject({ from: 0, position: boris.position });
    await after.tables.close();
  });
});
