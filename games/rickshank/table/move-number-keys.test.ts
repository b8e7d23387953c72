import { describe, expect, it } from 'vitest';
import { arrangedView } from './arranged-view.fixture.ts';
import { END_TURN_KEY, numberKeysOfMoves, SIMPLE_RUN_KEY } from './move-number-keys.ts';
import { moveKey } from './view-queries.ts';

describe('number keys', () => {
  it('play the hand from left to right, and end the turn', () => {
    const { view, moves } = arrangedView({ hands: [['portal-gun', 'genius-waves', 'beth'], []] });
    const keys = numberKeysOfMoves(view, moves);
    expect(keys.get(moveKey({ type: 'play', card: 'portal-gun' }))).toBe(1);
    expect(keys.get(moveKey({ type: 'play', card: 'beth' }))).toBe(3);
    expect(keys.get(moveKey({ type: 'end' }))).toBe(END_TURN_KEY);
  });

  it('are each given once, and never those of simple cards and the end of the turn', () => {
    const hand = [
      'portal-gun',
      'genius-waves',
      'beth',
      'jerry',
      'summer',
      'pill-brulee',
      'terminate',
      'conroy',
      'kickback',
    ];
    const { view, moves } = arrangedView({ hands: [hand, []] });
    const numbers = [...numberKeysOfMoves(view, moves).values()];
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain(SIMPLE_RUN_KEY);
  });

  it('number the moves of every other decision', () => {
    const { view, moves } = arrangedView({ hands: [['portal-gun', 'beth'], []] }, [
      { type: 'play', card: 'portal-gun' },
    ]);
    expect(view.decision).toBe('choose');
    expect([...numberKeysOfMoves(view, moves).values()]).toEqual(moves.map((_, i) => i + 1));
  });
});
