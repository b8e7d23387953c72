import { describe, expect, it } from 'vitest';
import { formatDuration, formatTimeAgo } from './duration-text.ts';

describe('durations', () => {
  it.each([
    [0, '0 min'],
    [119, '1 min'],
    [7199, '119 min'],
    [7200, '2 hr'],
    [172_799, '47 hr'],
    [172_800, '2 days'],
  ])('%d seconds are given in the largest fitting unit', (seconds, words) => {
    expect(formatDuration('en', seconds)).toBe(words);
  });

  it('are given in every language, and never in the future', () => {
    expect(formatTimeAgo('en', 3 * 3600)).toBe('3 hr. ago');
    expect(formatTimeAgo('en', -20)).toBe(formatTimeAgo('en', 0));
    expect(formatTimeAgo('ru', 180)).toMatch(/^3 мин/);
    expect(formatTimeAgo('uk', 180)).toMatch(/^3 хв/);
  });
});
