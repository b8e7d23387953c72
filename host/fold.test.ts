import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { type Update, type WholeUpdate, whole } from '@kuluary/protocol/to-browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { OtherRules } from './gone.ts';
import { House, KEEP, NAMES, playOut } from './house.fixture.ts';
import { RandomTable } from './random-table.fixture.ts';
import { headOf } from './stored-table.ts';
import { TableState } from './table-state.ts';
import { tableInfo, update } from './update.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000; // ms

function folded(entries: readonly Entry[]): TableState {
  const state = new TableState(REGISTRY, entries[0]!);
  for (const entry of entries.slice(1)) state.fold(entry);
  return state;
}

/** What a viewer would be told from the beginning, at a table where these people are. */
function told(id: string, state: TableState, viewer: Viewer, like: WholeUpdate): WholeUpdate {
  const here = new Set(like.table.seats.flatMap((info, seat) => (info.kind === 'person' && info.here ? [seat] : [])));
  const { spectators } = like.table;
  const goes = state.at + KEEP[state.phase];
  const table = tableInfo(state, { id, here, spectators, goes: goes - (goes % MINUTE) });
  const around = { table, absences: [], now: Date.now() };
  return whole(JSON.parse(JSON.stringify(update(state, viewer, 0, false, around))) as Update, null);
}

