import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSqlite } from '@kuluary/store/sqlite';
import { expect, it } from 'vitest';
import { measureMemoryInUse, runSoakRound } from './soak/soak-round.ts';
import { NO_LIMITS, startTestServer } from './test-server.fixture.ts';

const ROUNDS = 8;
const WARM_UP_ROUNDS = 3;
const SLACK = 6_000_000; // bytes

setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as typeof globalThis.gc;

it('[T83] rounds of matches, dropped connections, invalid messages and leaving do not grow the heap', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-soak-'));
  const lines: string[] = [];
  const store = await openSqlite(join(folder, 'data'));
  const log = { write: (line: string) => void lines.push(line) };
  const server = await startTestServer({ ...NO_LIMITS, LOG_LEVEL: 'error', BOT_PAUSE_MAX_MS: 5 }, { store, log });
  const sizes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await runSoakRound({ server, store, tables: 12, moves: 20 }, round);
    sizes.push(await measureMemoryInUse());
  }
  const [first, last] = [sizes[WARM_UP_ROUNDS]!, sizes.at(-1)!];
  expect(last - first, sizes.join(' ')).toBeLessThan(SLACK);
  expect(await store.count()).toEqual({ lobby: 0, playing: 0, over: 0 });
  const metrics = async () => (await fetch(`${server.address}/metrics`)).text();
  await expect.poll(metrics, { timeout: 20_000, interval: 500 }).toMatch(/^kuluary_connections 0$/m); // updated twice a second
  expect(lines).toEqual([]);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
