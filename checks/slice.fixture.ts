// A seeded slice of the battery for `npm test`. It runs in a program of its own: bundled code is several times as fast as the
// loose modules of a test.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Report } from '@kuluary/kernel/battery';
import { describe, expect, it } from 'vitest';
import type { Answer, Slice } from './slices.ts';

const MOST = 1 << 26; // characters

/** A test for each slice, and one that every secret took another value often enough to mean something. */
export function trySlices(rule: string, slices: readonly Slice[], secrets: readonly string[], often: number): void {
  const { game } = slices[0]!;
  const answers = answersTo(slices);
  const reportOf = async (i: number): Promise<Report> => {
    const answer = (await answers)[i]!;
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.report;
  };
  describe(`the contract battery on ${game}`, () => {
    slices.forEach(({ options, seats, games, pilot = 'chance' }, i) => {
      it(`[${rule}] ${games} games of ${seats} seats by ${pilot} leak nothing and hold together: ${JSON.stringify(options)}`, async () => {
        const report = await reportOf(i);
        expect(report.games).toBe(games);
        expect(report.events).toBeGreaterThan(report.views / 2);
      });
    });

    it.each(secrets)(`[${rule}] changed "%s" often enough to mean something`, async (secret) => {
      const reports = await Promise.all(slices.map((_, i) => reportOf(i)));
      expect(reports.reduce((sum, { changed }) => sum + (changed[secret] ?? 0), 0)).toBeGreaterThan(often);
    });
  });
}

async function answersTo(slices: readonly Slice[]): Promise<readonly Answer[]> {
  const words = ['cli/build.mjs', 'checks/slice.ts', JSON.stringify(slices)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: MOST });
  return JSON.parse(stdout) as readonly Answer[];
}
