import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { IS_FULL_RUN, testAmount } from '../checks/test-amount.fixture.ts';
import { build } from '../cli/build.mjs';
import { killDatabase } from './kills/kill-database.ts';
import { killOneOfTwo } from './kills/kill-one-of-two.ts';
import { killOnlyServer } from './kills/kill-only-server.ts';

const KILLS = testAmount({ slice: 12, full: 100 });
const KILLS_OF_TWO = testAmount({ slice: 4, full: 8 });
const KILLS_OF_POSTGRES = testAmount({ slice: 1, full: 3 });

async function buildPrograms() {
  return {
    server: await build('server/kills/killable-server-main.ts'),
    botWorker: await build('server/bot-worker.ts'),
  };
}

describe('kill -9', () => {
  it(`[T32] ${KILLS} times while tables of all games play: nothing that was shown or confirmed is lost, repeated or charged`, async () => {
    const chance = new FastChance(Date.now()); // different moments in each run
    const result = await killOnlyServer(await buildPrograms(), { kills: KILLS, tables: 15, chance });
    expect(result.violations).toEqual([]);
    expect(result.kills).toBe(KILLS);
    expect(result.acknowledged).toBeGreaterThan(10 * KILLS);
    expect(result.resent).toBeGreaterThan(KILLS / 10);
    expect(result.clocksCompared).toBeGreaterThan(KILLS / 10);
    expect(result.finished).toBeGreaterThan(0);
  });

  it(`[T70] ${KILLS_OF_TWO} times of one of two servers on one PostgreSQL: nothing is lost, repeated or charged, and the other acts for its tables`, async () => {
    const chance = new FastChance(Date.now());
    const result = await killOneOfTwo(await buildPrograms(), { kills: KILLS_OF_TWO, tables: 15, chance });
    expect(result.violations).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(10 * KILLS_OF_TWO);
    if (IS_FULL_RUN) expect(result.takenOver).toBeGreaterThan(0); // few kills may hit no table in play
    expect(result.clocksCompared).toBeGreaterThan(0);
  });

  it(`[T71] ${KILLS_OF_POSTGRES} times of PostgreSQL itself: clients are refused as busy, nothing is lost or repeated, and play goes on`, async () => {
    const chance = new FastChance(Date.now());
    const result = await killDatabase(await buildPrograms(), { kills: KILLS_OF_POSTGRES, tables: 10, chance });
    expect(result.violations).toEqual([]);
    expect(result.acknowledged).toBeGreaterThan(10 * KILLS_OF_POSTGRES);
    expect(result.busy).toBeGreaterThan(0);
  });
});
