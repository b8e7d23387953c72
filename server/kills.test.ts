import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { build } from '../cli/build.mjs';
import { killAgainAndAgain } from './kills/killing.ts';

const KILLS = 100;

describe('kill -9', () => {
  it(`[T32] ${KILLS} times while 50 tables play: nothing that anybody saw or was promised is lost, made twice or charged`, async () => {
    const programs = { victim: await build('server/kills/victim.ts'), botWorker: await build('server/bot-worker.ts') };
    const chance = new FastChance(Date.now()); // other moments in every run
    const outcome = await killAgainAndAgain(programs, { kills: KILLS, tables: 50, chance });
    expect(outcome.faults).toEqual([]);
    expect(outcome.kills).toBe(KILLS);
    expect(outcome.promised).toBeGreaterThan(10 * KILLS);
    expect(outcome.resent).toBeGreaterThan(KILLS / 10);
    expect(outcome.clocksCompared).toBeGreaterThan(KILLS / 10);
    expect(outcome.finished).toBeGreaterThan(0);
  });
});
