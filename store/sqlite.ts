// The store in a folder, for one server. Nobody else writes there (the lock sees to that), so it may be remembered where
// tables stand, and everything that must be atomic simply runs between two awaits.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Absence, afterSign } from '@kuluary/host/absences';
import {
  type Append,
  type Appended,
  type Head,
  PHASES,
  type Phase,
  type Store,
  type Stored,
  type SweepRule,
} from '@kuluary/host/store';
import type { TableId } from '@kuluary/protocol/ids';
import type Database from 'libsql';
import { checkAppend, checkName, checkText } from './bounds.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { reasonIn, StoreRefused } from './refused.ts';
import { DATABASE_FILE, openFile } from './sqlite-file.ts';

const PLACES_LIMIT = 5_000; // tables of which is remembered where they stand

export async function openSqlite(folder: string): Promise<Store> {
  const lock = enter(folder);
  let database: Database.Database | undefined;
  try {
    database = openFile(join(folder, DATABASE_FILE));
    return new SqliteStore(database, lock);
  } catch (error) {
    database?.close();
    lock.release();
    throw error;
  }
}

function enter(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    throw new StoreRefused('unreadable', `The folder ${folder} cannot be used: ${reasonIn(error)}.`, error);
  }
}

/** Where a table stands. */
interface Place {
  readonly number: number;
  last: number; // position of the last entry
  tail: number; // its number
  readonly ids: Map<string, number>; // which are taken, and where
}

interface Write {
  readonly append: Append;
  readonly begins: boolean; // the table begins with this entry
}

type HeadRow = [tail: number, phase: Phase, at: number, deadline: number | null];

const APPENDED: Appended = { type: 'appended' };
const CONFLICT: Appended = { type: 'conflict' };

class SqliteStore implements Store {
  private readonly database: Database.Database;
  private readonly lock: FolderLock;
  private readonly statements: Statements;
  private readonly places = new Map<string, Place>();
  private readonly writes = new GroupCommit<Write, Appended>((batch) => this.commit(batch));
  private nextEntry: number; // the number of the next entry to be written
  private isClosed = false;

  constructor(database: Database.Database, lock: FolderLock) {
    this.database = database;
    this.lock = lock;
    this.statements = prepare(database);
    this.nextEntry = this.freeNumber();
  }

  async create(table: TableId, entry: string, head: Head): Promise<boolean> {
    const { type } = await this.write({ append: { table, position: 1, entry, id: null, head }, begins: true });
    return type === 'appended';
  }

  append(append: Append): Promise<Appended> {
    return this.write({ append, begins: false });
  }

