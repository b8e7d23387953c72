import { FastChance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { amount } from '../../../../checks/amount.fixture.ts';
import { coup } from '../../rules/coup.ts';
import { contradiction, deduce } from '../../rules/deduction.ts';
import { imagine } from '../../rules/imagine.ts';
import type { Move } from '../../rules/moves.ts';
import { HAND, placeOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { counter } from '../counter.ts';
import { personality } from '../personality.ts';
import { simulator } from '../simulator.ts';
import { Beliefs } from './beliefs.ts';
import { TEMPERS } from './temper.ts';
import { worldsOf } from './worlds.ts';

const RIVALS: readonly Bot<View, Move>[] = [counter, simulator, personality];
const VARIANTS = [{}, { edition: 'ukrainian' }, { edition: 'squirrel' }, { edition: 'squirrel', inquisitor: true }];

/** Plays games among the reference bots and stops at some of their decisions. */
function stops(games: number, oneIn: number, look: (state: State, seat: Seat) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(game);
    const seats = 2 + (game % 5);
    const state = coup.setup(seats, coup.completeOptions(seats, VARIANTS[(game >> 3) % VARIANTS.length]!), chance);
    for (let asked = coup.decisions(state); asked.length > 0; asked = coup.decisions(state)) {
      const { seat } = asked[0]!;
      if (chance.below(oneIn) === 0) look(state, seat);
      const move = RIVALS[(seat + game) % 3]!.choose(coup.view(state, seat), coup.moves(state, seat), chance);
      coup.apply(state, seat, move, chance);
    }
  }
}

function drawn(view: View, count: number): State[] {
  const worlds = worldsOf(view, new Beliefs(view, TEMPERS), new FastChance(1));
  return Array.from({ length: count }, () => worlds.next());
}

describe('worlds drawn by beliefs', () => {
  it('are never impossible: what the seat sees and can deduce holds in each', () => {
    let worlds = 0;
    stops(amount({ slice: 12, full: 40 }), 8, (state, seat) => {
      const view = coup.view(state, seat);
      for (const world of drawn(view, 12)) {
        worlds++;
        expect({ ...coup.view(world, seat), waitingFor: view.waitingFor }).toEqual(view);
        if (view.decision !== 'pick') expect(contradiction(world, deduce(view, world.picks))).toBeUndefined();
      }
    });
    expect(worlds).toBeGreaterThan(amount({ slice: 150, full: 500 }));
  });

  it('tell better than the deal alone who has what', () => {
    const count = 60;
    let gain = 0;
    let cases = 0;
    stops(amount({ slice: 25, full: 80 }), 25, (state, seat) => {
      const view = coup.view(state, seat);
      if (view.decision === 'pick') return;
      const chance = new FastChance(2);
      const plain = Array.from({ length: count }, () => imagine(view, chance));
      const weighed = drawn(view, count);
      for (let other = 0; other < state.seats; other++) {
        if (other === seat || state.hands[other * HAND] === -1) continue;
        for (let character = 0; character < 5; character++) {
          const truth = placeOf(state, other, character) !== -1;
          gain += score(weighed, other, character, truth) - score(plain, other, character, truth);
          cases++;
        }
      }
    });
    expect(cases).toBeGreaterThan(amount({ slice: 150, full: 500 }));
    expect(gain / cases).toBeGreaterThan(0.03); // of a nat for each card of each seat
  });
});

/** The logarithm of how likely the worlds make what is true. */
function score(worlds: readonly State[], seat: Seat, character: number, truth: boolean): number {
  const held = worlds.filter((world) => placeOf(world, seat, character) !== -1).length;
  const probability = (held + 0.5) / (worlds.length + 1);
  return Math.log(truth ? probability : 1 - probability);
}
