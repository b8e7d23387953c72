// The store in a folder, for one server. Nobody else writes there (the lock sees to that), so the last positions of
// tables may be remembered, and everything that must be atomic simply runs between two awaits.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
import type Database from 'libsql';
import { checkAppend, checkName, checkText } from './bounds.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { reasonIn, StoreRefused } from './refused.ts';
import { DATABASE_FILE, openFile } from './sqlite-file.ts';

const PLACES_LIMIT = 10_000; // tables whose last position is remembered

export async function openSqlite(folder: string): Promise<Store> {
  const lock = enter(folder);
  try {
    return new SqliteStore(openFile(join(folder, DATABASE_FILE)), lock);
  } catch (error) {
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
  last: number;
}

interface Write {
  readonly append: Append;
  readonly begins: boolean; // the table begins with this entry
}

type HeadRow = [number: number, phase: Phase, at: number, deadline: number | null];

const APPENDED: Appended = { type: 'appended' };
const CONFLICT: Appended = { type: 'conflict' };

class SqliteStore implements Store {
  private readonly database: Database.Database;
  private readonly lock: FolderLock;
  private readonly statements: Statements;
  private readonly places = new Map<string, Place>();
  private readonly writes = new GroupCommit<Write, Appended>((batch) => this.commit(batch));
  private isClosed = false;

  constructor(database: Database.Database, lock: FolderLock) {
    this.database = database;
    this.lock = lock;
    this.statements = prepare(database);
  }

  async create(table: string, entry: string, head: Head): Promise<boolean> {
    const { type } = await this.write({ append: { table, position: 1, entry, id: null, head }, begins: true });
    return type === 'appended';
  }

  append(append: Append): Promise<Appended> {
    return this.write({ append, begins: false });
  }

  async read(table: string, after: number): Promise<Stored | undefined> {
    this.checkOpen();
    const row = this.statements.head.get([table]) as HeadRow | undefined;
    if (!row) return undefined;
    const [number, phase, at, deadline] = row;
    const entries = this.statements.entries.all([number, after]) as [string][];
    return { head: { phase, at, deadline }, entries: entries.map(([entry]) => entry) };
  }

  async due(now: number, limit: number): Promise<string[]> {
    this.checkOpen();
    return (this.statements.due.all([now, limit]) as [string][]).map(([table]) => table);
  }

  async beat(now: number, patience: number): Promise<number> {
    this.checkOpen();
    return this.atomically(() => {
      const [last] = (this.statements.lastBeat.get([]) as [number] | undefined) ?? [undefined];
      if (last === undefined) this.statements.firstBeat.run([now]);
      else if (now > last) this.statements.nextBeat.run([now]);
      const gap = last === undefined ? 0 : now - last;
      if (gap <= Math.max(patience, 0)) return 0;
      this.statements.postpone.run([gap]);
      return gap;
    });
  }

  async sweep(before: SweepRule, limit: number): Promise<number> {
    this.checkOpen();
    this.places.clear();
    return this.statements.sweep.run([before.lobby, before.playing, before.over, limit]).changes;
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
    const begun = this.statements.begin.run([table, phase, at, deadline]);
    if (begun.changes === 0) return CONFLICT;
    const number = Number(begun.lastInsertRowid);
    this.statements.add.run([number, 1, null, entry]);
    this.remember(table, { number, last: 1 });
    return APPENDED;
  }

  private addEntry({ table, position, entry, id, head }: Append): Appended {
    const place = this.placeOf(table);
    if (!place) return CONFLICT;
    const { number, last } = place;
    if (position === last + 1 && this.statements.add.run([number, position, id, entry]).changes === 1) {
      this.statements.move.run([number, position, head.phase, head.at, head.deadline]);
      place.last = position;
      return APPENDED;
    }
    const taken = id === null ? undefined : (this.statements.taken.get([number, id]) as [number] | undefined);
    return taken ? { type: 'repeated', position: taken[0] } : CONFLICT;
  }

  private placeOf(table: string): Place | undefined {
    const known = this.places.get(table);
    if (known) return known;
    const row = this.statements.place.get([table]) as [number, number] | undefined;
    return row && this.remember(table, { number: row[0], last: row[1] });
  }

  private remember(table: string, place: Place): Place {
    if (this.places.size >= PLACES_LIMIT) this.places.clear();
    this.places.set(table, place);
    return place;
  }

  private atomically<Result>(act: () => Result): Result {
    this.statements.beginTransaction.run([]);
    try {
      const result = act();
      this.statements.commitTransaction.run([]);
      return result;
    } catch (error) {
      this.places.clear(); // they may be of entries that are no more
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
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

    begin: plan(`INSERT INTO tables (name, last, status, at, deadline) VALUES (?1, 1, ?2, ?3, ?4)
      ON CONFLICT DO NOTHING`),
    place: rows('SELECT number, last FROM tables WHERE name = ?1'),
    add: plan('INSERT INTO entries ("table", position, id, entry) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING'),
    move: plan('UPDATE tables SET last = ?2, status = ?3, at = ?4, deadline = ?5 WHERE number = ?1'),
    taken: rows('SELECT position FROM entries WHERE "table" = ?1 AND id = ?2'),

    head: rows('SELECT number, status, at, deadline FROM tables WHERE name = ?1'),
    entries: rows('SELECT entry FROM entries WHERE "table" = ?1 AND position > ?2 ORDER BY position'),
    due: rows('SELECT name FROM tables WHERE deadline <= ?1 ORDER BY deadline LIMIT ?2'),
    count: rows('SELECT status, count(*) FROM tables GROUP BY status'),
    sweep: plan(`DELETE FROM tables WHERE number IN (SELECT number FROM tables
      WHERE status = 'lobby' AND at < ?1 OR status = 'playing' AND at < ?2 OR status = 'over' AND at < ?3 LIMIT ?4)`),

    lastBeat: rows('SELECT at FROM beats'),
    firstBeat: plan('INSERT INTO beats (at) VALUES (?1)'),
    nextBeat: plan('UPDATE beats SET at = ?1'),
    postpone: plan('UPDATE tables SET deadline = deadline + ?1 WHERE deadline IS NOT NULL'),

    decideSecret: plan('INSERT INTO secrets (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING'),
    secret: rows('SELECT value FROM secrets WHERE name = ?1'),
  };
}
