import { describe, expect, it } from 'vitest';
import { isSameMove, moveWithCards, togglePlace } from './move-selection.ts';

describe('choosing cards', () => {
  it('a second tap removes the card', () => {
    expect(togglePlace([0], 0, 2)).toEqual([]);
  });

  it('one more than allowed removes the one chosen first', () => {
    expect(togglePlace([0, 1], 2, 2)).toEqual([1, 2]);
    expect(togglePlace([3], 1, 1)).toEqual([1]);
  });

  it('finds the move for the cards in any order', () => {
    const moves = [
      { type: 'keep', cards: ['duke', 'captain'] },
      { type: 'keep', cards: ['duke', 'duke'] },
    ] as const;
    expect(moveWithCards(moves, ['captain', 'duke'])).toBe(moves[0]);
    expect(moveWithCards(moves, ['duke', 'duke'])).toBe(moves[1]);
    expect(moveWithCards(moves, ['captain'])).toBeUndefined();
  });

  it('compares moves by their content', () => {
    expect(isSameMove({ type: 'steal', target: 1 }, { type: 'steal', target: 1 })).toBe(true);
    expect(isSameMove({ type: 'steal', target: 1 }, { type: 'steal', target: 2 })).toBe(false);
    expect(isSameMove(null, { type: 'pass' })).toBe(false);
  });
});
