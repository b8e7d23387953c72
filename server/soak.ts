// npm run soak [-- --minutes 60]: clients play, disconnect, reconnect and leave in many rounds at a real server, whose
// memory must not grow.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '@kuluary/store/sqlite';
import { measureMemoryInUse, runSoakRound } from './soak/soak-round.ts';
import { NO_LIMITS, startTestServer } from './test-server.fixture.ts';

const WARM_UP_ROUNDS = 5; // until caches are filled
const MAX_GROWTH = 1.1; // from the first tenth of the rounds to the last

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const folder = mkdtempSync(join(tmpdir(), 'kuluary-soak-'));
const store = await openSqlite(join(folder, 'data'));
const server = await startTestServer({ ...NO_LIMITS, LOG_LEVEL: 'error', BOT_PAUSE_MAX_MS: 5 }, { store });
const sizes: number[] = [];
const end = performance.now() + Number(values.minutes) * 60_000;
for (let round = 0; performance.now() < end; round++) {
  await runSoakRound({ server, store, tables: 50, moves: 60 }, round);
  const size = await measureMemoryInUse();
  if (round >= WARM_UP_ROUNDS) sizes.push(size);
  if (round % 10 === 0) console.log(`round ${round}: ${(size / 1e6).toFixed(1)} MB in use`);
}
const part = Math.max(1, Math.floor(sizes.length / 10));
const mean = (list: readonly number[]) => list.reduce((sum, size) => sum + size, 0) / list.length;
const [first, last] = [mean(sizes.slice(0, part)), mean(sizes.slice(-part))];
console.log(
  `${sizes.length} rounds after ${WARM_UP_ROUNDS}: from ${(first / 1e6).toFixed(1)} MB to ${(last / 1e6).toFixed(1)} MB`,
);
process.exitCode = last <= first * MAX_GROWTH ? 0 : 1;
await server.stop();
rmSync(folder, { recursive: true, force: true });
