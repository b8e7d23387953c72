// npx tsx store/fsync-count.ts: counts, with strace, how often the operating system is asked to put data on disk for
// each acknowledged append. One at a time each needs its own; a hundred at once share them.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Store, TableHead } from '@kuluary/host/store';
import type { TableId } from '@kuluary/protocol/ids';
import { openSqlite } from './sqlite.ts';

const APPENDS = 1_000;
const CONCURRENCIES = [1, 100];
const HEAD: TableHead = { phase: 'playing', at: 1, deadline: 2 };

const [folder, tables, appends] = process.argv.slice(2);
if (folder) await appendInFolder(folder, Number(tables), Number(appends));
else if (hasStrace()) for (const concurrency of CONCURRENCIES) report(concurrency);
else console.log('strace is not installed here, so nothing can be counted.');

function hasStrace(): boolean {
  return spawnSync('strace', ['--version']).status === 0;
}

function report(concurrency: number): void {
  const idle = countSyncs(concurrency, 0); // to open the store, begin the tables, and close it
  const syncs = countSyncs(concurrency, APPENDS) - idle;
  const each = (syncs / APPENDS).toFixed(3);
  console.log(`${APPENDS} appends, ${concurrency} at a time: ${syncs} fsyncs, ${each} for each acknowledged append`);
}

/** Runs this program again under strace; every line of its output is a call. */
function countSyncs(concurrency: number, count: number): number {
  const temporary = mkdtempSync(join(tmpdir(), 'kuluary-fsyncs-'));
  const output = join(temporary, 'strace');
  const program = [fileURLToPath(import.meta.url), join(temporary, 'data'), `${concurrency}`, `${count}`];
  const options = ['-f', '-o', output, '-e', 'trace=fsync,fdatasync', '-e', 'signal=none'];
  try {
    const { status } = spawnSync('strace', [...options, process.execPath, '--import', 'tsx', ...program], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`the traced program ended with ${status}`);
    return readFileSync(output, 'utf8').match(/ (fsync|fdatasync)\(/g)?.length ?? 0;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

async function appendInFolder(folder: string, concurrency: number, count: number): Promise<void> {
  const store = await openSqlite(folder);
  const each = Array.from({ length: concurrency }, (_, i) => appendAt(store, `t${i}`, count / concurrency));
  await Promise.all(each);
  await store.close();
}

async function appendAt(store: Store, table: TableId, count: number): Promise<void> {
  await store.create(table, '"first"', HEAD);
  for (let position = 2; position < 2 + count; position++) {
    const { type } = await store.append({ table, position, entry: '"move"', id: `${position}`, head: HEAD });
    if (type !== 'appended') throw new Error(type);
  }
}
