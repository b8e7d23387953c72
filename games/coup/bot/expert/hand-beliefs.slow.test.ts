import { FastChance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { testAmount } from '../../../../checks/test-amount.fixture.ts';
import { coup } from '../../rules/coup-game.ts';
import { deduceFromView, findContradiction } from '../../rules/deduction.ts';
import { determinize } from '../../rules/determinize.ts';
import type { Move } from '../../rules/moves.ts';
import { HAND_SIZE, handPlaceOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { counterBot } from '../counter-bot.ts';
import { personalityBot } from '../personality-bot.ts';
import { simulatorBot } from '../simulator-bot.ts';
import { HandBeliefs } from './hand-beliefs.ts';
import { ASSUMED_POLICIES } from './policy-params.ts';
import { makeStateSampler } from './state-sampler.ts';

const RIVALS: readonly Bot<View, Move>[] = [counterBot, simulatorBot, personalityBot];
const VARIANTS = [{}, { edition: 'ukrainian' }, { edition: 'squirrel' }, { edition: 'squirrel', inquisitor: true }];

/** Plays games among the reference bots and checks some of their decisions. */
function forSomeDecisions(games: number, oneIn: number, check: (state: State, seat: Seat) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(game);
    const seats = 2 + (game % 5);
    const state = coup.setup(seats, coup.completeOptions(seats, VARIANTS[(game >> 3) % VARIANTS.length]!), chance);
    for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
      const { seat } = asked[0]!;
      if (chance.below(oneIn) === 0) check(state, seat);
      const move = RIVALS[(seat + game) % 3]!.choose(coup.view(state, seat), coup.moves(state, seat), chance);
      coup.apply(state, seat, move, chance);
    }
  }
}

function sampled(view: View, count: number): State[] {
  const sampler = makeStateSampler(view, new HandBeliefs(view, ASSUMED_POLICIES), new FastChance(1));
  return Array.from({ length: count }, () => sampler.next());
}

describe('states sampled by beliefs', () => {
  it('are never impossible: all that the seat sees and can deduce holds in each', () => {
    let states = 0;
    forSomeDecisions(testAmount({ slice: 12, full: 40 }), 8, (state, seat) => {
      const view = coup.view(state, seat);
      for (const sample of sampled(view, 12)) {
        states++;
        expect({ ...coup.view(sample, seat), waitingFor: view.waitingFor }).toEqual(view);
        if (view.decision !== 'pick')
          expect(findContradiction(sample, deduceFromView(view, sample.picks))).toBeUndefined();
      }
    });
    expect(states).toBeGreaterThan(testAmount({ slice: 150, full: 500 }));
  });

  it('predict hands better than the deal alone', () => {
    const count = 60;
    let gain = 0;
    let cases = 0;
    forSomeDecisions(testAmount({ slice: 25, full: 80 }), 25, (state, seat) => {
      const view = coup.view(state, seat);
      if (view.decision === 'pick') return;
      const chance = new FastChance(2);
      const unweighted = Array.from({ length: count }, () => determinize(view, chance));
      const samples = sampled(view, count);
      for (let other = 0; other < state.seats; other++) {
        if (other === seat || state.hands[other * HAND_SIZE] === -1) continue;
        for (let character = 0; character < 5; character++) {
          const holds = handPlaceOf(state, other, character) !== -1;
          gain += score(samples, other, character, holds) - score(unweighted, other, character, holds);
          cases++;
        }
      }
    });
    expect(cases).toBeGreaterThan(testAmount({ slice: 150, full: 500 }));
    expect(gain / cases).toBeGreaterThan(0.03); // of a nat for each card of each seat
  });
});

/** The logarithm of the probability that the states give to what is true. */
function score(states: readonly State[], seat: Seat, character: number, holds: boolean): number {
  const held = states.filter((sample) => handPlaceOf(sample, seat, character) !== -1).length;
  const probability = (held + 0.5) / (states.length + 1);
  return Math.log(holds ? probability : 1 - probability);
}
