// Fault tests of a full disk: clients are refused as busy, and play on when there is space again.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '@kuluary/store/sqlite';
import { POSSIBLY_STOPPED } from '../kills/clock-bounds.ts';
import { KillableServer } from '../kills/killable-server.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpectedErrors } from '../kills/unexpected-errors.ts';
import type { Workload } from '../kills/workload.ts';
import {
  countBusyReplies,
  expectProgress,
  type FaultTestResult,
  type FaultTestSetup,
  openWorkload,
} from './fault-test.ts';
import { type FillableDisk, makeFillableDisk } from './fillable-disk.ts';

const SQLITE_DISK = 64; // MB
const POSTGRES_DISK = 160; // MB; an empty PostgreSQL needs fifty
const TIMEOUT = 60_000; // ms in which clients must notice
const FULL_TIME = 2000; // ms that the disk stays full after that
const POLL_INTERVAL = 50; // ms

/** Under SQLite. The server keeps running. */
export async function testFullSqliteDisk(setup: FaultTestSetup, make = makeFillableDisk): Promise<FaultTestResult> {
  const disk = await make(SQLITE_DISK);
  const launch = { data: join(disk.folder, 'data'), commandPrefix: disk.commandPrefix };
  const server = await KillableServer.prepare(setup.programs, launch);
  const copy = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const openStore = () => {
    disk.copy('data', copy);
    return openSqlite(copy);
  };
  try {
    await server.start();
    const workload = await openWorkload({ servers: [server], clockBounds: POSSIBLY_STOPPED, openStore }, setup);
    let busyReplies = 0;
    const writers = { pids: async () => [server.pid!], restart: async () => undefined };
    for (let time = 0; time < setup.times; time++) busyReplies += await fillOnce(disk, workload, writers);
    await workload.converge();
    await server.kill();
    workload.violations.push(...unexpectedErrors(server.loggedErrors));
    return await resultOf(workload, 'SQLite', setup, busyReplies);
  } finally {
    await server.remove();
    await disk.remove();
    rmSync(copy, { recursive: true });
  }
}

/** Under PostgreSQL. It may exit when it cannot write, and is then restarted; the servers keep running. */
export async function testFullPostgresDisk(setup: FaultTestSetup, make = makeFillableDisk): Promise<FaultTestResult> {
  const disk = await make(POSTGRES_DISK);
  const small = ['shared_buffers=16MB', 'min_wal_size=2MB', 'max_wal_size=8MB', 'autovacuum=off'];
  const postgres = {
    folder: join(disk.folder, 'postgres'),
    commandPrefix: disk.unprivilegedCommandPrefix,
    flags: small,
  };
  const deployment = await TwoServers.start(setup.programs, { clockBounds: POSSIBLY_STOPPED, postgres });
  try {
    const workload = await openWorkload(deployment, setup);
    let busyReplies = 0;
    const writers = {
      pids: () => deployment.postgres.processes(),
      restart: async () => {
        if (!deployment.postgres.isRunning) await deployment.postgres.start();
      },
    };
    for (let time = 0; time < setup.times; time++) busyReplies += await fillOnce(disk, workload, writers);
    await workload.converge();
    await deployment.killServers();
    workload.violations.push(...unexpectedErrors(deployment.loggedErrors));
    return await resultOf(workload, 'PostgreSQL', setup, busyReplies);
  } finally {
    await deployment.remove();
    await disk.remove();
  }
}

/** The processes that write to the disk. */
interface WritingProcesses {
  pids(): Promise<readonly number[]>;
  restart(): Promise<void>; // those that have exited
}

/** Fills the disk until clients are refused as busy, then frees it. Returns the number of such refusals. */
async function fillOnce(disk: FillableDisk, workload: Workload, writers: WritingProcesses): Promise<number> {
  await workload.runFor(0, true);
  const before = countBusyReplies(workload.clients);
  const end = performance.now() + TIMEOUT;
  do {
    disk.fill(await writers.pids()); // again: space may have been freed, or processes started
    await pause(POLL_INTERVAL);
  } while (countBusyReplies(workload.clients) === before && performance.now() < end);
  if (countBusyReplies(workload.clients) === before)
    workload.violations.push('nobody has noticed that the disk is full');
  await pause(FULL_TIME);
  const positions = workload.positions();
  disk.free(await writers.pids());
  await writers.restart();
  await expectProgress(workload, positions);
  await workload.dropServers([]);
  return countBusyReplies(workload.clients) - before;
}

async function resultOf(
  workload: Workload,
  store: string,
  { times }: FaultTestSetup,
  noticed: number,
): Promise<FaultTestResult> {
  const { violations } = await workload.collectFigures();
  return {
    violations,
    noticed,
    summary: `${times} times the disk of ${store} was full; ${noticed} busy replies`,
  };
}
