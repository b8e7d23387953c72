import { expect, it } from 'vitest';
import { formatClock } from './clock-ring.tsx';

it("shows seconds, minutes, and hours in the reader's language", () => {
  expect([0, 99, 100, 3599].map((seconds) => formatClock(seconds, 'uk'))).toEqual(['0', '99', '1:40', '59:59']);
  const hours = (width?: 'narrow') =>
    ['en', 'ru', 'uk'].map((language) => formatClock(23 * 3600 + 59, language, width).replace(/\s/, ' '));
  expect(hours()).toEqual(['23 hr', '23 ч', '23 год']);
  expect(hours('narrow')).toEqual(['23h', '23 ч', '23г']);
});
