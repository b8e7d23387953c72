import { describe, expect, it } from 'vitest';
import { ago, span } from './spans.ts';

describe('spans', () => {
  it.each([
    [0, '0 min'],
    [119, '1 min'],
    [7199, '119 min'],
    [7200, '2 hr'],
    [172_799, '47 hr'],
    [172_800, '2 days'],
  ])('%d seconds are told in the largest unit that says it', (seconds, words) => {
    expect(span('en', seconds)).toBe(words);
  });

  it('are told in every language, and never from the future', () => {
    expect(ago('en', 3 * 3600)).toBe('3 hr. ago');
    expect(ago('en', -20)).toBe(ago('en', 0));
    expect(ago('ru', 180)).toMatch(/^3 мин/);
    expect(ago('uk', 180)).toMatch(/^3 хв/);
  });
});
