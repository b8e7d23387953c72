import { describe, expect, it } from 'vitest';
import { buildParts } from '../cli/build.mjs';
import { partsOverBudget, SIZE_LIMITS, sitePartSizes } from './size-budget.ts';

describe('what a browser loads', () => {
  it('[E27] stays within its budget', async () => {
    const { site } = await buildParts();
    const sizes = sitePartSizes(site);
    const rows = Object.entries(sizes).map(([name, bytes]) => {
      return `${name.padEnd(30)} ${String(bytes).padStart(9)} of ${String(SIZE_LIMITS[name]).padStart(9)} bytes`;
    });
    console.log(rows.join('\n'));
    expect(partsOverBudget(sizes, SIZE_LIMITS)).toEqual([]);
  });

  it('[E27] is over budget with one byte above a limit', () => {
    expect(partsOverBudget(SIZE_LIMITS, SIZE_LIMITS)).toEqual([]);
    for (const name of Object.keys(SIZE_LIMITS)) {
      expect(partsOverBudget({ ...SIZE_LIMITS, [name]: SIZE_LIMITS[name]! + 1 }, SIZE_LIMITS)).toEqual([name]);
    }
  });

  it('[E27] is over budget with a part without a limit, or a missing part', () => {
    expect(partsOverBudget({ new: 1 }, {})).toEqual(['new']);
    expect(partsOverBudget({}, { gone: 1 })).toEqual(['gone']);
    expect(partsOverBudget({ empty: 0 }, { empty: 1 })).toEqual(['empty']); // the file has another name now
  });
});