const OPENED: Entry = {
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
const RULES = REGISTRY.coup!.game.version;
const COMPLETE = REGISTRY.coup!.game.completeOptions(3, {});
const SAT: Entry = { at: 2, type: 'sat', seat: 4, guest: 'b', name: 'Boris', salt: 't' };
const BEGAN: Entry = { at: 3, type: 'began', rules: RULES, options: COMPLETE };

describe('what goes out', () => {
  it.each(Object.keys(REGISTRY))(
    '[H56] of %s is a view without its options, which the reader has from the table',
    (id) => {
      const { game } = REGISTRY[id]!;
      const [seats] = game.seats;
      const seating = Array.from({ length: seats }, (_, seat) => ({ guest: `${seat}`, name: `${seat}`, salt: '' }));
      const options = game.completeOptions(seats, {});
      const state = folded([
        { ...OPENED, game: id, seating },
        { ...BEGAN, rules: game.version, options },
      ]);
      for (const viewer of [0, 'spectator'] as const) {
        const table = tableInfo(state, { id, here: new Set(), spectators: 0, goes: null });
        const sent = JSON.stringify(update(state, viewer, 0, false, { table, absences: [], now: 0 }));
        const heard = JSON.parse(sent) as Update;
        expect(heard.play!.view).not.toHaveProperty('options');
        expect(whole(heard, null).play!.view).toEqual(
          JSON.parse(JSON.stringify(game.view(state.match!.state, viewer))),
        );
      }
    },
  );
});

describe('a table is a fold of its log', () => {
  it('[H1] opened: people and bots on their seats, the first person is the host', () => {
    const { seats, host, phase, position, seed, commitment } = folded([OPENED]);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'bot', 'free', 'free', 'free']);
    expect({ host, phase, position }).toEqual({ host: 0, phase: 'lobby', position: 1 });
    expect(commitment).not.toContain(seed);
    expect(() => folded([SAT])).toThrow('must open');
    expect(() => folded([OPENED, OPENED])).toThrow('opened once');
    const newer = { at: 1, type: 'something newer' } as unknown as Entry;
    expect(() => folded([OPENED, newer])).toThrow(OtherRules); // never skipped
  });

  it('[H1] sat, bot-sat, stood: who sits where; whoever moves leaves the old seat', () => {
    const state = folded([OPENED, SAT]);
    expect(state.seatOf('b')).toBe(4);
    state.fold({ at: 3, type: 'sat', seat: 1, guest: 'b', name: 'Boris', salt: 't' });
    expect([state.seatOf('b'), state.seats[4]!.kind]).toEqual([1, 'free']);
    state.fold({ at: 4, type: 'bot-sat', seat: 5, bot: 'counter', name: 'Ada' });
    expect(state.seats[5]).toEqual({ kind: 'bot', bot: 'counter', name: 'Ada' });
    state.fold({ at: 5, type: 'stood', seat: 0 });
    expect([state.seatOf('a'), state.host]).toEqual([undefined, 1]);
  });

  it('[H1] ready, renamed, set: what the lobby is about', () => {
    const state = folded([
      OPENED,
      { at: 2, type: 'ready', seat: 0, ready: true },
      { at: 3, type: 'renamed', seat: 0, name: 'Hanna' },
      { at: 4, type: 'set', options: { edition: 'squirrel' }, clock: 'day' },
      { at: 5, type: 'set', door: false, listed: true },
    ]);
    expect(state.seats[0]).toMatchObject({ ready: true, name: 'Hanna' });
    const { options, clock, door, listed } = state;
    expect({ options, clock, door, listed }).toEqual({
      options: { edition: 'squirrel' },
      clock: 'day',
      door: false,
      listed: true,
    });
  });

  it('[H1] began: free seats go, the others close up, the deal is made, somebody is asked', () => {
    const state = folded([OPENED, SAT, BEGAN]);
    expect(state.names).toEqual(['Anna', 'Bot', 'Boris']);
    expect(state.match!.deal.salts).toEqual(['s', '', 't']);
    expect(state.questions.filter((question) => question !== undefined)).toEqual([
      { kind: 'action', position: 3, at: 3, ran: [], isSealed: false, dwell: 0 },
    ]);
  });

  it('[H1] moved and undone: the match goes on, and back', () => {
    const state = folded([OPENED, SAT, BEGAN]);
    const before = JSON.stringify(state.match!.state);
    const seat = state.questions.findIndex((question) => question !== undefined);
    state.fold({ at: 10, type: 'moved', seat, move: { type: 'income' }, by: 'player', id: 'move one' });
    expect(state.match!.position).toBe(1);
    expect(state.progress!.moveIds.get(`${seat}:move one`)).toEqual({ position: 4, move: { type: 'income' } });
    state.fold({ at: 12, type: 'undone', seat });
    expect(JSON.stringify(state.match!.state)).toBe(before);
    expect([state.position, state.anewAt]).toEqual([5, 5]);
  });

  it('[H1] left, came-back, handed-over: who plays a seat', () => {
    const state = folded([OPENED, SAT, BEGAN, { at: 4, type: 'left', seat: 2 }]);
    expect(state.seats[2]).toMatchObject({ guest: 'b', standIn: true });
    state.fold({ at: 5, type: 'came-back', seat: 2 });
    expect(state.seats[2]).toMatchObject({ guest: 'b', standIn: false });
    state.fold({ at: 6, type: 'handed-over', seat: 2, guest: 'c', nonce: 'once' });
    expect([state.seatOf('b'), state.seatOf('c'), state.seating.nonces.has('once')]).toEqual([undefined, 2, true]);
  });

  it('[H1] kicked: a guest who is here no more, and whose salt stays in the deal', () => {
    const lobby = folded([OPENED, SAT, { at: 3, type: 'kicked', seat: 4 }]);
    expect([lobby.seats[4]!.kind, [...lobby.seating.kicked]]).toEqual(['free', ['b']]);
    const state = folded([OPENED, SAT, BEGAN, { at: 4, type: 'kicked', seat: 2 }, { at: 5, type: 'kicked', seat: 0 }]);
    expect([state.seatOf('a'), state.seatOf('b'), state.host]).toEqual([undefined, undefined, undefined]);
    expect(state.seats[2]).toMatchObject({ kind: 'person', name: 'Boris', salt: 't', standIn: true });
  });

  it('[H1] said, continued: words and the way to the next table', () => {
    const state = folded([OPENED, { at: 2, type: 'said', seat: 0, speech: { text: 'hello' } }]);
    const heard = [{ position: 2, seat: 0, speech: { text: 'hello' } }];
    expect([state.saidSince(0, 0), state.saidSince('spectator', 0)]).toEqual([heard, heard]);
    state.fold({ at: 3, type: 'continued', table: '123456' });
    expect(state.next).toBe('123456');
  });

  it('[H2] at every moment of random games, what everybody is told equals what the log alone makes of it', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const house = new House();
      const random = new RandomTable(house, new FastChance(seed), (ms) => vi.advanceTimersByTimeAsync(ms));
      await random.live(async () => {
        const state = folded(await house.entries(random.table));
        for (const visitor of random.visitors) {
          const lived = await visitor.resync();
          expect(told(random.table, state, state.seatOf(visitor.guest) ?? 'spectator', lived)).toEqual(lived);
        }
      });
      const kinds = new Set((await house.entries(random.table)).map(({ type }) => type));
      expect(kinds).toContain('moved');
      expect(house.problems).toEqual([]);
      await house.tables.close();
    }
  });

  it('[H2] those random games meet every kind of entry, and every maker of a move', async () => {
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
      const house = new House();
      const random = new RandomTable(house, new FastChance(seed), (ms) => vi.advanceTimersByTimeAsync(ms));
      await random.live(async () => undefined);
      await random.visitors.find(({ seat }) => seat !== null)!.ask({ type: 'rematch' });
      for (const entry of await house.entries(random.table)) met.add('by' in entry ? `by ${entry.by}` : entry.type);
      await house.tables.close();
    }
    expect([...met].sort()).toEqual(all);
  });

  it('[H3] any beginning of a log can be loaded, and the game continued to its end', async () => {
    const first = new House();
    const people = await first.play(3);
    await playOut(people, (moves) => moves[Math.floor(moves.length / 2)]);
    const { table } = people[0]!;
    const entries = await first.entries(table);
    for (let length = entries.findIndex(({ type }) => type === 'began') + 1; length < entries.length; length++) {
      const house = new House();
      const state = folded(entries.slice(0, length));
      await house.store.create(table, JSON.stringify(entries[0]), headOf(state, [0, 0], []));
      for (let position = 2; position <= length; position++) {
        const entry = JSON.stringify(entries[position - 1]);
        await house.store.append({ table, position, entry, id: null, head: headOf(state, [0, 0], []) });
      }
      const again = await Promise.all(NAMES.slice(0, 3).map((name) => house.come(table, name)));
      await playOut(again);
      expect(new Set(again.map(({ latest }) => `${latest.table.phase} ${latest.position}`)).size).toBe(1);
      expect(again[0]!.latest.table.phase).toBe('over');
    }
  });

  it('[H4] a game begun with other rules is not opened, and says why; nor is a log that cannot be', async () => {
    const house = new House();
    const state = folded([OPENED, SAT]);
    const head = { ...headOf(state, [0, 0], []), deadline: 1 };
    const odd: readonly Entry[] = [
      { ...BEGAN, rules: RULES + 1 },
      { at: 4, type: 'moved', seat: 0, move: { type: 'nonsense' }, by: 'player' },
    ];
    for (const [i, entry] of odd.entries()) {
      const table = `11111${i}`;
      await house.store.create(table, JSON.stringify(OPENED), head);
      await house.store.append({ table, position: 2, entry: JSON.stringify(SAT), id: null, head });
      if (i === 1) await house.store.append({ table, position: 3, entry: JSON.stringify(BEGAN), id: null, head });
      await house.store.append({ table, position: 3 + i, entry: JSON.stringify(entry), id: null, head });
    }
    await expect(house.come('111110', 'a')).rejects.toThrow('new-rules');
    await expect(house.come('111111', 'a')).rejects.toThrow('busy');
    await expect(house.come('999999', 'a')).rejects.toThrow('no-such-table');
  });
});
