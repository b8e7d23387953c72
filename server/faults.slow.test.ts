import { FastChance } from '@kuluary/kernel/chance';
import { describe, expect, it } from 'vitest';
import { build } from '../cli/build.mjs';
import { restorePostgres, restoreSqlite } from './faults/back-up.ts';
import { cutOff, deafen } from './faults/cut.ts';
import { fullDisk, fullPostgresDisk } from './faults/full-disk.ts';
import type { Aftermath, Trouble } from './faults/trouble.ts';

async function comes(fault: (trouble: Trouble) => Promise<Aftermath>): Promise<void> {
  const programs = { victim: await build('server/kills/victim.ts'), botWorker: await build('server/bot-worker.ts') };
  const chance = new FastChance(Date.now()); // other moments in every run
  const { faults, felt } = await fault({ programs, chance, tables: 6, times: 1 });
  expect(faults).toEqual([]);
  expect(felt).toBeGreaterThan(0);
}

describe.concurrent('faults while people play', () => {
  it('[T72] a full disk under SQLite: moves are refused, nothing is lost, and with space again all go on', () =>
    comes(fullDisk));

  it('[T73] a full disk under PostgreSQL: the same, once PostgreSQL is there again', () => comes(fullPostgresDisk));

  it('[T74] a server cut off from PostgreSQL, silently and by a reset: the others go on, and afterwards all know the same', () =>
    comes(cutOff));

  it('[T75] a server whose ear is cut off: moves of the others still arrive, and it listens again', () =>
    comes(deafen));

  it('[T76] an older back-up of SQLite: whoever has seen more is told everything anew, and all go on', () =>
    comes(restoreSqlite));

  it('[T77] an older back-up of PostgreSQL under living servers: they notice, and tell everybody', () =>
    comes(restorePostgres));
});
