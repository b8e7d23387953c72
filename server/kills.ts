// npm run kills: repeatedly kills a real server while clients play, and checks that nothing that was shown or confirmed
// is lost. With --postgres it kills one of two servers on one PostgreSQL, with --kill-database that PostgreSQL. With
// --restart N it measures how long a server with N open tables takes to start.

import { parseArgs } from 'node:util';
import { FastChance } from '@kuluary/kernel/chance';
import { build } from '../cli/build.mjs';
import { killDatabase } from './kills/kill-database.ts';
import { killOneOfTwo } from './kills/kill-one-of-two.ts';
import { killOnlyServer } from './kills/kill-only-server.ts';
import type { ServerPrograms } from './kills/killable-server.ts';
import { measureRestart } from './kills/restart-time.ts';

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
const programs: ServerPrograms = {
  server: await build('server/kills/killable-server-main.ts'),
  botWorker: await build('server/bot-worker.ts'),
};
process.exitCode = values.restart === undefined ? await runKills() : await measureRestartTime(Number(values.restart));

async function runKills(): Promise<number> {
  const begin = performance.now();
  const killAny = values['kill-database'] ? killDatabase : values.postgres ? killOneOfTwo : killOnlyServer;
  const { violations, ...figures } = await killAny(programs, {
    kills: Number(values.kills),
    tables: Number(values.tables ?? (killAny === killOnlyServer ? 50 : 20)), // two servers and a PostgreSQL are more
    chance: new FastChance(Number(values.seed)),
    onKill: (count) => process.stderr.write(`\r${count} kills`),
  });
  for (const violation of violations) console.error(violation);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(
    `\r${figures.kills} kills in ${seconds} s, ${figures.tables} tables, ${figures.finished} of them played out`,
  );
  console.log(`${figures.acknowledged} requests acknowledged, ${figures.resent} moves sent again after a kill`);
  if ('takenOver' in figures) console.log(`${figures.takenOver} tables of a dead server went on at the other`);
  if (figures.busy > 0) console.log(`${figures.busy} requests were refused as busy`);
  console.log(`${figures.clocksCompared} running clocks compared before and after a kill`);
  console.log(`${violations.length} violations`);
  return violations.length === 0 ? 0 : 1;
}

async function measureRestartTime(tables: number): Promise<number> {
  const { serving, answering, quiet } = await measureRestart(programs, tables, true);
  console.log(`${tables} open tables: serving after ${serving} ms, a player has its table after ${answering} ms,`);
  console.log(`the last of the bots whose turn it was has moved after ${quiet} ms`);
  return 0;
}
