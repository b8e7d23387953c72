// npm run faults: a full disk, a cut between servers, a restored back-up, a killed database, while people play.
//
//   npm run faults -- disk|cut|backup|database|all [--times 3] [--tables 30] [--seed 1]

import { parseArgs } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { build } from '../cli/build.mjs';
import { restorePostgres, restoreSqlite } from './faults/back-up.ts';
import { cutOff, deafen } from './faults/cut.ts';
import { fullDisk, fullPostgresDisk } from './faults/full-disk.ts';
import type { Aftermath, Trouble } from './faults/trouble.ts';
import { killDatabase } from './kills/killing-database.ts';

type Fault = (trouble: Trouble) => Promise<Aftermath>;

const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  disk: [fullDisk, fullPostgresDisk],
  cut: [cutOff, deafen],
  backup: [restoreSqlite, restorePostgres],
  database: [database],
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
const faults = chosen === 'all' ? Object.values(FAULTS).flat() : FAULTS[chosen];
if (faults) process.exitCode = await tryAll(faults);
else {
  console.error(`npm run faults -- ${Object.keys(FAULTS).join('|')}|all [--times N] [--tables N] [--seed N]`);
  process.exitCode = BAD_USAGE;
}

async function tryAll(faults: readonly Fault[]): Promise<number> {
  const programs = { victim: await build('server/kills/victim.ts'), botWorker: await build('server/bot-worker.ts') };
  const chance = new FastChance(Number(values.seed));
  let found = 0;
  for (const fault of faults) {
    const begin = performance.now();
    const { faults, told } = await fault({
      programs,
      chance,
      tables: Number(values.tables),
      times: Number(values.times),
    });
    for (const words of faults) console.error(words);
    console.log(`${told}: ${faults.length} faults, ${Math.round((performance.now() - begin) / 1000)} s`);
    found += faults.length;
  }
  return found === 0 ? 0 : 1;
}

async function database({ programs, chance, tables, times }: Trouble): Promise<Aftermath> {
  const { faults, busy } = await killDatabase(programs, { kills: times, tables, chance });
  return { faults, felt: busy, told: `${times} × kill -9 of PostgreSQL; ${busy} times somebody was told to wait` };
}
