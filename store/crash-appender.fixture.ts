// The program that the crash tests kill: it opens a store, appends at several tables at once without end, and prints
// each acknowledged position. `tsx store/crash-appender.fixture.ts sqlite FOLDER`, or `postgres URL`.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { CRASH_TABLES, entryAt, headAt, STORE_OPENERS, type StoreKind } from './crash.fixture.ts';

const [kind, where] = process.argv.slice(2) as [StoreKind, string];
const store = await STORE_OPENERS[kind](where);
await Promise.all(CRASH_TABLES.map(appendForever));

async function appendForever(table: TableId): Promise<never> {
  await store.create(table, entryAt(table, 1), headAt(1));
  let { length: position } = (await store.read(table, 0))!.entries;
  await reportAppended(table, position);
  for (;;) {
    position++;
    const append = { table, position, entry: entryAt(table, position), id: `${position}`, head: headAt(position) };
    const result = await store.append(append);
    // PostgreSQL may have carried out the last append of the process that was killed before
    const isStored = result.type === 'appended' || (result.type === 'repeated' && result.position === position);
    if (!isStored) throw new Error(`${table} ${position}: ${result.type}`);
    await reportAppended(table, position);
  }
}

function reportAppended(table: TableId, position: LogPosition): Promise<unknown> {
  return new Promise((written) => process.stdout.write(`${table} ${position}\n`, written));
}
