// Seeded slices of the contract tests for `npm test`. They run in a process of their own, because bundled code is several
// times as fast as the modules of a test.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ContractTestReport } from '@kuluary/kernel/contract-tests';
import { describe, expect, it } from 'vitest';
import type { ContractTestSlice, SliceResult } from './contract-test-slice.ts';

const MAX_OUTPUT = 1 << 26; // characters

/** A test for each slice, and one for each secret that it took another value often enough. */
export function describeContractTestSlices(
  rule: string,
  slices: readonly ContractTestSlice[],
  secrets: readonly string[],
  atLeast: number,
): void {
  const { game } = slices[0]!;
  const results = runSlices(slices);
  const reportOf = async (i: number): Promise<ContractTestReport> => {
    const result = (await results)[i]!;
    if ('failure' in result) throw new Error(result.failure);
    return result.report;
  };
  describe(`the contract tests of ${game}`, () => {
    slices.forEach(({ options, seats, games, player = 'chance' }, i) => {
      it(`[${rule}] ${games} games of ${seats} seats by ${player} leak nothing and keep the contract: ${JSON.stringify(options)}`, async () => {
        const report = await reportOf(i);
        expect(report.games).toBe(games);
        expect(report.events).toBeGreaterThan(report.views / 2);
      });
    });

    it.each(secrets)(`[${rule}] changed "%s" often enough`, async (secret) => {
      const reports = await Promise.all(slices.map((_, i) => reportOf(i)));
      expect(reports.reduce((sum, { changed }) => sum + (changed[secret] ?? 0), 0)).toBeGreaterThan(atLeast);
    });
  });
}

async function runSlices(slices: readonly ContractTestSlice[]): Promise<readonly SliceResult[]> {
  const args = ['cli/build.mjs', 'checks/run-contract-test-slices.ts', JSON.stringify(slices)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout) as readonly SliceResult[];
}
