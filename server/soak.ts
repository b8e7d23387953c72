// npm run soak [-- --minutes 60]: people play, are cut off, come back and go at a real server, round after round, and
// nothing of it may be left in its memory.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '@kuluary/store/sqlite';
import { NO_LIMITS, testServer } from './server.fixture.ts';
import { inUse, soak } from './soak/soaking.ts';

const WARM = 5; // rounds that a server needs to have everything it will ever need
const MAX_GROWTH = 1.1; // from the first tenth of the rounds to the last one

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const folder = mkdtempSync(join(tmpdir(), 'kuluary-soak-'));
const store = await openSqlite(join(folder, 'data'));
const server = await testServer({ ...NO_LIMITS, LOG_LEVEL: 'error', BOT_PAUSE_MAX_MS: 5 }, { store });
const sizes: number[] = [];
const end = performance.now() + Number(values.minutes) * 60_000;
for (let round = 0; performance.now() < end; round++) {
  await soak({ server, store, tables: 50, moves: 60 }, round);
  const size = await inUse();
  if (round >= WARM) sizes.push(size);
  if (round % 10 === 0) console.log(`round ${round}: ${(size / 1e6).toFixed(1)} MB in use`);
}
const part = Math.max(1, Math.floor(sizes.length / 10));
const mean = (list: readonly number[]) => list.reduce((sum, size) => sum + size, 0) / list.length;
const [first, last] = [mean(sizes.slice(0, part)), mean(sizes.slice(-part))];
console.log(
  `${sizes.length} rounds after ${WARM}: from ${(first / 1e6).toFixed(1)} MB to ${(last / 1e6).toFixed(1)} MB`,
);
process.exitCode = last <= first * MAX_GROWTH ? 0 : 1;
await server.stop();
rmSync(folder, { recursive: true, force: true });
