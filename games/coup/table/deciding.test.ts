import { describe, expect, it } from 'vitest';
import { isSameMove, moveWithCards, toggled } from './deciding.ts';

describe('choosing cards', () => {
  it('a second tap lets go', () => {
    expect(toggled([0], 0, 2)).toEqual([]);
  });

  it('one more than allowed lets go of the one chosen first', () => {
    expect(toggled([0, 1], 2, 2)).toEqual([1, 2]);
    expect(toggled([3], 1, 1)).toEqual([1]);
  });

  it('finds the move whatever the order of the cards', () => {
    const moves = [
      { type: 'keep', cards: ['duke', 'captain'] },
      { type: 'keep', cards: ['duke', 'duke'] },
    ] as const;
    expect(moveWithCards(moves, ['captain', 'duke'])).toBe(moves[0]);
    expect(moveWithCards(moves, ['duke', 'duke'])).toBe(moves[1]);
    expect(moveWithCards(moves, ['captain'])).toBeUndefined();
  });

  it('knows the move that was sent', () => {
    expect(isSameMove({ type: 'steal', target: 1 }, { type: 'steal', target: 1 })).toBe(true);
    expect(isSameMove({ type: 'steal', target: 1 }, { type: 'steal', target: 2 })).toBe(false);
    expect(isSameMove(null, { type: 'pass' })).toBe(false);
  });
});
