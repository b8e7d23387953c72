import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup-game.ts';
import type { Move } from '../rules/moves.ts';
import { behaviourOfSeats, charactersInMask } from './seat-behaviour.ts';

const HANDS = [
  ['duke', 'captain'],
  ['ambassador', 'contessa'],
  ['duke', 'assassin'],
];

/** The behaviour of each seat, as seat 2 sees it after these moves. */
function behavioursAfter(...moves: readonly (readonly [seat: number, move: Move])[]) {
  const state = unwrap(coup.arrange(3, coup.completeOptions(3, {}), { first: 0, coins: [2, 3, 7], hands: HANDS }));
  for (const [seat, move] of moves) {
    expect(coup.refusal(state, seat, move)).toBeUndefined();
    coup.apply(state, seat, move, new FastChance(1));
  }
  return behaviourOfSeats(coup.view(state, 2)).map(({ claimed, disclaimed, caught, harm }) => ({
    claimed: charactersInMask(claimed),
    disclaimed: charactersInMask(disclaimed),
    caught: charactersInMask(caught),
    harm,
  }));
}

const pass: Move = { type: 'pass' };
const challenge: Move = { type: 'challenge' };
const TAX: readonly (readonly [number, Move])[] = [
  [0, { type: 'tax' }],
  [1, pass],
  [2, pass],
];
const NOTHING = { claimed: [], disclaimed: [], caught: [], harm: 0 };

describe('the behaviour of seats', () => {
  it('has the claims by actions and by blocks', () => {
    const [first, second] = behavioursAfter(
      ...TAX,
      [1, { type: 'foreign-aid' }],
      [0, { type: 'block', as: 'duke' }],
      [2, pass],
      [1, pass],
      [2, pass],
      [2, { type: 'coup', target: 1 }],
      [1, { type: 'lose', card: 'contessa' }],
      [0, { type: 'steal', target: 1 }],
      [1, pass],
      [2, pass],
      [1, { type: 'block', as: 'ambassador' }],
    );
    expect(first).toEqual({ ...NOTHING, claimed: ['duke', 'captain'] });
    expect(second).toEqual({ ...NOTHING, claimed: ['ambassador'] });
  });

  it('has a disclaim for each seat that could block and passed, once the turn is over', () => {
    const aid = [...TAX, [1, { type: 'foreign-aid' }], [0, pass]] as const;
    expect(behavioursAfter(...aid).map(({ disclaimed }) => disclaimed)).toEqual([[], [], []]);
    expect(behavioursAfter(...aid, [2, pass]).map(({ disclaimed }) => disclaimed)).toEqual([['duke'], [], ['duke']]);
    const theft = behavioursAfter([0, { type: 'steal', target: 1 }], [1, pass], [2, pass], [1, pass]);
    expect(theft[1]!.disclaimed).toEqual(['captain', 'ambassador', 'inquisitor']);
    expect(theft[2]!.disclaimed).toEqual([]);
  });

  it('has who was caught, and drops a claim whose card was shown or lost', () => {
    const exposed = behavioursAfter(
      [0, { type: 'exchange' }],
      [1, challenge],
      [0, { type: 'decline' }],
      [0, { type: 'lose', card: 'captain' }],
    );
    expect(exposed[0]).toEqual({ ...NOTHING, caught: ['ambassador'] });
    const proven = behavioursAfter(
      [0, { type: 'tax' }],
      [1, challenge],
      [0, { type: 'show' }],
      [1, { type: 'lose', card: 'contessa' }],
    );
    expect(proven[0]).toEqual(NOTHING);
  });

  it('is reset when a seat has exchanged its hand', () => {
    const [, second] = behavioursAfter(
      ...TAX,
      [1, { type: 'exchange' }],
      [0, pass],
      [2, pass],
      [1, { type: 'keep', cards: ['ambassador', 'contessa'] }],
    );
    expect(second).toEqual(NOTHING);
  });

  it('counts the harm done to the viewer', () => {
    const harms = behavioursAfter(
      ...TAX,
      [1, { type: 'assassinate', target: 2 }],
      [0, pass],
      [2, pass],
      [2, { type: 'block', as: 'contessa' }],
      [0, challenge],
      [2, { type: 'decline' }],
    ).map(({ harm }) => harm);
    expect(harms).toEqual([5, 20, 0]); // a challenge counts less than an assassination
  });
});
