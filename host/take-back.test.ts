import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame } from '@kuluary/kernel/game';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clock-presets.ts';
import type { LogEntry } from './log-entry.ts';
import { TableState } from './table-state.ts';
import { CLOCK_MOVE_DELAY, findAskedClient, playToEnd, type TestClient, TestHost } from './test-host.fixture.ts';

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
const mayUndo = ({ latestUpdate: latest }: TestClient) => latest.play!.undo;

async function stateOf(table: string): Promise<TableState> {
  const [first, ...rest] = (await testHost.logEntries(table)) as [LogEntry, ...LogEntry[]];
  const state = new TableState(GAME_REGISTRY, first);
  for (const entry of rest) state.apply(entry);
  return state;
}

describe('taking back', () => {
  it('[H32] works if the move revealed nothing and nobody has moved since; all clients get all events again', async () => {
    const people = await testHost.startMatch(3);
    const actor = findAskedClient(people);
    const zoe = await testHost.connect(actor.table, 'Zoe');
    const all = [...people, zoe];
    const before = all.map(({ latestUpdate }) => ({ view: latestUpdate.play!.view, moves: latestUpdate.play!.moves }));
    const events = await Promise.all(all.map(async (client) => (await client.resync()).events));
    await actor.makeMove({ type: 'income' });
    expect(all.map(mayUndo)).toEqual(all.map((client) => client === actor));
    expect(await actor.refusalOf({ type: 'undo' })).toBeUndefined();
    for (const [i, client] of all.entries()) {
      expect(client.latestUpdate.from).toBe(0);
      expect(client.latestUpdate.events).toEqual(events[i]);
      const note = { position: client.position, seat: people.indexOf(actor), speech: { back: true } };
      expect(client.latestUpdate.said).toEqual([note]);
      expect({ view: client.latestUpdate.play!.view, moves: client.latestUpdate.play!.moves }).toEqual(before[i]);
    }
    expect(await actor.makeMove({ type: 'tax' })).toMatchObject({ type: 'done' });
  });

  it('[H32] a move for the decision from before is stale; so is another’s reaction to the move that was taken back', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { asked: old } = actor.latestUpdate.play!;
    await actor.makeMove({ type: 'tax' });
    const other = findAskedClient(people);
    const late = {
      type: 'move',
      id: 'late answer',
      asked: other.latestUpdate.play!.asked,
      move: { type: 'pass' },
    } as const;
    await actor.request({ type: 'undo' });
    expect(await other.refusalOf(late)).toBe('not-your-decision');
    const again = { type: 'move', id: 'old decision', asked: old, move: { type: 'income' } } as const;
    expect(await actor.refusalOf(again)).toBe('stale-decision');
    expect((await actor.makeMove({ type: 'foreign-aid' })).type).toBe('done');
    expect(await other.refusalOf(late)).toBe('stale-decision');
  });

  it('[H33] not once another has moved, not twice, not for others, not without a seat', async () => {
    const people = await testHost.startMatch(3);
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'tax' });
    const [one] = people.filter(({ isAsked }) => isAsked) as [TestClient];
    expect(await one.refusalOf({ type: 'undo' })).toBe('no-undo');
    await one.makeMove({ type: 'pass' });
    expect(await actor.refusalOf({ type: 'undo' })).toBe('no-undo');
    expect(await one.refusalOf({ type: 'undo' })).toBe('no-undo');
    expect(await (await testHost.connect(actor.table, 'Zoe')).refusalOf({ type: 'undo' })).toBe('not-seated');
  });

  it('[H33] in random matches exactly where nothing was drawn, nothing revealed, and the own move is the last', async () => {
    const chance = new FastChance(7);
    let allowed = 0;
    let refused = 0;
    for (const edition of ['hobby-world', 'ukrainian', 'squirrel']) {
      const people = await testHost.fillLobby(3);
      await people[0]!.request({ type: 'set', options: { edition } });
      await people[0]!.request({ type: 'start' });
      while (people[0]!.latestUpdate.table.phase === 'playing') {
        const actor = findAskedClient(people);
        const eventCount = (await stateOf(actor.table)).match!.eventLog.addressedEvents.length;
        await actor.makeMove(actor.moves[chance.below(actor.moves.length)]);
        const { match, phase } = await stateOf(actor.table);
        const isOpen = match!.eventLog.addressedEvents
          .slice(eventCount)
          .every(({ to, event }) => to === 'all' && !match!.game.reveals(event as never));
        const may = phase === 'playing' && isOpen && match!.drawsAt(match!.position).length === 0;
        for (const client of people) expect(mayUndo(client)).toBe(may && client === actor);
        if (may) allowed++;
        else refused++;
        expect(await actor.refusalOf({ type: 'undo' })).toBe(may ? undefined : 'no-undo');
        if (may) await actor.makeMove(actor.moves[0]);
      }
    }
    expect(Math.min(allowed, refused)).toBeGreaterThan(10);
  });

  it('[H33] not if anything was drawn, even without an event', async () => {
    await testHost.tables.close();
    const { game, ...others } = GAME_REGISTRY.coup!;
    const apply: AnyGame['apply'] = (state, seat, move, chance, eventSink) => {
      game.apply(state, seat, move, chance, eventSink);
      chance.below(2);
    };
    testHost = new TestHost({ games: { ...GAME_REGISTRY, coup: { game: { ...game, apply }, ...others } } });
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'income' });
    expect(people.map(mayUndo)).toEqual([false, false]);
    expect(await actor.refusalOf({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] once in a turn', async () => {
    const people = await testHost.startMatch(3);
    const actor = findAskedClient(people);
    await actor.makeMove({ type: 'tax' });
    expect(await actor.refusalOf({ type: 'undo' })).toBeUndefined();
    await actor.makeMove({ type: 'tax' });
    expect(people.map(mayUndo)).toEqual([false, false, false]);
    expect(await actor.refusalOf({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] as often as the game allows: several cards that are played one by one', async () => {
    const people = await testHost.fillLobby(2, 0, 'rickshank');
    await people[0]!.request({ type: 'start' });
    const actor = findAskedClient(people);
    const plain = { type: 'play', card: 'genius-waves' }; // everybody begins with several of them
    await actor.makeMove(plain);
    await actor.makeMove(plain);
    for (let taken = 0; taken < 2; taken++) expect(await actor.refusalOf({ type: 'undo' })).toBeUndefined();
    expect(actor.latestUpdate.play!.view).toMatchObject({ power: 0, played: [] });
    for (let taken = 2; taken < GAME_REGISTRY.rickshank!.game.takeBacks; taken++) {
      await actor.makeMove(plain);
      expect(await actor.refusalOf({ type: 'undo' })).toBeUndefined();
    }
    await actor.makeMove(plain);
    expect(await actor.refusalOf({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] not a sealed move while others are asked the same: that would give their clocks more time', async () => {
    const people = await testHost.fillLobby(3, 0, 'rickshank');
    await people[0]!.request({ type: 'set', options: { characters: 'two' } });
    await people[0]!.request({ type: 'start' });
    const [, second, third] = people;
    const { asked: decision } = third!.latestUpdate.play!;
    await second!.makeMove(second!.moves[0]);
    expect(mayUndo(second!)).toBe(false);
    expect(await second!.refusalOf({ type: 'undo' })).toBe('no-undo');
    expect(third!.latestUpdate.play!.asked).toBe(decision);
  });

  it('[H33] not the last sealed move: it learns what the others did, even without an event', async () => {
    const chance = new FastChance(3);
    let withoutEvents = 0; // last moves without an event
    while (withoutEvents === 0) {
      const people = await testHost.fillLobby(6, 0, 'voices');
      await people[0]!.request({ type: 'start' });
      let sealed = false;
      for (let before = 0; people[0]!.latestUpdate.table.phase === 'playing'; ) {
        const waiting = people.filter(({ moves }) => moves.length > 0).length;
        sealed = waiting > 1 || (sealed && waiting === before - 1);
        before = waiting;
        const actor = findAskedClient(people);
        const eventCount = (await stateOf(actor.table)).match!.eventLog.addressedEvents.length;
        const passing = actor.moves.filter((move) => (move as { type: string }).type === 'pass');
        const moves = sealed ? passing : actor.moves;
        await actor.makeMove(moves[chance.below(moves.length)]);
        if (!sealed) continue;
        expect(mayUndo(actor)).toBe(false);
        if (waiting === 1 && (await stateOf(actor.table)).match!.eventLog.addressedEvents.length === eventCount)
          withoutEvents++;
      }
    }
  });

  it('[H33] not a move that a bot or the clock has made for the seat', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const actor = findAskedClient(people);
    const { position } = actor;
    await advanceTime(CLOCK_TIME.fast! + CLOCK_MOVE_DELAY);
    expect((await testHost.logEntries(actor.table))[position]).toMatchObject({ by: 'clock' });
    expect(people.map(mayUndo)).toEqual([false, false]);
    expect(await actor.refusalOf({ type: 'undo' })).toBe('no-undo');
  });

  it('[H34] gives no time: the seat has what was left before', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const actor = findAskedClient(people);
    await advanceTime(1000);
    await actor.makeMove({ type: 'tax' });
    await advanceTime(2000);
    await actor.request({ type: 'undo' });
    expect(actor.clock).toBe(CLOCK_TIME.fast! - 1000);
  });

  it('[H34] downtime before a move that is taken back does not count', async () => {
    const people = await testHost.startMatch(2, 0, 'fast');
    const { guest, table } = findAskedClient(people);
    await testHost.recordHeartbeat();
    await testHost.tables.close();
    vi.setSystemTime(Date.now() + 3_600_000);
    testHost = new TestHost({ store: testHost.store });
    await testHost.recordHeartbeat(0);
    const back = await testHost.connect(table, guest);
    await advanceTime(1000);
    await back.makeMove({ type: 'tax' });
    await back.request({ type: 'undo' });
    expect(back.clock).toBe(CLOCK_TIME.fast! - 1000);
  });

  it('[H34] the id of a move that was taken back cannot be used again', async () => {
    const people = await testHost.startMatch(2);
    const actor = findAskedClient(people);
    const { position } = await actor.makeMove({ type: 'income' }, 'the same name');
    await actor.request({ type: 'undo' });
    expect(await actor.makeMove({ type: 'income' }, 'the same name')).toMatchObject({ type: 'done', position });
    expect(actor.isAsked).toBe(true);
    await playToEnd(people);
  });
});
