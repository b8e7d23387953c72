import { describe, expect, it } from 'vitest';
import { withGaps } from './slots.ts';

describe('the line-up', () => {
  it('keeps a gap where a card was, one of two that are alike too', () => {
    expect(withGaps(['a', 'b', 'b', 'c'], ['a', 'b', 'c'])).toEqual(['a', 'b', null, 'c']);
    expect(withGaps(['a', null, 'c'], ['c'])).toEqual([null, null, 'c']);
  });

  it('is laid out anew when something has come', () => {
    expect(withGaps(['a', null], ['a', 'b'])).toBeUndefined();
  });
});
