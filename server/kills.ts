// npm run kills: kills a real server again and again while people play, and looks whether anything that anybody had
// seen or been promised is lost. With --postgres: one of two servers on one PostgreSQL; with --kill-database: that
// PostgreSQL. With --restart N: how long a server with N open tables takes until it serves.

import { parseArgs } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { build } from '../cli/build.mjs';
import { killAgainAndAgain } from './kills/killing.ts';
import { killDatabase } from './kills/killing-database.ts';
import { killOneOfTwo } from './kills/killing-one-of-two.ts';
import { restartWith } from './kills/open-tables.ts';
import type { Programs } from './kills/victim-process.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string' },
    seed: { type: 'string', default: '1' },
    restart: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    'kill-database': { type: 'boolean', default: false },
  },
});
const programs: Programs = {
  victim: await build('server/kills/victim.ts'),
  botWorker: await build('server/bot-worker.ts'),
};
process.exitCode = values.restart === undefined ? await kill() : await restart(Number(values.restart));

async function kill(): Promise<number> {
  const begin = performance.now();
  const killAny = values['kill-database'] ? killDatabase : values.postgres ? killOneOfTwo : killAgainAndAgain;
  const { faults, ...figures } = await killAny(programs, {
    kills: Number(values.kills),
    tables: Number(values.tables ?? (killAny === killAgainAndAgain ? 50 : 20)), // two servers and a PostgreSQL are more
    chance: new FastChance(Number(values.seed)),
    onKill: (count) => process.stderr.write(`\r${count} kills`),
  });
  for (const fault of faults) console.error(fault);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `\r${figures.kills} kills in ${seconds} s, ${figures.tables} tables, ${figures.finished} of them played out`,
  );
  console.log(`${figures.promised} requests acknowledged, ${figures.resent} moves sent again after a kill`);
  if ('takenOver' in figures) console.log(`${figures.takenOver} tables of a dead server went on at the other`);
  if (figures.busy > 0) console.log(`${figures.busy} times somebody was asked to wait for the database`);
  console.log(`${figures.clocksCompared} running clocks compared before and after a kill`);
  console.log(`${faults.length} lost, changed, made twice or charged`);
  return faults.length === 0 ? 0 : 1;
}

async function restart(tables: number): Promise<number> {
  const { serving, answering, quiet } = await restartWith(programs, tables, true);
  console.log(`${tables} open tables: serving after ${serving} ms, a player has its table after ${answering} ms,`);
  console.log(`the last of the bots whose turn it was has moved after ${quiet} ms`);
  return 0;
}
