import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { amount, IS_FULL } from '../checks/amount.fixture.ts';
import { build } from '../cli/build.mjs';
import { killAgainAndAgain } from './kills/killing.ts';
import { killDatabase } from './kills/killing-database.ts';
import { killOneOfTwo } from './kills/killing-one-of-two.ts';

const KILLS = amount({ slice: 12, full: 100 });
const KILLS_OF_TWO = amount({ slice: 4, full: 8 });
const KILLS_OF_POSTGRES = amount({ slice: 1, full: 3 });

async function programs() {
  return { victim: await build('server/kills/victim.ts'), botWorker: await build('server/bot-worker.ts') };
}

describe('kill -9', () => {
  it(`[T32] ${KILLS} times while tables of all games play: nothing that anybody saw or was promised is lost, made twice or charged`, async () => {
    const chance = new FastChance(Date.now()); // other moments in every run
    const outcome = await killAgainAndAgain(await programs(), { kills: KILLS, tables: 15, chance });
    expect(outcome.faults).toEqual([]);
    expect(outcome.kills).toBe(KILLS);
    expect(outcome.promised).toBeGreaterThan(10 * KILLS);
    expect(outcome.resent).toBeGreaterThan(KILLS / 10);
    expect(outcome.clocksCompared).toBeGreaterThan(KILLS / 10);
    expect(outcome.finished).toBeGreaterThan(0);
  });

  it(`[T70] ${KILLS_OF_TWO} times of one of two servers on one PostgreSQL: nothing is lost, made twice or charged, and the other goes on with its tables`, async () => {
    const chance = new FastChance(Date.now());
    const outcome = await killOneOfTwo(await programs(), { kills: KILLS_OF_TWO, tables: 15, chance });
    expect(outcome.faults).toEqual([]);
    expect(outcome.promised).toBeGreaterThan(10 * KILLS_OF_TWO);
    if (IS_FULL) expect(outcome.takenOver).toBeGreaterThan(0); // of few kills none may strike a table that goes on
    expect(outcome.clocksCompared).toBeGreaterThan(0);
  });

  it(`[T71] ${KILLS_OF_POSTGRES} times of PostgreSQL itself: people are told to wait, nothing is lost or made twice, and all go on`, async () => {
    const chance = new FastChance(Date.now());
    const outcome = await killDatabase(await programs(), { kills: KILLS_OF_POSTGRES, tables: 10, chance });
    expect(outcome.faults).toEqual([]);
    expect(outcome.promised).toBeGreaterThan(10 * KILLS_OF_POSTGRES);
    expect(outcome.busy).toBeGreaterThan(0);
  });
});
