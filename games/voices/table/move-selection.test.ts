import { describe, expect, it } from 'vitest';
import { MIN_DECISION_MS, remainingDelay, toggleChosen } from './move-selection.ts';

describe('the decision on a strategy', () => {
  it('holds a move back until it has lasted long enough, and no longer', () => {
    expect(remainingDelay(1000, 1000)).toBe(MIN_DECISION_MS);
    expect(remainingDelay(1000, 1000 + MIN_DECISION_MS - 1)).toBe(1);
    expect(remainingDelay(1000, 1000 + MIN_DECISION_MS + 5000)).toBe(0);
  });
});

describe('tokens to keep', () => {
  it('are toggled; choosing one too many drops the first', () => {
    expect(toggleChosen([], 2, 1)).toEqual([2]);
    expect(toggleChosen([2], 2, 1)).toEqual([]);
    expect(toggleChosen([0, 1], 2, 2)).toEqual([1, 2]);
  });
});
