import { CLOCKS } from '@kuluary/protocol/vocabularies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clock-presets.ts';
import { CLOCK_MOVE_DELAY, findAskedClient, NAMES, playToEnd, type TestClient, TestHost } from './test-host.fixture.ts';

const HOUR = 3_600_000;
const FAST = CLOCK_TIME.fast!;

let testHost: TestHost;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  testHost = new TestHost();
});
afterEach(async () => {
  await testHost.tables.close();
  vi.useRealTimers();
});

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Advances time with heartbeats. */
async function advanceWithHeartbeats(ms: number): Promise<void> {
  for (let rest = ms; rest > 0; rest -= 500) {
    await testHost.recordHeartbeat();
    await advanceTime(Math.min(500, rest));
  }
}

/** Closes the host, and starts another one some time later. */
async function restart(away: number): Promise<TestHost> {
  await testHost.tables.close();
  vi.setSystemTime(Date.now() + away);
  testHost = new TestHost({ store: testHost.store });
  await testHost.recordHeartbeat(0);
  return testHost;
}

describe('clocks', () => {
  it('[H18] when a seat’s clock has run out a bot moves once for it, and the seat stays its player’s', async () => {
    for (const clock of CLOCKS.filter((name) => CLOCK_TIME[name] !== null)) {
      const people = await testHost.startMatch(2, 0, clock);
      const actor = findAskedClient(people);
      const { position, table } = actor;
      expect(actor.latestUpdate.play!.clocks).toEqual([
        { seat: actor.seat, left: CLOCK_TIME[clock], total: CLOCK_TIME[clock] },
      ]);
      await advanceTime(CLOCK_TIME[clock]! - 1);
      expect(actor.position).toBe(position);
      await advanceTime(1 + CLOCK_MOVE_DELAY);
      expect((await testHost.logEntries(table))[position]).toMatchObject({
        type: 'moved',
        seat: actor.seat,
        by: 'clock',
      });
      expect(actor.latestUpdate.table.seats.map(({ standIn }) => standIn)).toEqual([false, false]);
      const late = { position: position + 1, seat: actor.seat, speech: { late: true } };
      for (const client of people) expect((await client.resync()).said).toEqual([late]);
    }
  });

  it('[H18] without a clock a seat may think as long as it likes', async () => {
    const people = await testHost.startMatch(2);
    const { position } = people[0]!;
    expect(people[0]!.latestUpdate.play!.clocks).toEqual([]);
    await advanceTime(100 * HOUR);
    expect(people[0]!.position).toBe(position);
  });

  it('[H18] the clocks of seats that are asked together run together; a move of one gives the others no time', async () => {
    const people = await testHost.startMatch(3, 0, 'fast');
    await findAskedClient(people).makeMove({ type: 'tax' });
    await advanceTime(5000);
    const [one, other] = people.filter(({ isAsked }) => isAsked) as [TestClient, TestClient];
    await one.makeMove({ type: 'pass' });
    await advanceTime(1000);
    await one.request({ type: 'say', speech: { phrase: 'your-turn' } });
    expect(other.clock).toBe(FAST - 6000);
    await advanceTime(FAST - 6000 + CLOCK_MOVE_DELAY);
    expect(
      (await testHost.logEntries(one.table)).filter((entry) => 'by' in entry && entry.by === 'clock'),
    ).toHaveLength(1);
  });

  it('[H19] downtime does not count', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { guest, table, position } = findAskedClient(people);
    await advanceWithHeartbeats(4000);
    await testHost.recordHeartbeat();
    await restart(HOUR);
    await testHost.tables.runPeriodicChecks();
    const back = await testHost.connect(table, guest);
    expect(back.clock).toBe(FAST - 4000);
    await advanceWithHeartbeats(FAST - 4001);
    expect(back.position).toBe(position);
    await advanceTime(1 + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H19] a second downtime does not count either, nor one after speech and reconnects; the next decision has the full time', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { guest, table } = findAskedClient(people);
    await testHost.recordHeartbeat();
    await restart(HOUR);
    const back = await testHost.connect(table, guest);
    await advanceWithHeartbeats(3000);
    await back.request({ type: 'say', speech: { phrase: 'oops' } });
    expect(back.clock).toBe(FAST - 3000);
    await testHost.recordHeartbeat();
    await restart(2 * HOUR);
    const again = await testHost.connect(table, guest);
    const other = await testHost.connect(table, people.find((one) => one.guest !== guest)!.guest);
    expect(again.clock).toBe(FAST - 3000);
    await again.makeMove({ type: 'income' });
    expect(other.clock).toBe(FAST);
    await advanceWithHeartbeats(FAST);
    expect((await testHost.lastLogEntry(table)).type).toBe('moved');
  });

  it('[H19] time before the last heartbeat counts, time after it does not', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { guest, table } = findAskedClient(people);
    await advanceTime(2000);
    await testHost.recordHeartbeat();
    await advanceTime(900);
    await restart(60_000);
    expect((await testHost.connect(table, guest)).clock).toBe(FAST - 2000);
  });

  it('[H19] a server that was asleep itself corrects the clocks of tables in memory, and sends updates', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const actor = findAskedClient(people);
    await testHost.recordHeartbeat();
    await advanceTime(1000);
    vi.setSystemTime(Date.now() + HOUR); // timers sleep too
    await testHost.recordHeartbeat();
    await advanceTime(0);
    expect(actor.clock).toBe(FAST);
    await actor.request({ type: 'say', speech: { phrase: 'oops' } });
    await advanceWithHeartbeats(FAST - 1);
    expect((await testHost.logEntries(actor.table)).some((entry) => 'by' in entry)).toBe(false);
    await advanceTime(1 + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(actor.table)).filter((entry) => 'by' in entry)).toHaveLength(1);
  });

  it('[H19] of two servers, one that does not know of the downtime does not count it either', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { position, table } = people[0]!;
    await testHost.recordHeartbeat();
    await advanceTime(1000);
    await testHost.store.beat(Date.now() + HOUR, 5000); // both were asleep; the other one was the first to say so
    vi.setSystemTime(Date.now() + HOUR);
    await advanceTime(100);
    await advanceWithHeartbeats(FAST - 101);
    expect(people[0]!.position).toBe(position);
    await advanceTime(1 + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H19] only downtime during a decision is given back, not downtime before it', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    await testHost.recordHeartbeat();
    await advanceTime(4000);
    await findAskedClient(people).makeMove({ type: 'income' }); // the store still works, without heartbeats
    await advanceTime(3000);
    expect(findAskedClient(people).clock).toBe(FAST);
    await testHost.recordHeartbeat();
    await advanceTime(0);
    expect(findAskedClient(people).clock).toBe(FAST);
    await advanceWithHeartbeats(FAST - 1);
    const { position, table } = people[0]!;
    await advanceTime(1 + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(table))[position]).toMatchObject({ by: 'clock' });
  });

  it('[H20] a table without clients is loaded when it is due', async () => {
    const people = await testHost.startMatch(2, 0, 'day');
    const { table, position } = people[0]!;
    for (const client of people) client.disconnect();
    await advanceTime(1000);
    await testHost.tables.runPeriodicChecks();
    expect(await testHost.tables.countLoaded()).toEqual({ tables: 0, listening: 0 });
    await advanceTime(CLOCK_TIME.day! - 1001);
    await testHost.tables.runPeriodicChecks();
    expect(await testHost.logEntries(table)).toHaveLength(position);
    await advanceTime(1);
    await testHost.tables.runPeriodicChecks();
    await advanceTime(CLOCK_MOVE_DELAY);
    expect((await testHost.lastLogEntry(table)).type).toBe('moved');
  });

  it('[H20] matches of bots alone continue after a restart without clients', async () => {
    const [anna] = (await testHost.startMatch(1, 3)) as [TestClient];
    const { table } = anna;
    await anna.request({ type: 'stand' });
    anna.disconnect();
    await testHost.tables.close();
    testHost = new TestHost({ store: testHost.store });
    for (let second = 0; second < 3000; second++) {
      await advanceTime(1000);
      await testHost.tables.runPeriodicChecks();
      const log = await testHost.tables.finishedLog(table);
      if (log.ok) break;
    }
    expect(await testHost.tables.finishedLog(table)).toHaveProperty('value.outcome');
  });

  const SPOILT: readonly (readonly [string, (text: string) => string])[] = [
    ['of other rules', (text) => text.replace('"type":"began","rules":', '"type":"began","rules":9')],
    ['with broken logs', () => '{'],
  ];

  it.each(SPOILT)('[H20] two hundred tables %s do not block the others', async (_, spoil) => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { table, position } = people[0]!;
    const { entries, head } = (await testHost.store.read(table, 0))!;
    for (let i = 0; i < 250; i++) {
      const old = entries.map(spoil);
      await testHost.store.create(`old ${i}`, old[0]!, head);
      for (const [at, entry] of old.entries()) {
        const overdue = { ...head, deadline: 1 };
        await testHost.store.append({ table: `old ${i}`, position: at + 1, entry, id: null, head: overdue });
      }
    }
    await testHost.tables.close();
    testHost = new TestHost({ store: testHost.store });
    await advanceTime(FAST);
    for (let round = 0; round < 3; round++) await testHost.tables.runPeriodicChecks();
    await advanceTime(CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(table)).length).toBeGreaterThan(position);
  });

  it('[H20] idle tables are unloaded; a client that connects at that moment is not lost', async () => {
    const people = await testHost.startMatch(2);
    const { table } = people[0]!;
    for (const client of people) client.disconnect();
    await advanceTime(0);
    const coming = NAMES.slice(0, 2).map((name) => testHost.connect(table, name));
    const checking = testHost.tables.runPeriodicChecks();
    const late = testHost.connect(table, 'Zoe');
    const again = await Promise.all(coming);
    await checking;
    const zoe = await late;
    await playToEnd(again);
    expect(zoe.latestUpdate.table.phase).toBe('over');
    expect(zoe.position).toBe(again[0]!.position);
  });

  it('[H20] a client that connects while its table is unloaded is not lost, even if the store is slow to read new entries', async () => {
    const people = await testHost.startMatch(2);
    const otherHost = new TestHost({ store: testHost.store });
    const { table, guest } = findAskedClient(people);
    for (const client of people) client.disconnect();
    const { position } = await (await otherHost.connect(table, guest)).makeMove({ type: 'income' });
    const { store } = testHost;
    const { read } = store;
    let release: (() => void) | undefined;
    store.read = async (id, after) => {
      if (after > 0) await new Promise<void>((open) => (release = open));
      return read(id, after);
    };
    const coming = testHost.connect(table, guest, position);
    await advanceTime(0);
    const checking = testHost.tables.runPeriodicChecks();
    await advanceTime(0);
    release!();
    const back = await coming;
    await checking;
    store.read = read;
    const other = await testHost.connect(table, people.find((client) => client.guest !== guest)!.guest);
    expect(await other.makeMove({ type: 'income' })).toMatchObject({ position: position + 1 });
    expect(back.position).toBe(position + 1);
    await otherHost.tables.close();
  });

  it('[H20] a client that connects at any step of unloading is not lost', async () => {
    for (let delay = 0; delay < 30; delay++) {
      const people = await testHost.startMatch(2);
      const { table } = people[0]!;
      for (const client of people) client.disconnect();
      await advanceTime(0);
      const checking = testHost.tables.runPeriodicChecks();
      for (let i = 0; i < delay; i++) await Promise.resolve();
      const again = await Promise.all(NAMES.slice(0, 2).map((name) => testHost.connect(table, name)));
      await checking;
      const zoe = await testHost.connect(table, 'Zoe');
      await findAskedClient(again).makeMove({ type: 'income' });
      expect([zoe.position, again[0]!.position]).toEqual([again[1]!.position, again[1]!.position]);
      for (const client of [...again, zoe]) client.disconnect();
    }
  });
});
