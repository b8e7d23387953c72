// Benchmark of the bots: milliseconds a move at each strength, in Node, in Chromium, and in a Chromium slowed down four
// times; and the bluff rates of the opponents of Coup.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STRENGTHS } from '@kuluary/bots/opponents';
import { chromium } from 'playwright-core';
import { buildForPage } from '../../cli/build.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.mjs';
import type { BenchGroup, ReportTable } from '../report-table.ts';
import type { TimingPlan } from '../timing.ts';
import { bluffRatesTable } from './bluff-rates.ts';
import { measureThinking, type ThinkingTask, type ThinkingTime } from './thinking-time.ts';

const SEATS = [2, 6];
const CPU_SLOWDOWN = 4; // times
const MOVE_TARGET = 1000; // ms, at most, in the slow Chromium
const MOVES_A_SECOND = 30; // for each second of the plan, of each opponent
const MIN_MOVES = 20;

export const botsGroup: BenchGroup = {
  id: 'bots',
  run: async (plan) => [await thinkingTable(plan), bluffRatesTable(plan)],
};

async function thinkingTable({ rounds, sliceMs }: TimingPlan): Promise<ReportTable> {
  const tasks = STRENGTHS.flatMap((bot) =>
    SEATS.map((seats) => ({
      game: 'coup',
      bot,
      seats,
      moves: MIN_MOVES + Math.ceil((rounds * sliceMs * MOVES_A_SECOND) / 1000),
    })),
  );
  const inNode = tasks.map(measureThinking);
  const [inPage, inSlowPage] = await measureInChromium(tasks);
  const rows = tasks.map(({ bot, seats }, i) => ({
    bot,
    seats,
    ...columns('node', inNode[i]!),
    ...columns('page', inPage[i]!),
    ...columns('slow', inSlowPage[i]!),
  }));
  return {
    id: 'bots-thinking',
    title: `Coup, ms a move (mean and longest), and in a Chromium slowed down ${CPU_SLOWDOWN} times`,
    columns: [
      { id: 'bot', head: 'opponent', digits: 0 },
      { id: 'seats', head: 'seats', digits: 0 },
      { id: 'node', head: 'Node', digits: 1 },
      { id: 'nodeWorst', head: 'longest', digits: 0 },
      { id: 'page', head: 'Chromium', digits: 1 },
      { id: 'pageWorst', head: 'longest', digits: 0 },
      { id: 'slow', head: 'slow', digits: 1 },
      { id: 'slowWorst', head: 'longest', digits: 0 },
    ],
    rows,
    targets: [
      {
        what: 'longest thought in the slow Chromium, ms',
        measured: Math.max(...inSlowPage.map(({ worst }) => worst)),
        atMost: MOVE_TARGET,
        digits: 0,
      },
    ],
  };
}

function columns(where: string, { mean, worst }: ThinkingTime): Record<string, number> {
  return { [where]: mean, [`${where}Worst`]: worst };
}

async function measureInChromium(tasks: readonly ThinkingTask[]): Promise<[ThinkingTime[], ThinkingTime[]]> {
  const content = readFileSync(fileURLToPath(await buildForPage('bench/bots/page-entry.ts')), 'utf8');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content });
    await page.waitForFunction('globalThis.measureThinkingTime !== undefined');
    const measure = () =>
      page.evaluate((list) => {
        const { measureThinkingTime } = globalThis as unknown as {
          measureThinkingTime: (task: ThinkingTask) => ThinkingTime;
        };
        return list.map(measureThinkingTime);
      }, tasks);
    await measure(); // warms up the compiler, not counted
    const fast = await measure();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return [fast, await measure()];
  } finally {
    await browser.close();
  }
}