  async read(table: TableId, after: number): Promise<Stored | undefined> {
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

  async beat(now: number, patience: number): Promise<Absence[]> {
    this.checkOpen();
    return this.atomically(() => {
      const [before] = (this.statements.lastBeat.get([]) as [number] | undefined) ?? [null];
      const rows = this.statements.absences.all([]) as [number, number][];
      const known = rows.map(([from, to]) => ({ from, to }));
      const { last, absences, gap } = afterSign({ last: before, absences: known }, now, patience);
      if (before === null) this.statements.firstBeat.run([last]);
      else if (last !== before) this.statements.nextBeat.run([last]);
      if (gap !== 0) this.statements.postpone.run([gap]);
      if (absences !== known) this.keepAbsences(absences);
      return [...absences];
    });
  }

  private keepAbsences(absences: readonly Absence[]): void {
    this.statements.forgetAbsences.run([]);
    for (const { from, to } of absences) this.statements.noteAbsence.run([from, to]);
  }

  async sweep(before: SweepRule, limit: number): Promise<number> {
    this.checkOpen();
    return this.atomically(() => {
      const gone = this.statements.swept.all([before.lobby, before.playing, before.over, limit]) as [string, number][];
      for (const [table, tail] of gone) {
        this.statements.dropEntries.run([tail]);
        this.statements.drop.run([table]);
        this.places.delete(table);
      }
      return gone.length;
    });
  }

  async count(): Promise<Record<Phase, number>> {
    this.checkOpen();
    const counted = Object.fromEntries(this.statements.count.all([]) as [Phase, number][]);
    return Object.fromEntries(PHASES.map((phase) => [phase, counted[phase] ?? 0])) as Record<Phase, number>;
  }

  async secret(name: string, fresh: string): Promise<string> {
    this.checkOpen();
    checkName('a secret', name);
    checkText('a secret', fresh);
    this.statements.decideSecret.run([name, fresh]);
    return (this.statements.secret.get([name]) as [string])[0];
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.writes.idle();
    try {
      this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'); // all in one file, for whoever copies the folder now
    } finally {
      this.database.close();
      this.lock.release();
    }
  }

  private async write(write: Write): Promise<Appended> {
    this.checkOpen();
    checkAppend(write.append);
    return this.writes.ask(write);
  }

  private commit(batch: readonly Write[]): Appended[] {
    return this.atomically(() =>
      batch.map(({ append, begins }) => (begins ? this.beginTable(append) : this.addEntry(append))),
    );
  }

  private beginTable({ table, entry, head }: Append): Appended {
    const { phase, at, deadline } = head;
    const tail = this.nextEntry;
    const begun = this.statements.begin.run([table, tail, phase, at, deadline]);
    if (begun.changes === 0) return CONFLICT;
    this.statements.add.run([tail, null, 1, null, entry]);
    this.nextEntry++;
    this.remember(table, { number: Number(begun.lastInsertRowid), last: 1, tail, ids: new Map() });
    return APPENDED;
  }

  private addEntry({ table, position, entry, id, head }: Append): Appended {
    const place = this.placeOf(table);
    if (!place) return CONFLICT;
    const taken = id === null ? undefined : place.ids.get(id);
    if (taken !== undefined) return { type: 'repeated', position: taken };
    if (position !== place.last + 1) return CONFLICT;
    const tail = this.nextEntry++;
    const { phase, at, deadline } = head;
    const moved = this.statements.move.run([place.number, position, tail, phase, at, deadline]);
    if (moved.changes !== 1) return this.misremembered(table);
    this.statements.add.run([tail, place.tail, position, id, entry]);
    place.last = position;
    place.tail = tail;
    if (id !== null) place.ids.set(id, position);
    return APPENDED;
  }

  /** Nobody else writes here, so this cannot be; but should it be, the truth is in the file. */
  private misremembered(table: TableId): Appended {
    this.places.delete(table);
    return CONFLICT;
  }

  private placeOf(table: TableId): Place | undefined {
    const known = this.places.get(table);
    if (known) return known;
    const row = this.statements.place.get([table]) as [number, number, number] | undefined;
    if (!row) return undefined;
    const [number, last, tail] = row;
    const named = this.statements.ids.all([tail]) as [string, number][];
    return this.remember(table, { number, last, tail, ids: new Map(named) });
  }

  private remember(table: TableId, place: Place): Place {
    if (this.places.size >= PLACES_LIMIT) this.places.delete(this.places.keys().next().value!); // the oldest
    this.places.set(table, place);
    return place;
  }

  private atomically<Result>(act: () => Result): Result {
    this.rollBack(); // should that have failed before, nothing of it may be seen or written
    this.statements.beginTransaction.run([]);
    try {
      const result = act();
      this.statements.commitTransaction.run([]);
      return result;
    } catch (error) {
      this.places.clear(); // they may be of entries that are no more
      this.rollBack();
      this.nextEntry = this.freeNumber();
      throw error;
    }
  }

  private rollBack(): void {
    if (this.database.inTransaction) this.database.exec('ROLLBACK');
  }

  private freeNumber(): number {
    return (this.statements.lastEntry.get([]) as [number])[0] + 1;
  }

  private checkOpen(): void {
    if (this.isClosed) throw new Error('the store is closed');
  }
}

type Statements = ReturnType<typeof prepare>;

function prepare(database: Database.Database) {
  const plan = (text: string) => database.prepare(text);
  const rows = (text: string) => database.prepare(text).raw();
  return {
    beginTransaction: plan('BEGIN IMMEDIATE'),
    commitTransaction: plan('COMMIT'),

    begin: plan(`INSERT INTO tables (name, last, tail, phase, at, deadline) VALUES (?1, 1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO NOTHING`),
    place: rows('SELECT number, last, tail FROM tables WHERE name = ?1'),
    add: plan('INSERT INTO entries (number, before, position, id, entry) VALUES (?1, ?2, ?3, ?4, ?5)'),
    move: plan(`UPDATE tables SET last = ?2, tail = ?3, phase = ?4, at = ?5, deadline = ?6
      WHERE number = ?1 AND last = ?2 - 1`),
    lastEntry: rows('SELECT coalesce(max(number), 0) FROM entries'),
    ids: rows(`${chainFrom('?1')} SELECT id, position FROM chain JOIN entries USING (number) WHERE id IS NOT NULL`),

    head: rows('SELECT tail, phase, at, deadline FROM tables WHERE name = ?1'),
    entries: rows(`${chainFrom('?1', '?2')} SELECT entry FROM chain JOIN entries USING (number)
      WHERE position > ?2 ORDER BY number`),
    due: rows('SELECT name FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2'),
    count: rows('SELECT phase, count(*) FROM tables GROUP BY phase'),
    swept: rows(`SELECT name, tail FROM tables
      WHERE phase = 'lobby' AND at < ?1 OR phase = 'playing' AND at < ?2 OR phase = 'over' AND at < ?3 LIMIT ?4`),
    dropEntries: plan(`${chainFrom('?1')} DELETE FROM entries WHERE number IN (SELECT number FROM chain)`),
    drop: plan('DELETE FROM tables WHERE name = ?1'),

    lastBeat: rows('SELECT at FROM beats'),
    firstBeat: plan('INSERT INTO beats (at) VALUES (?1)'),
    nextBeat: plan('UPDATE beats SET at = ?1'),
    absences: rows('SELECT began, ended FROM absences ORDER BY ended'),
    noteAbsence: plan('INSERT INTO absences (began, ended) VALUES (?1, ?2)'),
    forgetAbsences: plan('DELETE FROM absences'),
    postpone: plan('UPDATE tables SET deadline = deadline + ?1 WHERE deadline IS NOT NULL'),

    decideSecret: plan('INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING'),
    secret: rows('SELECT value FROM secrets WHERE name = ?1'),
  };
}

/** The numbers of a table's entries after a position, the last one first. */
function chainFrom(tail: string, after = '0'): string {
  return `WITH RECURSIVE chain (number) AS (
    SELECT ${tail} UNION ALL
    SELECT entries.before FROM chain JOIN entries USING (number) WHERE before IS NOT NULL AND position > ${after} + 1)`;
}
