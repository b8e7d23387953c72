import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { coup } from '../rules/coup.ts';
import type { Move } from '../rules/moves.ts';
import { charactersIn, recollect } from './recollection.ts';

const HANDS = [
  ['duke', 'captain'],
  ['ambassador', 'contessa'],
  ['duke', 'assassin'],
];

/** What seat 2 remembers after these moves. */
function remembers(...moves: readonly (readonly [seat: number, move: Move])[]) {
  const state = unwrap(coup.arrange(3, coup.completeOptions(3, {}), { first: 0, coins: [2, 3, 7], hands: HANDS }));
  for (const [seat, move] of moves) {
    expect(coup.refusal(state, seat, move)).toBeUndefined();
    coup.apply(state, seat, move, new FastChance(1));
  }
  return recollect(coup.view(state, 2)).map(({ claimed, disclaimed, caught, grudge }) => ({
    claimed: charactersIn(claimed),
    disclaimed: charactersIn(disclaimed),
    caught: charactersIn(caught),
    grudge,
  }));
}

const pass: Move = { type: 'pass' };
const challenge: Move = { type: 'challenge' };
const TAX: readonly (readonly [number, Move])[] = [
  [0, { type: 'tax' }],
  [1, pass],
  [2, pass],
];
const NOTHING = { claimed: [], disclaimed: [], caught: [], grudge: 0 };

describe('recollection', () => {
  it('keeps claims by actions and by blocks', () => {
    const [first, second] = remembers(
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

  it('reads disclaims from passes, of those who were asked, when the turn is over', () => {
    const aid = [...TAX, [1, { type: 'foreign-aid' }], [0, pass]] as const;
    expect(remembers(...aid).map(({ disclaimed }) => disclaimed)).toEqual([[], [], []]);
    expect(remembers(...aid, [2, pass]).map(({ disclaimed }) => disclaimed)).toEqual([['duke'], [], ['duke']]);
    const theft = remembers([0, { type: 'steal', target: 1 }], [1, pass], [2, pass], [1, pass]);
    expect(theft[1]!.disclaimed).toEqual(['captain', 'ambassador', 'inquisitor']);
    expect(theft[2]!.disclaimed).toEqual([]);
  });

  it('knows who was caught, and forgets a claim that was tested or turned up', () => {
    const exposed = remembers(
      [0, { type: 'exchange' }],
      [1, challenge],
      [0, { type: 'decline' }],
      [0, { type: 'lose', card: 'captain' }],
    );
    expect(exposed[0]).toEqual({ ...NOTHING, caught: ['ambassador'] });
    const proven = remembers(
      [0, { type: 'tax' }],
      [1, challenge],
      [0, { type: 'show' }],
      [1, { type: 'lose', card: 'contessa' }],
    );
    expect(proven[0]).toEqual(NOTHING);
  });

  it('forgets everything about a seat that has exchanged its hand', () => {
    const [, second] = remembers(
      ...TAX,
      [1, { type: 'exchange' }],
      [0, pass],
      [2, pass],
      [1, { type: 'keep', cards: ['ambassador', 'contessa'] }],
    );
    expect(second).toEqual(NOTHING);
  });

  it('bears grudges', () => {
    const grudges = remembers(
      ...TAX,
      [1, { type: 'assassinate', target: 2 }],
      [0, pass],
      [2, pass],
      [2, { type: 'block', as: 'contessa' }],
      [0, challenge],
      [2, { type: 'decline' }],
    ).map(({ grudge }) => grudge);
    expect(grudges).toEqual([5, 20, 0]); // a doubt is less than an attempt at one's life
  });
});
