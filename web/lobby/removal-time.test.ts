import { expect, it } from 'vitest';
import { formatRemovalTime } from './removal-time.ts';

const HOUR = 3_600_000;

it.each([
  ['en', 72 * HOUR, 'in 3 days'],
  ['en', 23 * HOUR, 'in 23 hours'],
  ['ru', 23 * HOUR, 'через 23 часа'],
  ['uk', 1.5 * HOUR, 'через 90 хвилин'],
  ['ru', 0, 'через 1 минуту'],
] as const)('%s says when a table is removed: %d ms', (language, left, words) => {
  expect(formatRemovalTime(language, 1000 + left, 1000)).toBe(words);
});
