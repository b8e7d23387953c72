import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotTask } from '@kuluary/host/bot-runner';
import { afterAll, describe, expect, it } from 'vitest';
import { createBotThreads } from './bot-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that misbehaves as its view says. */
const ODD_WORKER = `
export default ({ view, moves }) => {
  if (view === 'throw') throw new Error('mad');
  if (view === 'hang') for (;;);
  if (view === 'exit') process.exit(1);
  if (view === 'grow') for (const list = [];;) list.push(new Array(1e6).fill(1));
  return moves[0];
};`;

function workerWith(code: string): string {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

function makeTask(view: string): BotTask {
  return { game: 'coup', rules: 1, bot: 'odd', standInBot: 'odd', view, moves: ['a plain move'], seed: 1 };
}

describe('bot threads', () => {
  it('[T26] a bot that throws or hangs fails, and does not affect the next one', async () => {
    const bots = createBotThreads(workerWith(ODD_WORKER), 1, 300, () => undefined);
    for (const view of ['throw', 'hang', 'throw', 'hang']) {
      await expect(bots.choose(makeTask(view))).rejects.toThrow();
      await expect.poll(() => bots.choose(makeTask('')).catch(() => undefined)).toBe('a plain move');
    }
    await bots.close();
  });

  it('[T26] a thread imports its code instead of requiring it: Node 20 kills the process when a thread is terminated while requiring', async () => {
    const bots = createBotThreads(
      workerWith('export default () => process.features.require_module;'),
      1,
      3000,
      () => undefined,
    );
    expect(process.features.require_module).toBe(true); // so it is by default
    expect(await bots.choose(makeTask(''))).toBe(false);
    await bots.close();
  });

  it('[T43] time in the queue, or until a thread has started, is not thinking time', async () => {
    const slow = `
      const until = performance.now() + 400;
      while (performance.now() < until);
      export default ({ view, moves }) => {
        const end = performance.now() + (view === 'hang' ? 1e9 : view === '' ? 0 : 150);
        while (performance.now() < end);
        return moves[0];
      };`;
    const bots = createBotThreads(workerWith(slow), 1, 1500, () => undefined);
    const results = await Promise.allSettled(
      ['', 'ponder', 'hang', ...Array<string>(12).fill('ponder')].map(async (view) => {
        const release = await bots.acquireSlot('one address');
        return bots.choose(makeTask(view)).finally(release);
      }),
    );
    expect(results.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected'],
      ...Array<string>(12).fill('fulfilled'),
    ]);
    await bots.close();
  });

  it('[T26] a bot that exits, or uses memory without end, fails alone', async () => {
    const bots = createBotThreads(workerWith(ODD_WORKER), 1, 20_000, () => undefined);
    for (const view of ['exit', 'grow']) {
      await expect(bots.choose(makeTask(view))).rejects.toThrow();
      await expect.poll(() => bots.choose(makeTask('')).catch(() => undefined)).toBe('a plain move');
    }
    await bots.close();
  });

  it('[T26] a thread that cannot start is reported, and does no further harm', async () => {
    const problems: string[] = [];
    const bots = createBotThreads(workerWith('throw new Error("broken");'), 1, 300, (problem) =>
      problems.push(problem),
    );
    await expect(bots.choose(makeTask(''))).rejects.toThrow();
    const missing = createBotThreads('file:///nowhere/bot.mjs', 1, 300, (problem) => problems.push(problem));
    await expect(missing.choose(makeTask(''))).rejects.toThrow();
    await expect.poll(() => problems).toContain('bot thread failed');
    await bots.close();
    await missing.close();
  });
});
