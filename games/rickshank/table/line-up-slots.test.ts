import { describe, expect, it } from 'vitest';
import { slotsWithGaps } from './line-up-slots.ts';

describe('the line-up', () => {
  it('keeps a gap where a card was, also one of two equal cards', () => {
    expect(slotsWithGaps(['a', 'b', 'b', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', null, 'c']);
    expect(slotsWithGaps(['a', null, 'c'], ['c'])).toEqual([null, null, 'c']);
  });

  it('is laid out anew when a card has been added', () => {
    expect(slotsWithGaps(['a', null], ['a', 'b'])).toBeUndefined();
  });
});
