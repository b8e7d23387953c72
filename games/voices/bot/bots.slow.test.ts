import { type Draw, FastChance, recordingChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { playBotGame } from '@kuluary/kernel/self-play';
import { describe, expect, it } from 'vitest';
import { BOX, voicesGame } from '../cards/card-set.ts';
import type { State } from '../rules/state.ts';
import { playMeasuredGame } from './balance.ts';
import { goalProbability } from './goal-probability.ts';
import { bots } from './opponents.ts';
import { POLICY_PARAMS } from './policy-params.ts';

const STRENGTHS = ['easy', 'normal', 'hard'] as const;

/** The bot's next move, from a view that went through JSON. */
function choose(bot: string, state: State, seed: number) {
  const { seat } = voicesGame.decisions(state)[0]!;
  const view = JSON.parse(JSON.stringify(voicesGame.view(state, seat)));
  return { seat, move: bots[bot]!.choose(view, voicesGame.moves(state, seat), new FastChance(seed)) };
}

function arranged(seats: number, deal: unknown, options = {}): State {
  return unwrap(voicesGame.arrange(seats, voicesGame.completeOptions(seats, options), deal));
}

const NO_STRATEGIES = [[], [], [], []];

/** Decisions whose legal moves depend on secrets, where passing is the only one. */
const ONLY_PASS = {
  strategy() {
    const deal = { prosecutor: 0, hands: [[], ['written-statement'], [], []], market: ['the-napkin'] };
    const state = arranged(4, deal);
    voicesGame.apply(state, 0, { type: 'trial', card: 'the-napkin' }, new FastChance(1));
    voicesGame.apply(state, 1, { type: 'push', marker: 0, region: 'speech', at: 3200, slope: 0 }, new FastChance(1));
    return state;
  },
  replace() {
    const market = ['the-napkin', 'the-receipt', 'camera-four'];
    const state = arranged(4, { prosecutor: 0, first: 0, hands: NO_STRATEGIES, market }, { abilities: true });
    voicesGame.apply(state, 0, { type: 'trial', card: 'the-napkin' }, new FastChance(1));
    voicesGame.apply(state, 0, { type: 'push', marker: 44, region: 'motor', at: 3200, slope: 0 }, new FastChance(1));
    return state;
  },
};

describe.each(STRENGTHS)('the %s bot', (bot) => {
  it('makes legal moves, and the same move for the same view and seed', () => {
    for (const seats of [3, 6]) {
      const state = voicesGame.setup(
        seats,
        voicesGame.completeOptions(seats, { abilities: true }),
        new FastChance(seats),
      );
      for (let step = 0; voicesGame.outcome(state) === undefined; step++) {
        const { seat, move } = choose(bot, state, step);
        if (step % 16 === 0) expect(choose(bot, state, step).move).toEqual(move);
        expect(voicesGame.refusal(state, seat, move)).toBeUndefined();
        voicesGame.apply(state, seat, move, new FastChance(step));
      }
    }
  });

  it.each(['strategy', 'replace'] as const)('samples as many states for %s when it can only pass', (kind) => {
    const state = ONLY_PASS[kind]();
    const [decision] = voicesGame.decisions(state);
    expect(decision!.kind).toBe(kind);
    const moves = voicesGame.moves(state, decision!.seat);
    expect(moves).toEqual([{ type: 'pass' }]);
    const view = voicesGame.view(state, decision!.seat);
    const [world, spent]: [Draw[], Draw[]] = [[], []];
    voicesGame.imagine(view, recordingChance(new FastChance(1), world));
    bots[bot]!.choose(view, moves, recordingChance(new FastChance(1), spent));
    expect(world.length).toBeGreaterThan(0);
    expect(spent.length).toBeGreaterThanOrEqual(POLICY_PARAMS[bot].sampledStates * world.length);
  });
});

describe('the normal bot', () => {
  it('pushes into a region of the chosen card', () => {
    const state = arranged(4, { prosecutor: 0, first: 1, hands: NO_STRATEGIES, market: ['the-receipt'] });
    voicesGame.apply(state, 0, { type: 'trial', card: 'the-receipt' }, new FastChance(1));
    for (let seed = 0; seed < 10; seed++) {
      const { move } = choose('normal', state, seed);
      expect(['observation', 'speech']).toContain(move.type === 'push' && move.region);
    }
  });

  it('values a guilty type according to its goal', () => {
    const roles = ['prosecutor', 'guilty-conscience', 'optimist', 'creature-of-habit'];
    const table = (guilt: object) => arranged(4, { roles, hands: NO_STRATEGIES, influence: {}, guilt });
    const before = table({ logical: 1, judgmental: 1, impulsive: 1 });
    const after = table({ logical: 1, judgmental: 1, impulsive: 1, distracted: 2 });
    const gain = (seat: number) =>
      goalProbability({ box: BOX, state: after }, seat) - goalProbability({ box: BOX, state: before }, seat);
    expect(gain(0)).toBeGreaterThan(0.05);
    expect(gain(1)).toBeGreaterThan(0.05);
    expect(gain(2)).toBeLessThan(-0.05);
  });
});

it('a balance trial is plain data, and the same for the same seed', () => {
  const trial = playMeasuredGame(['normal', 'easy'], 4, new FastChance(3));
  expect(JSON.parse(JSON.stringify(trial))).toEqual(trial);
  expect(playMeasuredGame(['normal', 'easy'], 4, new FastChance(3))).toEqual(trial);
});

it('a balance trial agrees with the summary of the same match', () => {
  const trial = playMeasuredGame(['normal', 'easy'], 4, new FastChance(3));
  const players = [0, 1, 2, 3].map((seat) => bots[seat % 2 === 0 ? 'normal' : 'easy']!);
  const { state } = playBotGame(voicesGame, 4, voicesGame.completeOptions(4, {}), players, new FastChance(3));
  const { winners, roles, verdict, ending, destroyed, unused, read, discard } = voicesGame.summary(state);
  const sum = (numbers: unknown) => (numbers as number[]).reduce((a, b) => a + b, 0);
  expect(trial).toMatchObject({ winners, roles, verdict, ending, destroyed: sum(destroyed), placed: 32 - sum(unused) });
  const isTrial = (card: string) => BOX.trial.some(({ id }) => id === card);
  expect(trial.cards.filter(isTrial)).toEqual(read);
  const strategies = trial.cards.filter((card) => !isTrial(card));
  expect(strategies).not.toEqual([]);
  expect(discard).toEqual(expect.arrayContaining(strategies));
});
