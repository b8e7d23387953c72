import { describe, expect, it } from 'vitest';
import { buildParts } from '../cli/build.mjs';
import { LIMITS, overBudget, sizesOf } from './size-budget.ts';

describe('what a browser loads', () => {
  it('[E27] stays within its budget', async () => {
    const { site } = await buildParts();
    const sizes = sizesOf(site);
    const rows = Object.entries(sizes).map(([name, bytes]) => {
      return `${name.padEnd(30)} ${String(bytes).padStart(9)} of ${String(LIMITS[name]).padStart(9)} bytes`;
    });
    console.log(rows.join('\n'));
    expect(overBudget(sizes, LIMITS)).toEqual([]);
  });

  it('[E27] is too much with one byte above a limit', () => {
    expect(overBudget(LIMITS, LIMITS)).toEqual([]);
    for (const name of Object.keys(LIMITS)) {
      expect(overBudget({ ...LIMITS, [name]: LIMITS[name]! + 1 }, LIMITS)).toEqual([name]);
    }
  });

  it('[E27] has a limit for everything, and nothing is missing', () => {
    expect(overBudget({ new: 1 }, {})).toEqual(['new']);
    expect(overBudget({}, { gone: 1 })).toEqual(['gone']);
    expect(overBudget({ empty: 0 }, { empty: 1 })).toEqual(['empty']); // the file has another name now
  });
});
