import { FastChance } from '@kuluary/kernel/chance';
import type { Bot } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { playBotGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import { BOX, rickshank } from '../cards/rickshank.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { playMeasuredGame } from './balance.ts';
import { evaluatePosition } from './evaluation.ts';
import { makeGreedyBot } from './greedy-bot.ts';
import { bots } from './opponents.ts';
import { playGreedyGame } from './playout.ts';
import { makeSearchBot, SEARCH_LEVELS } from './search-bot.ts';

const MAX_TURNS_PER_SEAT = 60;

type RickshankBot = Bot<View, Move>;

/** How many of these two-seat games the first bot wins; they change seats after every game. */
function countWins(one: RickshankBot, other: RickshankBot, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seats = i % 2 === 0 ? [one, other] : [other, one];
    const { state } = playBotGame(rickshank, 2, rickshank.completeOptions(2, {}), seats, new FastChance(i >> 1));
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
        const { state } = playBotGame(
          rickshank,
          seats,
          options,
          Array(seats).fill(bots.greedy!),
          new FastChance(seats),
        );
        expect(rickshank.outcome(state)!.winners.length).toBeGreaterThan(0);
      }
    }
  });

  it('play better with more simulations', () => {
    expect(countWins(makeGreedyBot(BOX), bots.random!, 6)).toBe(6);
    const quick = makeSearchBot(BOX, {
      simulationsPerDecision: 100,
      maxMoves: 10,
      lookaheadRounds: 3,
      greedyMovePercent: 0,
    });
    expect(countWins(quick, makeGreedyBot(BOX), 20)).toBeGreaterThan(10);
  });

  it('play the same game with the same seed', () => {
    const once = () => playMeasuredGame('normal', 2, new FastChance(5));
    expect(once()).toEqual(once());
  });

  it('play a whole game on states, without views, too', () => {
    const state = playGreedyGame(BOX, 2, rickshank.completeOptions(2, {}), new FastChance(1));
    expect(rickshank.outcome(state)).toBeDefined();
  });

  it('end a game in good time, though they do not buy every card', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const chance = new FastChance(seats);
      for (let i = 0; i < 100; i++) {
        const { turns } = playGreedyGame(BOX, seats, rickshank.completeOptions(seats, {}), chance);
        expect(turns / seats).toBeLessThan(MAX_TURNS_PER_SEAT);
      }
    }
  });

  it('find locations worth taking: one and a half for each seat and game, at least', () => {
    for (const seats of [2, 3, 4]) {
      const chance = new FastChance(seats);
      let taken = 0;
      for (let i = 0; i < 60; i++)
        for (const number of playMeasuredGame('greedy', seats, chance).locations) taken += number;
      expect(taken / 60 / seats).toBeGreaterThan(1.5);
    }
  });

  it('use an ability that discards a card before they play a card that does nothing', () => {
    const deal = { hands: [['jerry', 'genius-waves'], []], play: [['family-restaurant'], []] };
    const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
    const moves: Move[] = [];
    for (let i = 0; i < 3; i++) {
      const move = bots.greedy!.choose(rickshank.view(state, 0), rickshank.moves(state, 0), new FastChance(1));
      rickshank.apply(state, 0, move, new FastChance(1));
      moves.push(move);
    }
    expect(moves).toEqual([
      { type: 'play', card: 'genius-waves' },
      { type: 'use', card: 'family-restaurant' },
      { type: 'choose', card: 'jerry', from: 'hand' },
    ]);
    expect(state.power).toBe(2);
  });

  it('buy what their locations reward', () => {
    const deal = (play: readonly string[]) => ({
      hands: [[...Array(5).fill('genius-waves')], []],
      lineUp: ['lizard-rick', 'hammerhead-morty'],
      play: [play, []],
    });
    for (const [location, card] of [
      ['citadel-militia-hq', 'lizard-rick'],
      ['cronenberg-world-2-0', 'hammerhead-morty'],
    ] as const) {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal([location])));
      for (let i = 0; i < 5; i++) rickshank.apply(state, 0, { type: 'play', card: 'genius-waves' }, new FastChance(1));
      const move = bots.greedy!.choose(rickshank.view(state, 0), rickshank.moves(state, 0), new FastChance(1));
      expect(move).toEqual({ type: 'buy', card });
    }
  });

  it('vote for what takes nothing from them, and against what does', () => {
    const voted = (card: string, hand: readonly string[], play: readonly string[]) => {
      const deal = { hands: [[card], hand], play: [['the-garage'], play] };
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      rickshank.apply(state, 0, { type: 'play', card }, new FastChance(1));
      const move = makeGreedyBot(BOX).choose(rickshank.view(state, 1), rickshank.moves(state, 1), new FastChance(1));
      return move.type === 'vote' && move.choice;
    };
    expect(voted('taxation', ['beth'], [])).toBe('against');
    expect(voted('rezone', ['beth'], [])).toBe('for');
    expect(voted('rezone', ['beth'], ['the-grave'])).toBe('against');
  });

  it('do not search where taking time would reveal that they hold something', () => {
    const level = {
      ...SEARCH_LEVELS.hard,
      get simulationsPerDecision(): number {
        throw new Error('searches');
      },
    };
    const searches = (deal: object, card: string, seat: number) => {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      rickshank.apply(state, 0, { type: 'play', card }, new FastChance(1));
      const moves = rickshank.moves(state, seat);
      expect(moves.length).toBeGreaterThan(1);
      return () => makeSearchBot(BOX, level).choose(rickshank.view(state, seat), moves, new FastChance(1));
    };
    const attacked = { hands: [['freeze-gun'], ['bugged-out-morty', 'beth', 'jerry']] };
    expect(searches(attacked, 'freeze-gun', 1)).not.toThrow();
    const spendingPower = {
      hands: [['portal-gun'], []],
      lineUp: ['pill-brulee', 'fake-gun', 'conroy', 'terminate', 'rezone'],
    };
    expect(searches(spendingPower, 'portal-gun', 0)).toThrow('searches');
  });

  it('rate a seat with points, a good deck and tokens higher, long before the end', () => {
    const evaluate = (deal: object) => {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
      return evaluatePosition({ box: BOX, state, chance: new FastChance(1), eventSink: undefined }, 0);
    };
    const even = evaluate({});
    expect(even).toBe(0);
    expect(evaluate({ discards: [['fold-yourself'], []] })).toBeGreaterThan(even);
    expect(evaluate({ discards: [[], ['fold-yourself']] })).toBeLessThan(even);
    expect(evaluate({ discards: [['morty-waves'], []] })).toBeLessThan(even);
    expect(evaluate({ tokens: [1, 0] })).toBeGreaterThan(even);
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
