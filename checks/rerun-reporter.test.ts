import { expect, it } from 'vitest';
import { testNamePattern } from './rerun-reporter.ts';

it.each([
  '[H5] begins a job when the one before has ended',
  '[E1] four people play hobby-world (with the Inquisitor: false); nobody\'s card is seen + "why?" | {}',
])('the pattern of a test matches it, and needs no quoting in a shell: %s', (name) => {
  expect(new RegExp(testNamePattern(name)).test(name)).toBe(true);
  expect(testNamePattern(name)).not.toMatch(/['"`$]/);
});
