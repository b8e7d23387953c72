// The program that the crash tests kill: it opens a store, appends at several tables at once without end, and says
// each acknowledged position. `tsx store/appender.fixture.ts sqlite FOLDER`, or `postgres URL`.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import { CRASH_TABLES, entryAt, headAt, type Kind, OPENERS } from './crash.fixture.ts';

const [kind, where] = process.argv.slice(2) as [Kind, string];
const store = await OPENERS[kind](where);
await Promise.all(CRASH_TABLES.map(appendForever));

async function appendForever(table: TableId): Promise<never> {
  await store.create(table, entryAt(table, 1), headAt(1));
  let { length: position } = (await store.read(table, 0))!.entries;
  await say(table, position);
  for (;;) {
    position++;
    const append = { table, position, entry: entryAt(table, position), id: `${position}`, head: headAt(position) };
    const answer = await store.append(append);
    // PostgreSQL may have carried out a last wish of the process that was killed before
    const isThere = answer.type === 'appended' || (answer.type === 'repeated' && answer.position === position);
    if (!isThere) throw new Error(`${table} ${position}: ${answer.type}`);
    await say(table, position);
  }
}

function say(table: TableId, position: LogPosition): Promise<unknown> {
  return new Promise((said) => process.stdout.write(`${table} ${position}\n`, said));
}
