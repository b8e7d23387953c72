import { expect, it } from 'vitest';
import { drawSalt, keepSalt, saltFor, saltOf } from './salt.ts';

// No localStorage here, as in a browser that closes it: the page remembers by itself.

it('is drawn anew each time', () => {
  expect(drawSalt()).toMatch(/^[0-9a-f]{16}$/);
  expect(drawSalt()).not.toBe(drawSalt());
});

it('stays the same for a table', () => {
  expect(saltOf('100000')).toBeUndefined();
  const salt = saltFor('100000');
  expect(saltFor('100000')).toBe(salt);
  expect(saltOf('100000')).toBe(salt);
});

it('is kept for the last fifty tables', () => {
  for (let table = 200_000; table < 200_051; table++) keepSalt(String(table), `salt ${table}`);
  expect(saltOf('200000')).toBeUndefined();
  expect(saltOf('200001')).toBe('salt 200001');
  expect(saltOf('200050')).toBe('salt 200050');
});
