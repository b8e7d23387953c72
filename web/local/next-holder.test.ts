import { describe, expect, it } from 'vitest';
import { nextHolder } from './next-holder.ts';

describe('nextHolder', () => {
  it('leaves the device where it is while nobody else has to answer', () => {
    expect(nextHolder([], 1, 3)).toBe(1);
    expect(nextHolder([1], 1, 3)).toBe(1);
    expect(nextHolder([0, 1, 2], 1, 3)).toBe(1);
  });

  it('goes round the table, person by person', () => {
    expect(nextHolder([0, 2], 1, 3)).toBe(2);
    expect(nextHolder([0], 2, 3)).toBe(0);
  });

  it('begins with whoever is asked first', () => {
    expect(nextHolder([2], null, 3)).toBe(2);
    expect(nextHolder([], null, 3)).toBe(0);
  });
});
