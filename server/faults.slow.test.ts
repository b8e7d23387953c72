import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { build } from '../cli/build.mjs';
import type { FaultTestResult, FaultTestSetup } from './faults/fault-test.ts';
import { testFullPostgresDisk, testFullSqliteDisk } from './faults/full-disk.ts';
import { testDatabaseCut, testHintCut } from './faults/network-cut.ts';
import { testPostgresRestore, testSqliteRestore } from './faults/restored-backup.ts';

async function expectSurvived(fault: (setup: FaultTestSetup) => Promise<FaultTestResult>): Promise<void> {
  const programs = {
    server: await build('server/kills/killable-server-main.ts'),
    botWorker: await build('server/bot-worker.ts'),
  };
  const chance = new FastChance(Date.now()); // different moments in each run
  const { violations, noticed } = await fault({ programs, chance, tables: 6, times: 1 });
  expect(violations).toEqual([]);
  expect(noticed).toBeGreaterThan(0);
}

describe.concurrent('faults while people play', () => {
  it('[T72] a full disk under SQLite: moves are refused, nothing is lost, and with space again play goes on', () =>
    expectSurvived(testFullSqliteDisk));

  it('[T73] a full disk under PostgreSQL: moves are refused, nothing is lost, and play goes on once it is up again', () =>
    expectSurvived(testFullPostgresDisk));

  it('[T74] a server cut off from PostgreSQL, silently and by a reset: others play on, and afterwards all clients agree', () =>
    expectSurvived(testDatabaseCut));

  it('[T75] a server cut off from PostgreSQL’s hints: moves at other servers still arrive, and it listens again', () =>
    expectSurvived(testHintCut));

  it('[T76] an older back-up of SQLite: clients that are ahead of it are reset, and play goes on', () =>
    expectSurvived(testSqliteRestore));

  it('[T77] an older back-up of PostgreSQL under running servers: they notice, and reset their clients', () =>
    expectSurvived(testPostgresRestore));
});
