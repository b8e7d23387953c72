import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { ok } from '@kuluary/kernel/result';
import { type CompleteUpdate, completeUpdate, type Update } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from './log-entry.ts';
import { RandomTable } from './random-table.fixture.ts';
import { makeHead } from './stored-table.ts';
import { RulesVersionMismatch } from './table-errors.ts';
import { makeTableInfo } from './table-info.ts';
import { TableState } from './table-state.ts';
import { NAMES, playToEnd, RETENTION, TestHost } from './test-host.fixture.ts';
import { makeUpdate } from './viewer-update.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000; // ms

function stateFromEntries(entries: readonly LogEntry[]): TableState {
  const state = new TableState(GAME_REGISTRY, entries[0]!);
  for (const entry of entries.slice(1)) state.apply(entry);
  return state;
}

/** The update that a viewer should get from position 0. */
function expectedUpdate(id: string, state: TableState, viewer: Viewer, like: CompleteUpdate): CompleteUpdate {
  const connectedSeats = new Set(
    like.table.seats.flatMap((info, seat) => (info.kind === 'person' && info.here ? [seat] : [])),
  );
  const { spectators } = like.table;
  const goes = state.lastEntryAt + RETENTION[state.phase];
  const table = makeTableInfo(state, { id, connectedSeats, spectators, deletedAt: goes - (goes % MINUTE) });
  const context = { table, downtimes: [], now: Date.now() };
  return completeUpdate(JSON.parse(JSON.stringify(makeUpdate(state, viewer, 0, false, context))) as Update, null);
}

const OPENED: LogEntry = {
  at: 1,
  type: 'opened',
  game: 'coup',
  seed: '0'.repeat(64),
  seating: [{ guest: 'a', name: 'Anna', salt: 's' }, null, { bot: 'random', name: 'Bot' }, null, null, null],
  options: {},
  clock: 'normal',
  door: true,
  listed: false,
};
const RULES = GAME_REGISTRY.coup!.game.version;
const COMPLETE = GAME_REGISTRY.coup!.game.completeOptions(3, {});
const SAT: LogEntry = { at: 2, type: 'sat', seat: 4, guest: 'b', name: 'Boris', salt: 't' };
const BEGAN: LogEntry = { at: 3, type: 'began', rules: RULES, options: COMPLETE };

describe('a view on the wire', () => {
  it.each(Object.keys(GAME_REGISTRY))(
    '[H56] of %s is a view without its options, which the reader has from the table',
    (id) => {
      const { game } = GAME_REGISTRY[id]!;
      const [seats] = game.seats;
      const seating = Array.from({ length: seats }, (_, seat) => ({ guest: `${seat}`, name: `${seat}`, salt: '' }));
      const options = game.completeOptions(seats, {});
      const state = stateFromEntries([
        { ...OPENED, game: id, seating },
        { ...BEGAN, rules: game.version, options },
      ]);
      for (const viewer of [0, 'spectator'] as const) {
        const table = makeTableInfo(state, { id, connectedSeats: new Set(), spectators: 0, deletedAt: null });
        const sent = JSON.stringify(makeUpdate(state, viewer, 0, false, { table, downtimes: [], now: 0 }));
        const update = JSON.parse(sent) as Update;
        expect(update.play!.view).not.toHaveProperty('options');
        expect(completeUpdate(update, null).play!.view).toEqual(
          JSON.parse(JSON.stringify(game.view(state.match!.state, viewer))),
        );
      }
    },
  );
});

