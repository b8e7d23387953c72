import { expect, it } from 'vitest';
import { clockFace } from './clock-ring.tsx';

it('shows seconds, minutes, and hours in the words of the reader', () => {
  expect([0, 99, 100, 3599].map((seconds) => clockFace(seconds, 'uk'))).toEqual(['0', '99', '1:40', '59:59']);
  const hours = (width?: 'narrow') =>
    ['en', 'ru', 'uk'].map((language) => clockFace(23 * 3600 + 59, language, width).replace(/\s/, ' '));
  expect(hours()).toEqual(['23 hr', '23 ч', '23 год']);
  expect(hours('narrow')).toEqual(['23h', '23 ч', '23г']);
});
