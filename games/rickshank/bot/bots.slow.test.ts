import { FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import { playBots } from '@kuluary/kernel/play';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { BOX, rickshank } from '../cards/rickshank.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { trial } from './balance.ts';
import { greedyOf } from './greedy.ts';
import { bots } from './opponents.ts';
import { playGreedy } from './play-out.ts';
import { STRENGTHS, searcherOf } from './search.ts';
import { standing } from './standing.ts';

const LONG_GAME = 60; // turns of a seat

type Player = Bot<View, Move>;

/** How many of so many two-seat games the first one wins; they change seats after every game. */
function wins(one: Player, other: Player, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seats = i % 2 === 0 ? [one, other] : [other, one];
    const { state } = playBots(rickshank, 2, rickshank.completeOptions(2, {}), seats, new FastChance(i >> 1));
    const { winners } = rickshank.outcome(state)!;
    if (winners.includes(i % 2)) won += 1 / winners.length;
  }
  return won;
}

describe('bots', () => {
  it('finish their games at every number of seats, with every way to get a character', () => {
    for (let seats = 2; seats <= 5; seats++) {
      for (const characters of ['random', 'two', 'choice']) {
        const options = rickshank.completeOptions(seats, { characters });
        const { state } = playBots(rickshank, seats, options, Array(seats).fill(bots.greedy!), new FastChance(seats));
        expect(rickshank.outcome(state)!.winners.length).toBeGreaterThan(0);
      }
    }
  });

  it('are better the more they think', () => {
    expect(wins(greedyOf(BOX), bots.random!, 6)).toBe(6);
    const quick = searcherOf(BOX, { simulations: 100, options: 10, rounds: 3, haste: 0 });
    expect(wins(quick, greedyOf(BOX), 10)).toBeGreaterThan(5);
  });

  it('play the same game with the same luck', () => {
    const once = () => trial('normal', 2, new FastChance(5));
    expect(once()).toEqual(once());
  });

  it('play a whole game on states, too', () => {
    const state = playGreedy(BOX, 2, rickshank.completeOptions(2, {}), new FastChance(1));
    expect(rickshank.outcome(state)).toBeDefined();
  });

  it('end a game in good time, though they are picky', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const chance = new FastChance(seats);
      for (let i = 0; i < 100; i++) {
        const { turns } = playGreedy(BOX, seats, rickshank.completeOptions(seats, {}), chance);
        expect(turns / seats).toBeLessThan(LONG_GAME);
      }
    }
  });

  it('vote for what takes nothing from them, and against what does', () => {
    const voted = (card: string, hand: readonly string[], play: readonly string[]) => {
      const deal = { hands: [[card], hand], play: [['the-garage'], play] };
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      rickshank.apply(state, 0, { type: 'play', card }, new FastChance(1));
      const move = greedyOf(BOX).choose(rickshank.view(state, 1), rickshank.moves(state, 1), new FastChance(1));
      return move.type === 'vote' && move.choice;
    };
    expect(voted('taxation', ['beth'], [])).toBe('against');
    expect(voted('rezone', ['beth'], [])).toBe('for');
    expect(voted('rezone', ['beth'], ['the-grave'])).toBe('against');
  });

  it('think about nothing of which it would tell that they hold something', () => {
    const strength = {
      ...STRENGTHS.hard,
      get simulations(): number {
        throw new Error('thinks');
      },
    };
    const thinks = (deal: object, card: string, seat: number) => {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      rickshank.apply(state, 0, { type: 'play', card }, new FastChance(1));
      const moves = rickshank.moves(state, seat);
      expect(moves.length).toBeGreaterThan(1);
      return () => searcherOf(BOX, strength).choose(rickshank.view(state, seat), moves, new FastChance(1));
    };
    const struck = { hands: [['freeze-gun'], ['bugged-out-morty', 'beth', 'jerry']] };
    expect(thinks(struck, 'freeze-gun', 1)).not.toThrow();
    const spending = {
      hands: [['portal-gun'], []],
      lineUp: ['pill-brulee', 'fake-gun', 'conroy', 'terminate', 'rezone'],
    };
    expect(thinks(spending, 'portal-gun', 0)).toThrow('thinks');
  });

  it('think better of a seat with points, a good deck and tokens, long before the end', () => {
    const at = (deal: object) => {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      return standing({ box: BOX, state, chance: new FastChance(1), events: undefined }, 0);
    };
    const even = at({});
    expect(even).toBe(0);
    expect(at({ discards: [['fold-yourself'], []] })).toBeGreaterThan(even);
    expect(at({ discards: [[], ['fold-yourself']] })).toBeLessThan(even);
    expect(at({ discards: [['morty-waves'], []] })).toBeLessThan(even);
    expect(at({ tokens: [1, 0] })).toBeGreaterThan(even);
  });

  it('leave the view as it was', () => {
    const open = rickshank.setup(3, rickshank.completeOptions(3, {}), new FastChance(2));
    const { seat } = rickshank.decisions(open)[0]!;
    const view = rickshank.view(open, seat);
    const before = JSON.stringify(view);
    bots.normal!.choose(view, rickshank.moves(open, seat), new FastChance(3));
    expect(JSON.stringify(view)).toBe(before);
  });
});
