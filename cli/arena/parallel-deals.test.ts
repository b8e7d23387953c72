import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { playDealsInThreads } from './parallel-deals.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONTEST = { seats: 2, options: {}, names: ['a', 'b'], seed: 1 };
const DEALS = 11;

/** Plays so many deals of two contests in threads that run this code for each task. */
function play(code: string, threads: number, onProgress: (deals: number) => void = () => undefined) {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', async ({ contest, from, to }) => { ${code} });`,
  );
  const workerData = { game: 'coup', contests: [CONTEST, CONTEST] };
  return playDealsInThreads(pathToFileURL(file).href, workerData, DEALS, threads, onProgress);
}

/** Returns which deal of which contest it played; the first ones take the longest. */
const SLOW_START = `
  await new Promise((resolve) => setTimeout(resolve, from === 0 ? 100 : 1));
  const deals = Array.from({ length: to - from }, (_, i) => ({ wins: [contest], games: [from + i], draws: 0 }));
  parentPort.postMessage(deals);`;

describe('deals played in threads', () => {
  it.each([1, 2, 5, 50])('give their results in order: %i threads', async (threads) => {
    const shown: number[] = [];
    const results = await play(SLOW_START, threads, (deals) => shown.push(deals));
    expect(results).toEqual(
      [0, 1].map((contest) =>
        Array.from({ length: DEALS }, (_, deal) => ({ wins: [contest], games: [deal], draws: 0 })),
      ),
    );
    expect(shown.at(-1)).toBe(2 * DEALS);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  });

  it('fail when a bot fails or ends its thread', async () => {
    await expect(play('if (from > 0) throw new Error("crash"); parentPort.postMessage([]);', 2)).rejects.toThrow(
      'crash',
    );
    await expect(play('process.exit(3);', 2)).rejects.toThrow();
  });
});
