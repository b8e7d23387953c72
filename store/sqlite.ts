// The store in a folder, for one server. It is the only writer (the folder is locked), so the last position of each
// table can be kept in memory, and what must be atomic simply runs between two awaits.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterHeartbeat, type Downtime } from '@kuluary/host/downtime';
import {
  type AppendRequest,
  type AppendResult,
  PHASES,
  type Phase,
  type Store,
  type StoredLog,
  type TableHead,
  type UntouchedSince,
} from '@kuluary/host/store';
import type { TableId } from '@kuluary/protocol/ids';
import type Database from 'libsql';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { DATABASE_FILE, openDatabaseFile } from './sqlite-file.ts';
import { checkAppend, checkName, checkText } from './store-limits.ts';
import { errorMessageOf, StoreOpenError } from './store-open-error.ts';

const TABLE_TAILS_LIMIT = 5_000; // tables whose last entry is kept in memory

export async function openSqlite(folder: string): Promise<Store> {
  const lock = lockNewFolder(folder);
  let database: Database.Database | undefined;
  try {
    database = openDatabaseFile(join(folder, DATABASE_FILE));
    return new SqliteStore(database, lock);
  } catch (error) {
    database?.close();
    lock.release();
    throw error;
  }
}

function lockNewFolder(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError('unreadable', `The folder ${folder} cannot be used: ${errorMessageOf(error)}.`, error);
  }
}

/** The last entry of a table, and the ids it has taken. */
interface TableTail {
  readonly tableNumber: number;
  lastPosition: number;
  lastEntryNumber: number;
  readonly ids: Map<string, number>; // taken ones, with their positions
}

interface Write {
  readonly append: AppendRequest;
  readonly begins: boolean; // the table begins with this entry
}

type HeadRow = [tail: number, phase: Phase, at: number, deadline: number | null];

const APPENDED: AppendResult = { type: 'appended' };
const CONFLICT: AppendResult = { type: 'conflict' };

class SqliteStore implements Store {
  private readonly database: Database.Database;
  private readonly lock: FolderLock;
  private readonly statements: Statements;
  private readonly tableTails = new Map<string, TableTail>();
  private readonly writes = new GroupCommit<Write, AppendResult>((batch) => this.commit(batch));
  private nextEntry: number; // the number of the next entry to be written
  private isClosed = false;

  constructor(database: Database.Database, lock: FolderLock) {
    this.database = database;
    this.lock = lock;
    this.statements = prepareStatements(database);
    this.nextEntry = this.nextFreeNumber();
  }

  async create(table: TableId, entry: string, head: TableHead): Promise<boolean> {
    const { type } = await this.submit({
      append: { table, position: 1, entry, id: null, head },
      begins: true,
    });
    return type === 'appended';
  }

  append(request: AppendRequest): Promise<AppendResult> {
    return this.submit({ append: request, begins: false });
  }

  async read(table: TableId, after: number): Promise<StoredLog | undefined> {
    this.checkOpen();
    const row = this.statements.head.get([table]) as HeadRow | undefined;
    if (!row) return undefined;
    const [tail, phase, at, deadline] = row;
    const entries = this.statements.entries.all([tail, after]) as [string][];
    return { head: { phase, at, deadline }, entries: entries.map(([entry]) => entry) };
  }

  async due(now: number, limit: number): Promise<string[]> {
    this.checkOpen();
    return (this.statements.due.all([now, limit]) as [string][]).map(([table]) => table);
  }

  async beat(now: number, graceTime: number): Promise<Downtime[]> {
    this.checkOpen();
    return this.atomically(() => {
      const [before] = (this.statements.lastBeat.get([]) as [number] | undefined) ?? [null];
      const rows = this.statements.downtimes.all([]) as [number, number][];
      const known = rows.map(([from, to]) => ({ from, to }));
      const { last, downtimes, gap } = afterHeartbeat({ last: before, downtimes: known }, now, graceTime);
      if (before === null) this.statements.firstBeat.run([last]);
      else if (last !== before) this.statements.nextBeat.run([last]);
      if (gap !== 0) this.statements.postpone.run([gap]);
      if (downtimes !== known) this.replaceDowntimes(downtimes);
      return [...downtimes];
    });
  }

