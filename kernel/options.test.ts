import { describe, expect, it } from 'vitest';
import { type OptionSpec, resolveOptions } from './options.ts';
import { ok } from './result.ts';

const SPECS: readonly OptionSpec[] = [
  { id: 'edition', kind: 'choice', values: ['old', 'new'] },
  { id: 'draft', kind: 'flag' },
  { id: 'coins', kind: 'number', min: 1, max: 9 },
  { id: 'purses', kind: 'numbers', min: 0, max: 5 },
  { id: 'winner', kind: 'seat' },
];

const game = {
  id: 'sample',
  seats: [2, 3] as const,
  options: SPECS,
  completeOptions: (seats: number, chosen: Readonly<Record<string, unknown>>) => ({ edition: 'old', seats, ...chosen }),
};

const fault = (chosen: unknown, seats = 3) => {
  const read = resolveOptions(game, seats, chosen);
  return read.ok ? undefined : read.failure;
};

describe('options', () => {
  it('are completed by the game', () => {
    expect(resolveOptions(game, 2, { coins: 3 })).toEqual(ok({ edition: 'old', seats: 2, coins: 3 }));
  });

  it.each([
    { edition: 'new' },
    { draft: false },
    { coins: 1 },
    { coins: 9 },
    { purses: [0] },
    { purses: [5, 0, 1] },
    { winner: null },
    { winner: 2 },
  ])('%o is right', (chosen) => {
    expect(fault(chosen)).toBeUndefined();
  });

  it.each([
    [{ edition: 'french' }, 'option "edition" must be one of old, new, not "french"'],
    [{ draft: 1 }, 'option "draft" must be true or false, not 1'],
    [{ coins: 0 }, 'option "coins" must be a whole number from 1 to 9, not 0'],
    [{ coins: 10 }, 'option "coins" must be a whole number from 1 to 9, not 10'],
    [{ coins: '3' }, 'option "coins" must be a whole number from 1 to 9, not "3"'],
    [{ purses: [] }, 'option "purses" must be a list of 1 to 3 whole numbers from 0 to 5, not []'],
    [{ purses: [1, 2, 3, 4] }, 'option "purses" must be a list of 1 to 3 whole numbers from 0 to 5, not [1,2,3,4]'],
    [{ purses: [6] }, 'option "purses" must be a list of 1 to 3 whole numbers from 0 to 5, not [6]'],
    [{ purses: 2 }, 'option "purses" must be a list of 1 to 3 whole numbers from 0 to 5, not 2'],
    [{ winner: 3 }, 'option "winner" must be a seat from 0 to 2, or null, not 3'],
    [{ constructor: 1 }, 'sample has no option "constructor"'],
    [[], 'options must be an object'],
    [null, 'options must be an object'],
  ])('%o is wrong', (chosen, message) => {
    expect(fault(chosen)).toBe(message);
  });

  it.each([1, 4, 2.5, Number.NaN])('%d seats are refused', (seats) => {
    expect(fault({}, seats)).toBe(`sample takes 2 to 3 seats, not ${seats}`);
  });
});
