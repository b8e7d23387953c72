// npx tsx store/pace.ts [postgres://…]: how many appends a store acknowledges in a second, and what one of them costs.
// At each of many tables one append is always under way, as at tables with players.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Head, Store } from '@kuluary/host/store';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const TABLES = 100;
const GAMES = 10; // one after another at each of them; the first is not measured
const MOVES = 100; // in a game

const ENTRY = JSON.stringify({ type: 'move', seat: 2, move: { type: 'steal', target: 1 }, at: 0, pad: 'x'.repeat(80) });

const url = process.argv[2];
if (url) await measure(await openPostgres(url));
else await measureFolder(mkdtempSync(join(tmpdir(), 'kuluary-pace-')));

async function measureFolder(folder: string): Promise<void> {
  try {
    await measure(await openSqlite(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(store: Store): Promise<void> {
  await playGames(store, 1);
  const cpu = process.cpuUsage();
  const start = performance.now();
  await playGames(store, GAMES);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const appends = TABLES * GAMES * MOVES;
  console.log(
    `${appends} appends at ${TABLES} tables: ${Math.round(appends / seconds)} a second, ` +
      `${((user + system) / appends).toFixed(1)} µs of CPU each`,
  );
  await store.close();
}

async function playGames(store: Store, games: number): Promise<void> {
  await Promise.all(
    Array.from({ length: TABLES }, async () => {
      for (let game = 0; game < games; game++) await playGame(store, `t${Math.random()}`);
    }),
  );
}

async function playGame(store: Store, table: string): Promise<void> {
  await store.create(table, ENTRY, headNow());
  for (let position = 2; position <= MOVES + 1; position++) {
    const append = { table, position, entry: ENTRY, id: `${table}:${position}`, head: headNow() };
    const { type } = await store.append(append);
    if (type !== 'appended') throw new Error(`${table} ${position}: ${type}`);
  }
}

function headNow(): Head {
  return { phase: 'playing', at: Date.now(), deadline: Date.now() + 30_000 };
}
