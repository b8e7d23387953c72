import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { AnyGame } from '@kuluary/kernel/game';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOCK_TIME } from './clocks.ts';
import type { Entry } from './entry.ts';
import { ANSWERED, asked, House, playOut, type Visitor } from './house.fixture.ts';
import { TableState } from './table-state.ts';

let house: House;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  house = new House();
});
afterEach(async () => {
  await house.tables.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const mayUndo = ({ latest }: Visitor) => latest.play!.undo;

async function folded(table: string): Promise<TableState> {
  const [first, ...rest] = (await house.entries(table)) as [Entry, ...Entry[]];
  const state = new TableState(REGISTRY, first);
  for (const entry of rest) state.fold(entry);
  return state;
}

describe('taking back', () => {
  it('[H32] a move that taught nobody anything and that nobody has answered; everybody’s events are told anew', async () => {
    const people = await house.play(3);
    const actor = asked(people);
    const zoe = await house.come(actor.table, 'Zoe');
    const all = [...people, zoe];
    const before = all.map(({ latest }) => ({ view: latest.play!.view, moves: latest.play!.moves }));
    const events = await Promise.all(all.map(async (visitor) => (await visitor.resync()).events));
    await actor.answer({ type: 'income' });
    expect(all.map(mayUndo)).toEqual(all.map((visitor) => visitor === actor));
    expect(await actor.refusal({ type: 'undo' })).toBeUndefined();
    for (const [i, visitor] of all.entries()) {
      expect(visitor.latest.from).toBe(0);
      expect(visitor.latest.events).toEqual(events[i]);
      const note = { position: visitor.position, seat: people.indexOf(actor), speech: { back: true } };
      expect(visitor.latest.said).toEqual([note]);
      expect({ view: visitor.latest.play!.view, moves: visitor.latest.play!.moves }).toEqual(before[i]);
    }
    expect(await actor.answer({ type: 'tax' })).toMatchObject({ type: 'done' });
  });

  it('[H32] an answer to the question from before is stale; so is one that others gave to what was taken back', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { asked: old } = actor.latest.play!;
    await actor.answer({ type: 'tax' });
    const other = asked(people);
    const late = { type: 'move', id: 'late answer', asked: other.latest.play!.asked, move: { type: 'pass' } } as const;
    await actor.ask({ type: 'undo' });
    expect(await other.refusal(late)).toBe('not-your-decision');
    const again = { type: 'move', id: 'old question', asked: old, move: { type: 'income' } } as const;
    expect(await actor.refusal(again)).toBe('stale-decision');
    expect((await actor.answer({ type: 'foreign-aid' })).type).toBe('done');
    expect(await other.refusal(late)).toBe('stale-decision');
  });

  it('[H33] not once somebody has answered, not twice, not for others, not by those who have no seat', async () => {
    const people = await house.play(3);
    const actor = asked(people);
    await actor.answer({ type: 'tax' });
    const [one] = people.filter(({ isAsked }) => isAsked) as [Visitor];
    expect(await one.refusal({ type: 'undo' })).toBe('no-undo');
    await one.answer({ type: 'pass' });
    expect(await actor.refusal({ type: 'undo' })).toBe('no-undo');
    expect(await one.refusal({ type: 'undo' })).toBe('no-undo'); // that the window stays open tells something
    expect(await (await house.come(actor.table, 'Zoe')).refusal({ type: 'undo' })).toBe('not-seated');
  });

  it('[H33] in random games exactly where nothing was drawn, nothing revealed, and the own move is the last', async () => {
    const chance = new FastChance(7);
    let allowed = 0;
    let forbidden = 0;
    for (const edition of ['hobby-world', 'ukrainian', 'squirrel']) {
      const people = await house.seat(3);
      await people[0]!.ask({ type: 'set', options: { edition } });
      await people[0]!.ask({ type: 'start' });
      while (people[0]!.latest.table.phase === 'playing') {
        const actor = asked(people);
        const told = (await folded(actor.table)).match!.told.list.length;
        await actor.answer(actor.moves[chance.below(actor.moves.length)]);
        const { match, phase } = await folded(actor.table);
        const isOpen = match!.told.list
          .slice(told)
          .every(({ to, event }) => to === 'all' && !match!.game.reveals(event as never));
        const may = phase === 'playing' && isOpen && match!.drawsAt(match!.position).length === 0;
        for (const visitor of people) expect(mayUndo(visitor)).toBe(may && visitor === actor);
        if (may) allowed++;
        else forbidden++;
        expect(await actor.refusal({ type: 'undo' })).toBe(may ? undefined : 'no-undo');
        if (may) await actor.answer(actor.moves[0]);
      }
    }
    expect(Math.min(allowed, forbidden)).toBeGreaterThan(10);
  });

  it('[H33] not what has drawn anything, though nobody was told of it', async () => {
    await house.tables.close();
    const { game, ...others } = REGISTRY.coup!;
    const apply: AnyGame['apply'] = (state, seat, move, chance, events) => {
      game.apply(state, seat, move, chance, events);
      chance.below(2);
    };
    house = new House({ games: { ...REGISTRY, coup: { game: { ...game, apply }, ...others } } });
    const people = await house.play(2);
    const actor = asked(people);
    await actor.answer({ type: 'income' });
    expect(people.map(mayUndo)).toEqual([false, false]);
    expect(await actor.refusal({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] once in a turn: nobody is held up for ever', async () => {
    const people = await house.play(3);
    const actor = asked(people);
    await actor.answer({ type: 'tax' });
    expect(await actor.refusal({ type: 'undo' })).toBeUndefined();
    await actor.answer({ type: 'tax' });
    expect(people.map(mayUndo)).toEqual([false, false, false]);
    expect(await actor.refusal({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] so often as the game allows: of cards that are played one by one several', async () => {
    const people = await house.seat(2, 0, 'rickshank');
    await people[0]!.ask({ type: 'start' });
    const actor = asked(people);
    const plain = { type: 'play', card: 'genius-waves' }; // everybody begins with more of them than of other cards
    await actor.answer(plain);
    await actor.answer(plain);
    for (let taken = 0; taken < 2; taken++) expect(await actor.refusal({ type: 'undo' })).toBeUndefined();
    expect(actor.latest.play!.view).toMatchObject({ power: 0, played: [] });
    for (let taken = 2; taken < REGISTRY.rickshank!.game.takeBacks; taken++) {
      await actor.answer(plain);
      expect(await actor.refusal({ type: 'undo' })).toBeUndefined();
    }
    await actor.answer(plain);
    expect(await actor.refusal({ type: 'undo' })).toBe('no-undo');
  });

  it('[H33] not what is sealed while others are asked the same: that would wind up their clocks', async () => {
    const people = await house.seat(3, 0, 'rickshank');
    await people[0]!.ask({ type: 'set', options: { characters: 'two' } });
    await people[0]!.ask({ type: 'start' });
    const [, second, third] = people;
    const { asked: question } = third!.latest.play!;
    await second!.answer(second!.moves[0]);
    expect(mayUndo(second!)).toBe(false);
    expect(await second!.refusal({ type: 'undo' })).toBe('no-undo');
    expect(third!.latest.play!.asked).toBe(question);
  });

  it('[H33] not what was sealed, by whoever answers last: it learns what the others did, though it is told nothing', async () => {
    const chance = new FastChance(3);
    let silent = 0; // last answers after which nothing was told
    while (silent === 0) {
      const people = await house.seat(6, 0, 'voices');
      await people[0]!.ask({ type: 'start' });
      let sealed = false;
      for (let before = 0; people[0]!.latest.table.phase === 'playing'; ) {
        const waiting = people.filter(({ moves }) => moves.length > 0).length;
        sealed = waiting > 1 || (sealed && waiting === before - 1);
        before = waiting;
        const actor = asked(people);
        const told = (await folded(actor.table)).match!.told.list.length;
        const passing = actor.moves.filter((move) => (move as { type: string }).type === 'pass');
        const moves = sealed ? passing : actor.moves;
        await actor.answer(moves[chance.below(moves.length)]);
        if (!sealed) continue;
        expect(mayUndo(actor)).toBe(false);
        if (waiting === 1 && (await folded(actor.table)).match!.told.list.length === told) silent++;
      }
    }
  });

  it('[H33] not what a bot or the clock has done in one’s place', async () => {
    const people = await house.play(2, 0, 'fast');
    const actor = asked(people);
    const { position } = actor;
    await pass(CLOCK_TIME.fast! + ANSWERED);
    expect((await house.entries(actor.table))[position]).toMatchObject({ by: 'clock' });
    expect(people.map(mayUndo)).toEqual([false, false]);
    expect(await actor.refusal({ type: 'undo' })).toBe('no-undo');
  });

  it('[H34] winds up no clock: who takes back has the time that was left before', async () => {
    const people = await house.play(2, 0, 'fast');
    const actor = asked(people);
    await pass(1000);
    await actor.answer({ type: 'tax' });
    await pass(2000);
    await actor.ask({ type: 'undo' });
    expect(actor.clock).toBe(CLOCK_TIME.fast! - 1000);
  });

  it('[H34] and what was granted for an absence of the server stays granted', async () => {
    const people = await house.play(2, 0, 'fast');
    const { guest, table } = asked(people);
    await house.beat();
    await house.tables.close();
    vi.setSystemTime(Date.now() + 3_600_000);
    house = new House({ store: house.store });
    await house.beat(0);
    const back = await house.come(table, guest);
    await pass(1000);
    await back.answer({ type: 'tax' });
    await back.ask({ type: 'undo' });
    expect(back.clock).toBe(CLOCK_TIME.fast! - 1000);
  });

  it('[H34] a name of a move that was taken back is used up', async () => {
    const people = await house.play(2);
    const actor = asked(people);
    const { position } = await actor.answer({ type: 'income' }, 'the same name');
    await actor.ask({ type: 'undo' });
    expect(await actor.answer({ type: 'income' }, 'the same name')).toMatchObject({ type: 'done', position });
    expect(actor.isAsked).toBe(true);
    await playOut(people);
  });
});