  private replaceDowntimes(downtimes: readonly Downtime[]): void {
    this.statements.clearDowntimes.run([]);
    for (const { from, to } of downtimes) this.statements.addDowntime.run([from, to]);
  }

  async sweep(before: UntouchedSince, limit: number): Promise<number> {
    this.checkOpen();
    return this.atomically(() => {
      const { lobby, playing, over } = before;
      const untouched = this.statements.untouched.all([lobby, playing, over, limit]) as [string, number][];
      for (const [table, tail] of untouched) {
        this.statements.deleteEntries.run([tail]);
        this.statements.deleteTable.run([table]);
        this.tableTails.delete(table);
      }
      return untouched.length;
    });
  }

  async count(): Promise<Record<Phase, number>> {
    this.checkOpen();
    const counted = Object.fromEntries(this.statements.count.all([]) as [Phase, number][]);
    return Object.fromEntries(PHASES.map((phase) => [phase, counted[phase] ?? 0])) as Record<Phase, number>;
  }

  async secret(name: string, proposed: string): Promise<string> {
    this.checkOpen();
    checkName('a secret', name);
    checkText('a secret', proposed);
    this.statements.addSecret.run([name, proposed]);
    return (this.statements.secret.get([name]) as [string])[0];
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.writes.idle();
    try {
      this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'); // so that a copy of the database file alone is complete
    } finally {
      this.database.close();
      this.lock.release();
    }
  }

  private async submit(write: Write): Promise<AppendResult> {
    this.checkOpen();
    checkAppend(write.append);
    return this.writes.submit(write);
  }

  private commit(batch: readonly Write[]): AppendResult[] {
    return this.atomically(() =>
      batch.map(({ append, begins }) => (begins ? this.beginTable(append) : this.addEntry(append))),
    );
  }

  private beginTable({ table, entry, head }: AppendRequest): AppendResult {
    const { phase, at, deadline } = head;
    const entryNumber = this.nextEntry;
    const inserted = this.statements.insertTable.run([table, entryNumber, phase, at, deadline]);
    if (inserted.changes === 0) return CONFLICT;
    this.statements.insertEntry.run([entryNumber, null, 1, null, entry]);
    this.nextEntry++;
    const tableNumber = Number(inserted.lastInsertRowid);
    this.rememberTail(table, { tableNumber, lastPosition: 1, lastEntryNumber: entryNumber, ids: new Map() });
    return APPENDED;
  }

  private addEntry({ table, position, entry, id, head }: AppendRequest): AppendResult {
    const known = this.tailOf(table);
    if (!known) return CONFLICT;
    const taken = id === null ? undefined : known.ids.get(id);
    if (taken !== undefined) return { type: 'repeated', position: taken };
    if (position !== known.lastPosition + 1) return CONFLICT;
    const entryNumber = this.nextEntry++;
    const { phase, at, deadline } = head;
    const advanced = this.statements.advanceTable.run([known.tableNumber, position, entryNumber, phase, at, deadline]);
    if (advanced.changes !== 1) return this.forgetTail(table);
    this.statements.insertEntry.run([entryNumber, known.lastEntryNumber, position, id, entry]);
    known.lastPosition = position;
    known.lastEntryNumber = entryNumber;
    if (id !== null) known.ids.set(id, position);
    return APPENDED;
  }

  /** Cannot happen, as there is no other writer; if it does, the file is right. */
  private forgetTail(table: TableId): AppendResult {
    this.tableTails.delete(table);
    return CONFLICT;
  }

  private tailOf(table: TableId): TableTail | undefined {
    const known = this.tableTails.get(table);
    if (known) return known;
    const row = this.statements.tail.get([table]) as [number, number, number] | undefined;
    if (!row) return undefined;
    const [tableNumber, lastPosition, lastEntryNumber] = row;
    const ids = new Map(this.statements.ids.all([lastEntryNumber]) as [string, number][]);
    return this.rememberTail(table, { tableNumber, lastPosition, lastEntryNumber, ids });
  }

