import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Thought } from '@kuluary/host/thinker';
import { afterAll, describe, expect, it } from 'vitest';
import { botThreads } from './bot-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bot that does what the view says. */
const ODD = `
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

function thought(view: string): Thought {
  return { game: 'coup', rules: 1, bot: 'odd', standIn: 'odd', view, moves: ['a plain move'], seed: 1 };
}

describe('threads of bots', () => {
  it('[T26] a bot that throws or never stops has no say, and the next one thinks as if nothing had been', async () => {
    const bots = botThreads(workerWith(ODD), 1, 300, () => undefined);
    for (const view of ['throw', 'hang', 'throw', 'hang']) {
      await expect(bots.choose(thought(view))).rejects.toThrow();
      await expect.poll(() => bots.choose(thought('')).catch(() => undefined)).toBe('a plain move');
    }
    await bots.close();
  });

  it('[T26] a thread imports its code and requires none: Node 20 would end the process with a thread that was ended meanwhile', async () => {
    const bots = botThreads(
      workerWith('export default () => process.features.require_module;'),
      1,
      3000,
      () => undefined,
    );
    expect(process.features.require_module).toBe(true); // so it would be without us
    expect(await bots.choose(thought(''))).toBe(false);
    await bots.close();
  });

  it('[T43] time in which a bot waits for its turn, or its thread to begin, is not its thinking time', async () => {
    const slow = `
      const until = performance.now() + 400;
      while (performance.now() < until);
      export default ({ view, moves }) => {
        const end = performance.now() + (view === 'hang' ? 1e9 : view === '' ? 0 : 150);
        while (performance.now() < end);
        return moves[0];
      };`;
    const bots = botThreads(workerWith(slow), 1, 1500, () => undefined);
    const answers = await Promise.allSettled(
      ['', 'ponder', 'hang', ...Array<string>(12).fill('ponder')].map(async (view) => {
        const leave = await bots.turn('one address');
        return bots.choose(thought(view)).finally(leave);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected'],
      ...Array<string>(12).fill('fulfilled'),
    ]);
    await bots.close();
  });

  it('[T26] nor does one that ends its thread, or eats memory without end', async () => {
    const bots = botThreads(workerWith(ODD), 1, 20_000, () => undefined);
    for (const view of ['exit', 'grow']) {
      await expect(bots.choose(thought(view))).rejects.toThrow();
      await expect.poll(() => bots.choose(thought('')).catch(() => undefined)).toBe('a plain move');
    }
    await bots.close();
  });

  it('[T26] a thread that cannot even begin is reported, and brings nobody down', async () => {
    const problems: string[] = [];
    const bots = botThreads(workerWith('throw new Error("broken");'), 1, 300, (problem) => problems.push(problem));
    await expect(bots.choose(thought(''))).rejects.toThrow();
    const missing = botThreads('file:///nowhere/bot.mjs', 1, 300, (problem) => problems.push(problem));
    await expect(missing.choose(thought(''))).rejects.toThrow();
    await expect.poll(() => problems).toContain('bot thread failed');
    await bots.close();
    await missing.close();
  });
});