describe('the state of a table follows from its log', () => {
  it('[H1] opened: people and bots on their seats, the first person is the host', () => {
    const { seats, host, phase, position, seed, commitment } = stateFromEntries([OPENED]);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'bot', 'free', 'free', 'free']);
    expect({ host, phase, position }).toEqual({ host: 0, phase: 'lobby', position: 1 });
    expect(commitment).not.toContain(seed);
    expect(() => stateFromEntries([SAT])).toThrow('must open');
    expect(() => stateFromEntries([OPENED, OPENED])).toThrow('opened once');
    const newer = { at: 1, type: 'something newer' } as unknown as LogEntry;
    expect(() => stateFromEntries([OPENED, newer])).toThrow(RulesVersionMismatch); // never skipped
  });

  it('[H1] sat, bot-sat, stood: who sits where; whoever moves leaves the old seat', () => {
    const state = stateFromEntries([OPENED, SAT]);
    expect(state.seatOf('b')).toBe(4);
    state.apply({ at: 3, type: 'sat', seat: 1, guest: 'b', name: 'Boris', salt: 't' });
    expect([state.seatOf('b'), state.seats[4]!.kind]).toEqual([1, 'free']);
    state.apply({ at: 4, type: 'bot-sat', seat: 5, bot: 'counter', name: 'Ada' });
    expect(state.seats[5]).toEqual({ kind: 'bot', bot: 'counter', name: 'Ada' });
    state.apply({ at: 5, type: 'stood', seat: 0 });
    expect([state.seatOf('a'), state.host]).toEqual([undefined, 1]);
  });

  it('[H1] ready, renamed, set: names and settings in the lobby', () => {
    const state = stateFromEntries([
      OPENED,
      { at: 2, type: 'ready', seat: 0, ready: true },
      { at: 3, type: 'renamed', seat: 0, name: 'Hanna' },
      { at: 4, type: 'set', options: { edition: 'squirrel' }, clock: 'day' },
      { at: 5, type: 'set', door: false, listed: true },
    ]);
    expect(state.seats[0]).toMatchObject({ ready: true, name: 'Hanna' });
    const { options, clock, spectatorsAllowed, listed } = state;
    expect({ options, clock, door: spectatorsAllowed, listed }).toEqual({
      options: { edition: 'squirrel' },
      clock: 'day',
      door: false,
      listed: true,
    });
  });

  it('[H86] set: another option, edition or clock asks every player again; programs stay ready', () => {
    const readyPlayers = (...set: readonly Omit<Extract<LogEntry, { type: 'set' }>, 'at' | 'type'>[]) => {
      const state = stateFromEntries([
        OPENED,
        SAT,
        { at: 3, type: 'sat', seat: 2, guest: 'p', name: 'Program', salt: '', program: true },
        { at: 4, type: 'set', options: { edition: 'hobby-world', coupAt: 11 } },
        { at: 5, type: 'ready', seat: 0, ready: true },
        { at: 6, type: 'ready', seat: 4, ready: true },
        ...set.map((each): LogEntry => ({ at: 7, type: 'set', ...each })),
      ]);
      return state.seats.flatMap((seat) => (seat.kind === 'person' && seat.ready ? [seat.name] : []));
    };
    const all = ['Anna', 'Program', 'Boris'];
    const withoutBoris = ['Anna', 'Program']; // Anna is host
    expect(readyPlayers()).toEqual(all);
    expect(readyPlayers({ options: { edition: 'squirrel' } })).toEqual(withoutBoris);
    expect(readyPlayers({ options: { edition: 'hobby-world', coupAt: 12 } })).toEqual(withoutBoris);
    expect(readyPlayers({ options: { coupAt: 11, startingCoins: [2] } })).toEqual(withoutBoris); // otherwise only for two
    expect(readyPlayers({ clock: 'day' })).toEqual(withoutBoris);
    expect(readyPlayers({ clock: OPENED.clock })).toEqual(all);
    expect(readyPlayers({ options: { coupAt: 11, edition: 'hobby-world' } })).toEqual(all);
    expect(readyPlayers({ options: { coupAt: 11, mayDecline: true } })).toEqual(all); // as the edition has it
    expect(readyPlayers({ door: false, listed: true })).toEqual(all);
  });

  it('[H1] began: free seats are removed, the others renumbered, the deal is made, a seat is asked', () => {
    const state = stateFromEntries([OPENED, SAT, BEGAN]);
    expect(state.names).toEqual(['Anna', 'Bot', 'Boris']);
    expect(state.match!.setup.salts).toEqual(['s', '', 't']);
    expect(state.pendingDecisions.filter((decision) => decision !== undefined)).toEqual([
      { kind: 'action', position: 3, clockStartedAt: 3, earlierRuns: [], isSealed: false, readingTime: 0 },
    ]);
  });

  it('[H1] moved and undone: the match goes one move forward, and back', () => {
    const state = stateFromEntries([OPENED, SAT, BEGAN]);
    const before = JSON.stringify(state.match!.state);
    const seat = state.pendingDecisions.findIndex((decision) => decision !== undefined);
    state.apply({ at: 10, type: 'moved', seat, move: { type: 'income' }, by: 'player', id: 'move one' });
    expect(state.match!.position).toBe(1);
    expect(state.progress!.sentMoves.find(seat, 'move one', { type: 'income' })).toEqual(ok({ position: 4 }));
    state.apply({ at: 12, type: 'undone', seat });
    expect(JSON.stringify(state.match!.state)).toBe(before);
    expect([state.position, state.resetPosition]).toEqual([5, 5]);
  });

  it('[H1] left, came-back, handed-over: who plays a seat', () => {
    const state = stateFromEntries([OPENED, SAT, BEGAN, { at: 4, type: 'left', seat: 2 }]);
    expect(state.seats[2]).toMatchObject({ guest: 'b', hasStandIn: true });
    state.apply({ at: 5, type: 'came-back', seat: 2 });
    expect(state.seats[2]).toMatchObject({ guest: 'b', hasStandIn: false });
    state.apply({ at: 6, type: 'handed-over', seat: 2, guest: 'c', nonce: 'once' });
    expect([state.seatOf('b'), state.seatOf('c'), state.seating.usedNonces.has('once')]).toEqual([undefined, 2, true]);
  });

  it('[H1] kicked: a guest who has lost the seat, but whose salt stays in the deal', () => {
    const lobby = stateFromEntries([OPENED, SAT, { at: 3, type: 'kicked', seat: 4 }]);
    expect([lobby.seats[4]!.kind, [...lobby.seating.kicked]]).toEqual(['free', ['b']]);
    const state = stateFromEntries([
      OPENED,
      SAT,
      BEGAN,
      { at: 4, type: 'kicked', seat: 2 },
      { at: 5, type: 'kicked', seat: 0 },
    ]);
    expect([state.seatOf('a'), state.seatOf('b'), state.host]).toEqual([undefined, undefined, undefined]);
    expect(state.seats[2]).toMatchObject({ kind: 'person', name: 'Boris', salt: 't', hasStandIn: true });
  });

  it('[H1] said, continued: speech and the next table', () => {
    const state = stateFromEntries([OPENED, { at: 2, type: 'said', seat: 0, speech: { text: 'hello' } }]);
    const said = [{ position: 2, seat: 0, speech: { text: 'hello' } }];
    expect([state.speechSince(0, 0), state.speechSince('spectator', 0)]).toEqual([said, said]);
    state.apply({ at: 3, type: 'continued', table: '123456' });
    expect(state.rematchTable).toBe('123456');
  });

  it('[H2] at every moment of random matches, what each client was sent equals what follows from the log alone', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const testHost = new TestHost();
      const random = new RandomTable(testHost, new FastChance(seed), (ms) => vi.advanceTimersByTimeAsync(ms));
      await random.playThrough(async () => {
        const state = stateFromEntries(await testHost.logEntries(random.table));
        for (const client of random.clients) {
          const current = await client.resync();
          expect(expectedUpdate(random.table, state, state.seatOf(client.guest) ?? 'spectator', current)).toEqual(
            current,
          );
        }
      });
      const kinds = new Set((await testHost.logEntries(random.table)).map(({ type }) => type));
      expect(kinds).toContain('moved');
      expect(testHost.problems).toEqual([]);
      await testHost.tables.close();
    }
  });

  it('[H2] those random matches contain every type of entry, and moves of every author', async () => {
    const lobby = ['opened', 'sat', 'bot-sat', 'stood', 'ready', 'renamed', 'set', 'began', 'said'];
    const game = [
      'by player',
      'by bot',
      'by clock',
      'undone',
      'left',
      'came-back',
      'handed-over',
      'kicked',
      'continued',
    ];
    const all = [...lobby, ...game].sort();
    const met = new Set<string>();
    for (let seed = 1; seed <= 100 && met.size < all.length; seed++) {
      const testHost = new TestHost();
      const random = new RandomTable(testHost, new FastChance(seed), (ms) => vi.advanceTimersByTimeAsync(ms));
      await random.playThrough(async () => undefined);
      await random.clients.find(({ seat }) => seat !== null)!.request({ type: 'rematch' });
      for (const entry of await testHost.logEntries(random.table))
        met.add('by' in entry ? `by ${entry.by}` : entry.type);
      await testHost.tables.close();
    }
    expect([...met].sort()).toEqual(all);
  });

  it('[H3] any beginning of a log can be loaded, and the match continued to its end', async () => {
    const first = new TestHost();
    const people = await first.startMatch(3);
    await playToEnd(people, (moves) => moves[Math.floor(moves.length / 2)]);
    const { table } = people[0]!;
    const entries = await first.logEntries(table);
    for (let length = entries.findIndex(({ type }) => type === 'began') + 1; length < entries.length; length++) {
      const testHost = new TestHost();
      const state = stateFromEntries(entries.slice(0, length));
      await testHost.store.create(table, JSON.stringify(entries[0]), makeHead(state, [0, 0], []));
      for (let position = 2; position <= length; position++) {
        const entry = JSON.stringify(entries[position - 1]);
        await testHost.store.append({ table, position, entry, id: null, head: makeHead(state, [0, 0], []) });
      }
      const again = await Promise.all(NAMES.slice(0, 3).map((name) => testHost.connect(table, name)));
      await playToEnd(again);
      expect(
        new Set(again.map(({ latestUpdate }) => `${latestUpdate.table.phase} ${latestUpdate.position}`)).size,
      ).toBe(1);
      expect(again[0]!.latestUpdate.table.phase).toBe('over');
    }
  });

  it('[H4] a table whose rules are missing is not loaded, and clients are told why; nor is an invalid log', async () => {
    const testHost = new TestHost();
    const state = stateFromEntries([OPENED, SAT]);
    const head = { ...makeHead(state, [0, 0], []), deadline: 1 };
    const odd: readonly LogEntry[] = [
      { ...BEGAN, rules: RULES + 1 },
      { at: 4, type: 'moved', seat: 0, move: { type: 'nonsense' }, by: 'player' },
    ];
    for (const [i, entry] of odd.entries()) {
      const table = `11111${i}`;
      await testHost.store.create(table, JSON.stringify(OPENED), head);
      await testHost.store.append({ table, position: 2, entry: JSON.stringify(SAT), id: null, head });
      if (i === 1) await testHost.store.append({ table, position: 3, entry: JSON.stringify(BEGAN), id: null, head });
      await testHost.store.append({ table, position: 3 + i, entry: JSON.stringify(entry), id: null, head });
    }
    await expect(testHost.connect('111110', 'a')).rejects.toThrow('new-rules');
    await expect(testHost.connect('111111', 'a')).rejects.toThrow('busy');
    await expect(testHost.connect('999999', 'a')).rejects.toThrow('no-such-table');
  });
});