  private rememberTail(table: TableId, tableTail: TableTail): TableTail {
    if (this.tableTails.size >= TABLE_TAILS_LIMIT) this.tableTails.delete(this.tableTails.keys().next().value!); // the oldest
    this.tableTails.set(table, tableTail);
    return tableTail;
  }

  private atomically<Result>(act: () => Result): Result {
    this.rollBack(); // in case an earlier rollback failed
    this.statements.beginTransaction.run([]);
    try {
      const result = act();
      this.statements.commitTransaction.run([]);
      return result;
    } catch (error) {
      this.tableTails.clear(); // they may belong to entries that were rolled back
      this.rollBack();
      this.nextEntry = this.nextFreeNumber();
      throw error;
    }
  }

  private rollBack(): void {
    if (this.database.inTransaction) this.database.exec('ROLLBACK');
  }

  private nextFreeNumber(): number {
    return (this.statements.lastEntry.get([]) as [number])[0] + 1;
  }

  private checkOpen(): void {
    if (this.isClosed) throw new Error('the store is closed');
  }
}

type Statements = ReturnType<typeof prepareStatements>;

function prepareStatements(database: Database.Database) {
  const plan = (text: string) => database.prepare(text);
  const rows = (text: string) => database.prepare(text).raw();
  return {
    beginTransaction: plan('BEGIN IMMEDIATE'),
    commitTransaction: plan('COMMIT'),

    insertTable: plan(`INSERT INTO tables (name, last, tail, phase, at, deadline) VALUES (?1, 1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO NOTHING`),
    tail: rows('SELECT number, last, tail FROM tables WHERE name = ?1'),
    insertEntry: plan('INSERT INTO entries (number, before, position, id, entry) VALUES (?1, ?2, ?3, ?4, ?5)'),
    advanceTable: plan(`UPDATE tables SET last = ?2, tail = ?3, phase = ?4, at = ?5, deadline = ?6
      WHERE number = ?1 AND last = ?2 - 1`),
    lastEntry: rows('SELECT coalesce(max(number), 0) FROM entries'),
    ids: rows(`${chainFrom('?1')} SELECT id, position FROM chain JOIN entries USING (number) WHERE id IS NOT NULL`),

    head: rows('SELECT tail, phase, at, deadline FROM tables WHERE name = ?1'),
    entries: rows(`${chainFrom('?1', '?2')} SELECT entry FROM chain JOIN entries USING (number)
      WHERE position > ?2 ORDER BY number`),
    due: rows('SELECT name FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2'),
    count: rows('SELECT phase, count(*) FROM tables GROUP BY phase'),
    untouched: rows(`SELECT name, tail FROM tables
      WHERE phase = 'lobby' AND at < ?1 OR phase = 'playing' AND at < ?2 OR phase = 'over' AND at < ?3 LIMIT ?4`),
    deleteEntries: plan(`${chainFrom('?1')} DELETE FROM entries WHERE number IN (SELECT number FROM chain)`),
    deleteTable: plan('DELETE FROM tables WHERE name = ?1'),

    lastBeat: rows('SELECT at FROM beats'),
    firstBeat: plan('INSERT INTO beats (at) VALUES (?1)'),
    nextBeat: plan('UPDATE beats SET at = ?1'),
    downtimes: rows('SELECT began, ended FROM absences ORDER BY ended'),
    addDowntime: plan('INSERT INTO absences (began, ended) VALUES (?1, ?2)'),
    clearDowntimes: plan('DELETE FROM absences'),
    postpone: plan('UPDATE tables SET deadline = deadline + ?1 WHERE deadline IS NOT NULL'),

    addSecret: plan('INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING'),
    secret: rows('SELECT value FROM secrets WHERE name = ?1'),
  };
}

/** The numbers of a table's entries after a position, the last one first. */
function chainFrom(tail: string, after = '0'): string {
  return `WITH RECURSIVE chain (number) AS (
    SELECT ${tail} UNION ALL
    SELECT entries.before FROM chain JOIN entries USING (number) WHERE before IS NOT NULL AND position > ${after} + 1)`;
}
