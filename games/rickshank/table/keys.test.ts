import { describe, expect, it } from 'vitest';
import { arranged } from './arranged.fixture.ts';
import { keysOf, LAST_KEY, SIMPLE_KEY } from './keys.ts';
import { spelled } from './situation.ts';

describe('number keys', () => {
  it('play the hand from left to right, and end the turn', () => {
    const { view, moves } = arranged({ hands: [['portal-gun', 'genius-waves', 'beth'], []] });
    const keys = keysOf(view, moves);
    expect(keys.get(spelled({ type: 'play', card: 'portal-gun' }))).toBe(1);
    expect(keys.get(spelled({ type: 'play', card: 'beth' }))).toBe(3);
    expect(keys.get(spelled({ type: 'end' }))).toBe(LAST_KEY);
  });

  it('are each given once, and never those of the turn itself', () => {
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
    const { view, moves } = arranged({ hands: [hand, []] });
    const numbers = [...keysOf(view, moves).values()];
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).not.toContain(SIMPLE_KEY);
  });

  it('count the answers of every other question', () => {
    const { view, moves } = arranged({ hands: [['portal-gun', 'beth'], []] }, [{ type: 'play', card: 'portal-gun' }]);
    expect(view.decision).toBe('choose');
    expect([...keysOf(view, moves).values()]).toEqual(moves.map((_, i) => i + 1));
  });
});
