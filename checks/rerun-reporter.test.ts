import { expect, it } from 'vitest';
import { patternOf } from './rerun-reporter.ts';

it.each([
  '[H5] begins a job when the one before has ended',
  '[E1] four people play hobby-world (with the Inquisitor: false); nobody\'s card is seen + "why?" | {}',
])('the pattern of a test finds it, and its quotes end no word: %s', (name) => {
  expect(new RegExp(patternOf(name)).test(name)).toBe(true);
  expect(patternOf(name)).not.toMatch(/['"`$]/);
});
