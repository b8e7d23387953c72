import { highCard } from '@kuluary/kernel/fixture/high-card';
import type { AnyBot, AnyGame } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { type Contest, type DealResult, dealsNeeded, distinctBots, playDeal } from './arena.ts';
import { randomBot } from './random-bot.ts';

const game = highCard as AnyGame;
const options = highCard.completeOptions(2, {});

/** Swaps a card of the lower half; others never swap, or always do. */
const sensible: AnyBot = {
  choose(view, moves) {
    const { hand, cards } = view as { hand: number; cards: number };
    return moves[hand < cards / 2 ? 1 : 0]!;
  },
};
const stays: AnyBot = { choose: (_view, moves) => moves[0]! };
const bots: Readonly<Record<string, AnyBot>> = { random: randomBot, sensible, stays };

function play(contest: Partial<Contest> & Pick<Contest, 'names'>, deals: number): DealResult[] {
  const whole: Contest = { seats: 4, options, seed: 1, ...contest };
  return Array.from({ length: deals }, (_, deal) => playDeal(game, bots, whole, deal));
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const total = (results: readonly DealResult[], what: 'wins' | 'games', bot: number) =>
  sum(results.map((result) => result[what][bot]!));

describe('the arena', () => {
  it('plays every deal from every seat: the same cards, with each bot once in each seat', () => {
    const seen: string[][] = [];
    const spy: AnyBot = {
      choose(view, moves) {
        const { viewer, hand } = view as { viewer: number; hand: number };
        seen.push([String(viewer), String(hand)]);
        return moves[0]!;
      },
    };
    const contest: Contest = { seats: 4, options, seed: 5, names: ['spy', 'stays', 'stays', 'stays'] };
    const { games } = playDeal(game, { spy, stays }, contest, 0);
    expect(games).toEqual([4, 12]);
    expect(seen.map(([seat]) => seat).sort()).toEqual(['0', '1', '2', '3']);
    expect(new Set(seen.map(([, hand]) => hand)).size).toBe(4); // all four hands of the one deal
  });

  it('gives bots that play alike exactly equal shares', () => {
    for (const { wins, games, draws } of play({ names: ['stays', 'stays', 'stays', 'stays'] }, 20)) {
      expect([wins, games, draws]).toEqual([[4], [16], 0]);
    }
  });

  it('gives the same results for the same seed and deal number, in any order, and others for another seed', () => {
    const names = ['random', 'sensible', 'stays'];
    const first = play({ names }, 30);
    const contest: Contest = { seats: 4, options, seed: 1, names };
    const backwards = Array.from({ length: 30 }, (_, i) => playDeal(game, bots, contest, 29 - i)).reverse();
    expect(backwards).toEqual(first);
    expect(play({ names, seed: 2 }, 30)).not.toEqual(first);
    expect(new Set(first.map((result) => JSON.stringify(result))).size).toBeGreaterThan(5);
  });

  it('finds the better bot', () => {
    const results = play({ names: ['sensible', 'random'], seats: 2 }, 500);
    expect(total(results, 'wins', 0) / total(results, 'games', 0)).toBeGreaterThan(0.55);
  });

  it.each([
    [['random', 'stays'], 4, [8, 8]], // as often as they all fit
    [['random', 'stays', 'stays', 'stays'], 4, [4, 12]], // named again, seated again
    [['random'], 3, [9]],
  ])('seats %j at a table of %i', (names, seats, games) => {
    for (const result of play({ names, seats }, 10)) expect(result.games).toEqual(games);
  });

  it.each([
    [['random', 'stays', 'sensible'], 2, 2 / 3], // too many: some are left out
    [['random', 'stays', 'sensible'], 4, 4 / 3], // too few: some have two seats
    [['random', 'stays'], 3, 3 / 2],
  ])('draws uniformly who of %j gets the uneven seats of %i', (names, seats, share) => {
    const results = play({ names, seats }, 600);
    for (let bot = 0; bot < names.length; bot++) {
      expect(Math.abs(total(results, 'games', bot) / (600 * seats) - share)).toBeLessThan(0.1);
    }
    expect(sum(results.flatMap(({ games }) => games))).toBe(600 * seats * seats);
  });

  it.each([
    [undefined, [2, 2]], // a shared win in parts
    [true, [8, 8]], // a goal of one's own counts whole
  ] as const)('counts the wins of every seat: individual goals %s', (hasOwnGoals, wins) => {
    const outcome: AnyGame['outcome'] = (state) => game.outcome(state) && { winners: [0, 1, 2, 3], draw: false };
    const allWin = { ...game, outcome, ...(hasOwnGoals && { hasOwnGoals }) };
    const contest: Contest = { seats: 4, options, seed: 1, names: ['random', 'stays'] };
    expect(playDeal(allWin, bots, contest, 0)).toEqual({ wins, games: [8, 8], draws: 0 });
  });

  it('rounds games up to whole deals', () => {
    expect([dealsNeeded(4000, 4), dealsNeeded(1, 6), dealsNeeded(7, 6)]).toEqual([1000, 1, 2]);
    expect(distinctBots({ seats: 2, options, seed: 1, names: ['b', 'a', 'b'] })).toEqual(['b', 'a']);
  });
});
