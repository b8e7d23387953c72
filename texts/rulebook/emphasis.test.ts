import { describe, expect, it } from 'vitest';
import { plain, spansOf } from './emphasis.ts';

describe('emphasis', () => {
  it('is what stands between asterisks', () => {
    expect(spansOf('*One* of them')).toEqual([
      { text: 'One', stressed: true },
      { text: ' of them', stressed: false },
    ]);
    expect(plain('not *now*')).toBe('not now');
  });
});
