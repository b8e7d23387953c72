import { describe, expect, it } from 'vitest';
import { emphasisSpans, withoutEmphasis } from './emphasis.ts';

describe('emphasis', () => {
  it('is what stands between asterisks', () => {
    expect(emphasisSpans('*One* of them')).toEqual([
      { text: 'One', stressed: true },
      { text: ' of them', stressed: false },
    ]);
    expect(withoutEmphasis('not *now*')).toBe('not now');
  });
});
