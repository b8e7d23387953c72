// Fault tests that replace the database by an older back-up, while clients have seen what came later.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openSqlite } from '@kuluary/store/sqlite';
import { DATABASE_FILE } from '@kuluary/store/sqlite-file';
import type { CheckingClient } from '../kills/checking-client.ts';
import { POSSIBLY_STOPPED } from '../kills/clock-bounds.ts';
import { KillableServer } from '../kills/killable-server.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpectedErrors } from '../kills/unexpected-errors.ts';
import type { Deployment, Workload } from '../kills/workload.ts';
import { expectProgress, type FaultTestResult, type FaultTestSetup, openWorkload } from './fault-test.ts';

const run = promisify(execFile);
const KULUARY = fileURLToPath(new URL('../../cli/kuluary.mjs', import.meta.url));
const ROUNDS_AFTER_COPY = 3; // times that every table makes progress after the copy
const DELIVERY_TIME = 1000; // ms until replies about committed entries are received
const TIMEOUT = 60_000; // ms
const POLL_INTERVAL = 20; // ms

interface BackupMethod {
  copy(): Promise<void>;
  stopWriting(): Promise<void>; // resolves when all that was written has been received
  restore(): Promise<void>;
  resume(): Promise<void>;
}

/** SQLite, copied by `kuluary backup`, and restored while the server is stopped. */
export async function testSqliteRestore(setup: FaultTestSetup): Promise<FaultTestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const server = await KillableServer.prepare(setup.programs);
  const deployment = { servers: [server], clockBounds: POSSIBLY_STOPPED, openStore: () => openSqlite(server.data) };
  try {
    await server.start();
    const workload = await openWorkload(deployment, setup);
    for (let time = 0; time < setup.times; time++) {
      const copy = join(folder, `${time}.db`);
      await testRestore(deployment, workload, {
        copy: async () =>
          void (await run(process.execPath, [KULUARY, 'backup', copy], { env: environmentFor(server.data) })),
        stopWriting: async () => {
          await server.kill();
          await workload.dropServers([server]);
        },
        restore: async () => {
          const file = join(server.data, DATABASE_FILE);
          for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
          copyFileSync(copy, file);
        },
        resume: () => server.start(),
      });
    }
    await workload.converge();
    await server.kill();
    workload.violations.push(...server.loggedErrors);
    return await resultOf(workload, 'SQLite', setup);
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true });
  }
}

/** PostgreSQL, by a base backup made while it runs. The servers keep running, and must notice the restore. */
export async function testPostgresRestore(setup: FaultTestSetup): Promise<FaultTestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const deployment = await TwoServers.start(setup.programs, { clockBounds: POSSIBLY_STOPPED });
  try {
    const workload = await openWorkload(deployment, setup);
    for (let time = 0; time < setup.times; time++) {
      const copy = join(folder, `${time}`);
      await testRestore(deployment, workload, {
        copy: () => deployment.postgres.copyTo(copy),
        stopWriting: async () => {
          await deployment.postgres.kill();
          await pause(DELIVERY_TIME);
          const some = workload.clients.filter((_, number) => number % 2 === 0);
          await Promise.all(some.map((client) => client.leave())); // they reconnect after the restore
        },
        restore: async () => {
          await deployment.postgres.restore(copy);
          await deployment.postgres.start();
        },
        resume: async () => undefined,
      });
    }
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...unexpectedErrors(deployment.loggedErrors));
    return await resultOf(workload, 'PostgreSQL', setup);
  } finally {
    await deployment.remove();
    rmSync(folder, { recursive: true });
  }
}

/** What was confirmed before the copy must be in it; clients ahead of it must be reset, and all must play on. */
async function testRestore(deployment: Deployment, workload: Workload, method: BackupMethod): Promise<void> {
  await workload.runFor(0, true);
  const acknowledged = new Map(workload.clients.map((client) => [client, client.acknowledgements.length]));
  await method.copy();
  for (let i = 0; i < ROUNDS_AFTER_COPY; i++) await expectProgress(workload);
  await method.stopWriting();
  workload.activeTables = [...workload.allTables]; // finished matches may go on
  for (const client of workload.clients) client.acceptRollback(acknowledged.get(client)!);
  await method.restore();
  const ahead = await findClientsAhead(deployment, workload);
  if (ahead.size === 0) workload.violations.push('nothing came later than the copy');
  await method.resume();
  await waitUntilReset([...ahead].filter(([{ isConnected }]) => isConnected));
  workload.connectAll();
  const missing = await waitUntilReset([...ahead]);
  if (missing > 0) workload.violations.push(`${missing} clients that were ahead were not reset`);
  await expectProgress(workload);
  for (const client of workload.clients) client.rejectRollback();
  await workload.dropServers([]);
}

/** Clients that have seen more than the restored log, with their counts of resets. */
async function findClientsAhead(deployment: Deployment, { allTables }: Workload): Promise<Map<CheckingClient, number>> {
  const store = await deployment.openStore();
  const ahead = new Map<CheckingClient, number>();
  for (const { id, clients } of allTables) {
    const { length } = (await store.read(id, 0))!.entries;
    for (const client of clients) if (client.position > length) ahead.set(client, client.resetCount);
  }
  await store.close();
  return ahead;
}

/** Returns how many of them were not reset in time. */
async function waitUntilReset(ahead: readonly (readonly [CheckingClient, number])[]): Promise<number> {
  const end = performance.now() + TIMEOUT;
  const countMissing = () => ahead.filter(([{ resetCount }, before]) => resetCount === before).length;
  while (countMissing() > 0 && performance.now() < end) await pause(POLL_INTERVAL);
  return countMissing();
}

function environmentFor(folder: string): Record<string, string> {
  return { PATH: process.env.PATH ?? '', DATA_DIR: folder };
}

async function resultOf(workload: Workload, store: string, { times }: FaultTestSetup): Promise<FaultTestResult> {
  const { violations } = await workload.collectFigures();
  const noticed = workload.clients.reduce((sum, { resetCount }) => sum + resetCount, 0);
  const summary = `${times} times an older back-up of ${store} was restored; ${noticed} resets of clients`;
  return { violations, noticed, summary };
}
