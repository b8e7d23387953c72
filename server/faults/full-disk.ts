// The disk is full while people play: they are told to wait, and when there is space again they go on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite } from '@kuluary/store/sqlite';
import { AT_MOST } from '../kills/clocks.ts';
import type { Company } from '../kills/company.ts';
import { TwoServers } from '../kills/two-servers.ts';
import { unexpected } from '../kills/unexpected.ts';
import { VictimProcess } from '../kills/victim-process.ts';
import { type Disk, diskOf } from './disk.ts';
import { type Aftermath, allGoOn, busyOf, gathered, type Trouble } from './trouble.ts';

const SQLITE_DISK = 64; // MB
const POSTGRES_DISK = 160; // MB: an empty PostgreSQL has fifty
const PATIENCE = 60_000; // ms in which a full disk must be noticed
const FULL = 2000; // ms that it stays full then
const LOOK = 50; // ms

/** Under the embedded database. The server lives on. */
export async function fullDisk(trouble: Trouble, make = diskOf): Promise<Aftermath> {
  const disk = await make(SQLITE_DISK);
  const place = { data: join(disk.folder, 'data'), within: disk.within };
  const victim = await VictimProcess.prepare(trouble.programs, place);
  const copy = mkdtempSync(join(tmpdir(), 'kuluary-copy-'));
  const openStore = () => {
    disk.copy('data', copy);
    return openSqlite(copy);
  };
  try {
    await victim.start();
    const company = await gathered({ servers: [victim], clocks: AT_MOST, openStore }, trouble);
    let waited = 0;
    const writers = { pids: async () => [victim.pid!], revive: async () => undefined };
    for (let time = 0; time < trouble.times; time++) waited += await fill(disk, company, writers);
    await company.settle();
    await victim.kill();
    company.faults.push(...unexpected(victim.complaints));
    return await aftermath(company, 'SQLite', trouble, waited);
  } finally {
    await victim.remove();
    await disk.remove();
    rmSync(copy, { recursive: true });
  }
}

/** Under PostgreSQL. It may give up when it cannot write, and is started again then; the servers live on. */
export async function fullPostgresDisk(trouble: Trouble, make = diskOf): Promise<Aftermath> {
  const disk = await make(POSTGRES_DISK);
  const small = ['shared_buffers=16MB', 'min_wal_size=2MB', 'max_wal_size=8MB', 'autovacuum=off'];
  const postgres = { folder: join(disk.folder, 'postgres'), within: disk.withinAsNobody, flags: small };
  const house = await TwoServers.start(trouble.programs, { clocks: AT_MOST, postgres });
  try {
    const company = await gathered(house, trouble);
    let waited = 0;
    const writers = {
      pids: () => house.postgres.processes(),
      revive: async () => {
        if (!house.postgres.isRunning) await house.postgres.start();
      },
    };
    for (let time = 0; time < trouble.times; time++) waited += await fill(disk, company, writers);
    await company.settle();
    await house.killServers();
    company.faults.push(...unexpected(house.complaints));
    return await aftermath(company, 'PostgreSQL', trouble, waited);
  } finally {
    await house.remove();
    await disk.remove();
  }
}

/** Who writes to the disk. */
interface Writers {
  pids(): Promise<readonly number[]>;
  revive(): Promise<void>; // starts again whoever has given up
}

/** Fills the disk, until everybody who wants something has been told to wait; then there is space again. */
async function fill(disk: Disk, company: Company, writers: Writers): Promise<number> {
  await company.play(0, true);
  const before = busyOf(company.witnesses);
  const end = performance.now() + PATIENCE;
  do {
    disk.fill(await writers.pids()); // again: something may have been let go meanwhile, or somebody started
    await pause(LOOK);
  } while (busyOf(company.witnesses) === before && performance.now() < end);
  if (busyOf(company.witnesses) === before) company.faults.push('nobody has noticed that the disk is full');
  await pause(FULL);
  const standing = company.standing();
  disk.free(await writers.pids());
  await writers.revive();
  await allGoOn(company, standing);
  await company.lose([]);
  return busyOf(company.witnesses) - before;
}

async function aftermath(company: Company, store: string, { times }: Trouble, felt: number): Promise<Aftermath> {
  const { faults } = await company.figures();
  return {
    faults,
    felt,
    told: `${times} times the disk of ${store} was full; ${felt} times somebody was told to wait`,
  };
}
