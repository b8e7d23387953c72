import { expect, it } from 'vitest';
import { generateSalt, getOrCreateSalt, knownSalt, saveSalt } from './deal-salt.ts';

// There is no localStorage here: salts are kept in memory.

it('a salt is drawn anew each time', () => {
  expect(generateSalt()).toMatch(/^[0-9a-f]{16}$/);
  expect(generateSalt()).not.toBe(generateSalt());
});

it('a salt stays the same for a table', () => {
  expect(knownSalt('100000')).toBeUndefined();
  const salt = getOrCreateSalt('100000');
  expect(getOrCreateSalt('100000')).toBe(salt);
  expect(knownSalt('100000')).toBe(salt);
});

it('salts are kept for the last fifty tables', () => {
  for (let table = 200_000; table < 200_051; table++) saveSalt(String(table), `salt ${table}`);
  expect(knownSalt('200000')).toBeUndefined();
  expect(knownSalt('200001')).toBe('salt 200001');
  expect(knownSalt('200050')).toBe('salt 200050');
});
