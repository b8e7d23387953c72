import { describe, expect, it } from 'vitest';
import { restOf, toggled, WINDOW_MS } from './deciding.ts';

describe('the moment for strategies', () => {
  it('holds an answer back until it has lasted long enough, and no longer', () => {
    expect(restOf(1000, 1000)).toBe(WINDOW_MS);
    expect(restOf(1000, 1000 + WINDOW_MS - 1)).toBe(1);
    expect(restOf(1000, 1000 + WINDOW_MS + 5000)).toBe(0);
  });
});

describe('tokens to keep', () => {
  it('are chosen and let go, the first one where there are too many', () => {
    expect(toggled([], 2, 1)).toEqual([2]);
    expect(toggled([2], 2, 1)).toEqual([]);
    expect(toggled([0, 1], 2, 2)).toEqual([1, 2]);
  });
});
