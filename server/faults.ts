// npm run faults: fills the disk, cuts servers off from their database, restores a back-up, or kills the database, while
// clients play.
//
//   npm run faults -- disk|cut|backup|database|all [--times 3] [--tables 30] [--seed 1]

import { parseArgs } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { build } from '../cli/build.mjs';
import type { FaultTestResult, FaultTestSetup } from './faults/fault-test.ts';
import { testFullPostgresDisk, testFullSqliteDisk } from './faults/full-disk.ts';
import { testDatabaseCut, testHintCut } from './faults/network-cut.ts';
import { testPostgresRestore, testSqliteRestore } from './faults/restored-backup.ts';
import { killDatabase } from './kills/kill-database.ts';

type FaultTest = (setup: FaultTestSetup) => Promise<FaultTestResult>;

const FAULTS: Readonly<Record<string, readonly FaultTest[]>> = {
  disk: [testFullSqliteDisk, testFullPostgresDisk],
  cut: [testDatabaseCut, testHintCut],
  backup: [testSqliteRestore, testPostgresRestore],
  database: [killPostgres],
};
const BAD_USAGE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '3' },
    tables: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const [chosen = ''] = positionals;
const faultTests = chosen === 'all' ? Object.values(FAULTS).flat() : FAULTS[chosen];
if (faultTests) process.exitCode = await runAll(faultTests);
else {
  console.error(`npm run faults -- ${Object.keys(FAULTS).join('|')}|all [--times N] [--tables N] [--seed N]`);
  process.exitCode = BAD_USAGE;
}

async function runAll(faultTests: readonly FaultTest[]): Promise<number> {
  const programs = {
    server: await build('server/kills/killable-server-main.ts'),
    botWorker: await build('server/bot-worker.ts'),
  };
  const chance = new FastChance(Number(values.seed));
  let violationCount = 0;
  for (const faultTest of faultTests) {
    const begin = performance.now();
    const { violations, summary } = await faultTest({
      programs,
      chance,
      tables: Number(values.tables),
      times: Number(values.times),
    });
    for (const violation of violations) console.error(violation);
    console.log(`${summary}: ${violations.length} violations, ${Math.round((performance.now() - begin) / 1000)} s`);
    violationCount += violations.length;
  }
  return violationCount === 0 ? 0 : 1;
}

async function killPostgres({ programs, chance, tables, times }: FaultTestSetup): Promise<FaultTestResult> {
  const { violations, busy } = await killDatabase(programs, { kills: times, tables, chance });
  return {
    violations,
    noticed: busy,
    summary: `${times} × kill -9 of PostgreSQL; ${busy} busy replies`,
  };
}
