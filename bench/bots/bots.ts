// Milliseconds a move at each strength, in Node, in Chromium, and in a Chromium slowed down four times; and how much like
// people the opponents of Coup play.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STRENGTHS } from '@kuluary/bots/opponents';
import { chromium } from 'playwright-core';
import { buildForPage } from '../../cli/build.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/chromium.mjs';
import type { Group, Table } from '../table.ts';
import type { Pace } from '../timing.ts';
import { habitsOfOpponents } from './habits.ts';
import { type Thinking, type Wish, watchThinking } from './thinking.ts';

const SEATS = [2, 6];
const SLOWER = 4; // times
const MOVE_BAR = 1000; // ms, at most, in the slow Chromium
const MOVES_A_SECOND = 30; // that the pace lasts, of each opponent
const LEAST_MOVES = 20;

export const botsGroup: Group = {
  id: 'bots',
  run: async (pace) => [await thinking(pace), habitsOfOpponents(pace)],
};

async function thinking({ rounds, sliceMs }: Pace): Promise<Table> {
  const wishes = STRENGTHS.flatMap((bot) =>
    SEATS.map((seats) => ({
      game: 'coup',
      bot,
      seats,
      moves: LEAST_MOVES + Math.ceil((rounds * sliceMs * MOVES_A_SECOND) / 1000),
    })),
  );
  const inNode = wishes.map(watchThinking);
  const [inPage, inSlowPage] = await inChromium(wishes);
  const rows = wishes.map(({ bot, seats }, i) => ({
    bot,
    seats,
    ...columns('node', inNode[i]!),
    ...columns('page', inPage[i]!),
    ...columns('slow', inSlowPage[i]!),
  }));
  return {
    id: 'bots-thinking',
    title: `Coup, ms a move (mean and longest), and in a Chromium slowed down ${SLOWER} times`,
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
    bars: [
      {
        what: 'longest thought in the slow Chromium, ms',
        measured: Math.max(...inSlowPage.map(({ worst }) => worst)),
        atMost: MOVE_BAR,
        digits: 0,
      },
    ],
  };
}

function columns(where: string, { mean, worst }: Thinking): Record<string, number> {
  return { [where]: mean, [`${where}Worst`]: worst };
}

async function inChromium(wishes: readonly Wish[]): Promise<[Thinking[], Thinking[]]> {
  const content = readFileSync(fileURLToPath(await buildForPage('bench/bots/page.ts')), 'utf8');
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content });
    await page.waitForFunction('globalThis.watchThinking !== undefined');
    const measure = () =>
      page.evaluate((list) => {
        const { watchThinking } = globalThis as unknown as { watchThinking: (wish: Wish) => Thinking };
        return list.map(watchThinking);
      }, wishes);
    await measure(); // the compiler's turn: not counted
    const fast = await measure();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return [fast, await measure()];
  } finally {
    await browser.close();
  }
}
