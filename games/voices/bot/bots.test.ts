import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { BOX, voices } from '../cards/voices.ts';
import type { State } from '../rules/state.ts';
import { trial } from './balance.ts';
import { bots } from './opponents.ts';
import { prospects } from './prospects.ts';

const STRENGTHS = ['easy', 'normal', 'hard'] as const;

/** The next answer, from nothing but a view. */
function choose(bot: string, state: State, seed: number) {
  const { seat } = voices.decisions(state)[0]!;
  const view = JSON.parse(JSON.stringify(voices.view(state, seat)));
  return { seat, move: bots[bot]!.choose(view, voices.moves(state, seat), new FastChance(seed)) };
}

function arranged(seats: number, deal: unknown): State {
  const state = voices.arrange(seats, voices.completeOptions(seats, {}), deal);
  if (typeof state === 'string') throw new Error(state);
  return state;
}

describe.each(STRENGTHS)('a bot that is %s', (bot) => {
  it('answers by the rules, and the same to the same view', () => {
    for (const seats of [3, 6]) {
      const state = voices.setup(seats, voices.completeOptions(seats, { abilities: true }), new FastChance(seats));
      for (let step = 0; voices.outcome(state) === undefined; step++) {
        const { seat, move } = choose(bot, state, step);
        if (step % 16 === 0) expect(choose(bot, state, step).move).toEqual(move);
        expect(voices.refusal(state, seat, move)).toBeUndefined();
        voices.apply(state, seat, move, new FastChance(step));
      }
    }
  });
});

describe('a normal bot', () => {
  const nobody = [[], [], [], []];

  it('pushes where the card will be decided', () => {
    const state = arranged(4, { prosecutor: 0, first: 1, hands: nobody, market: ['the-receipt'] });
    voices.apply(state, 0, { type: 'trial', card: 'the-receipt' }, new FastChance(1));
    for (let seed = 0; seed < 10; seed++) {
      const { move } = choose('normal', state, seed);
      expect(['observation', 'speech']).toContain(move.type === 'push' && move.region);
    }
  });

  it('wants a guilty type more, the more its goal asks for guilt', () => {
    const roles = ['prosecutor', 'guilty-conscience', 'optimist', 'creature-of-habit'];
    const table = (guilt: object) => arranged(4, { roles, hands: nobody, influence: {}, guilt });
    const before = table({ logical: 1, judgmental: 1, impulsive: 1 });
    const after = table({ logical: 1, judgmental: 1, impulsive: 1, distracted: 2 });
    const gain = (seat: number) =>
      prospects({ box: BOX, state: after }, seat) - prospects({ box: BOX, state: before }, seat);
    expect(gain(0)).toBeGreaterThan(0.05);
    expect(gain(1)).toBeGreaterThan(0.05);
    expect(gain(2)).toBeLessThan(-0.05);
  });
});

it('a game between bots is told as plain data, and the same seed plays the same game', () => {
  const told = trial(['normal', 'easy'], 4, new FastChance(3));
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  expect(trial(['normal', 'easy'], 4, new FastChance(3))).toEqual(told);
  expect(told.cards.length).toBeGreaterThanOrEqual(8);
  expect(told.placed).toBeGreaterThanOrEqual(told.destroyed);
});
