import { type Draw, FastChance, recorded } from '@kuluary/kernel/chance';
import { playBots } from '@kuluary/kernel/play';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { BOX, voices } from '../cards/voices.ts';
import type { State } from '../rules/state.ts';
import { trial } from './balance.ts';
import { CHARACTERS } from './character.ts';
import { bots } from './opponents.ts';
import { prospects } from './prospects.ts';

const STRENGTHS = ['easy', 'normal', 'hard'] as const;

/** The next answer, from nothing but a view. */
function choose(bot: string, state: State, seed: number) {
  const { seat } = voices.decisions(state)[0]!;
  const view = JSON.parse(JSON.stringify(voices.view(state, seat)));
  return { seat, move: bots[bot]!.choose(view, voices.moves(state, seat), new FastChance(seed)) };
}

function arranged(seats: number, deal: unknown, options = {}): State {
  return unwrap(voices.arrange(seats, voices.completeOptions(seats, options), deal));
}

const NOBODY = [[], [], [], []]; // holds a strategy

/** Somebody is asked what tells something about a hand or the market, and can only pass. */
const ONLY_PASS = {
  strategy() {
    const deal = { prosecutor: 0, hands: [[], ['written-statement'], [], []], market: ['the-napkin'] };
    const state = arranged(4, deal);
    voices.apply(state, 0, { type: 'trial', card: 'the-napkin' }, new FastChance(1));
    voices.apply(state, 1, { type: 'push', marker: 0, region: 'speech', at: 3200, slope: 0 }, new FastChance(1));
    return state;
  },
  replace() {
    const market = ['the-napkin', 'the-receipt', 'camera-four'];
    const state = arranged(4, { prosecutor: 0, first: 0, hands: NOBODY, market }, { abilities: true });
    voices.apply(state, 0, { type: 'trial', card: 'the-napkin' }, new FastChance(1));
    voices.apply(state, 0, { type: 'push', marker: 44, region: 'motor', at: 3200, slope: 0 }, new FastChance(1));
    return state;
  },
};

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

  it.each(['strategy', 'replace'] as const)('imagines as much for %s when it can only pass', (kind) => {
    const state = ONLY_PASS[kind]();
    const [asked] = voices.decisions(state);
    expect(asked!.kind).toBe(kind);
    const moves = voices.moves(state, asked!.seat);
    expect(moves).toEqual([{ type: 'pass' }]);
    const view = voices.view(state, asked!.seat);
    const [world, spent]: [Draw[], Draw[]] = [[], []];
    voices.imagine(view, recorded(new FastChance(1), world));
    bots[bot]!.choose(view, moves, recorded(new FastChance(1), spent));
    expect(world.length).toBeGreaterThan(0);
    expect(spent.length).toBeGreaterThanOrEqual(CHARACTERS[bot].worlds * world.length);
  });
});

describe('a normal bot', () => {
  it('pushes where the card will be decided', () => {
    const state = arranged(4, { prosecutor: 0, first: 1, hands: NOBODY, market: ['the-receipt'] });
    voices.apply(state, 0, { type: 'trial', card: 'the-receipt' }, new FastChance(1));
    for (let seed = 0; seed < 10; seed++) {
      const { move } = choose('normal', state, seed);
      expect(['observation', 'speech']).toContain(move.type === 'push' && move.region);
    }
  });

  it('wants a guilty type more, the more its goal asks for guilt', () => {
    const roles = ['prosecutor', 'guilty-conscience', 'optimist', 'creature-of-habit'];
    const table = (guilt: object) => arranged(4, { roles, hands: NOBODY, influence: {}, guilt });
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
});

it('a game between bots is told as it was', () => {
  const told = trial(['normal', 'easy'], 4, new FastChance(3));
  const players = [0, 1, 2, 3].map((seat) => bots[seat % 2 === 0 ? 'normal' : 'easy']!);
  const { state } = playBots(voices, 4, voices.completeOptions(4, {}), players, new FastChance(3));
  const { winners, roles, verdict, ending, destroyed, unused, read, discard } = voices.summary(state);
  const sum = (numbers: unknown) => (numbers as number[]).reduce((a, b) => a + b, 0);
  expect(told).toMatchObject({ winners, roles, verdict, ending, destroyed: sum(destroyed), placed: 32 - sum(unused) });
  const isTrial = (card: string) => BOX.trial.some(({ id }) => id === card);
  expect(told.cards.filter(isTrial)).toEqual(read);
  const strategies = told.cards.filter((card) => !isTrial(card));
  expect(strategies).not.toEqual([]);
  expect(discard).toEqual(expect.arrayContaining(strategies));
});
