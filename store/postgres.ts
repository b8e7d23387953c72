// The store in PostgreSQL, for as many servers as you like. What must be atomic among them is one statement, or a
// transaction that first locks the row that all of them need.

import { randomUUID } from 'node:crypto';
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
import type { ServerId, TableId } from '@kuluary/protocol/ids';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { checkAppend, checkName, checkText } from './bounds.ts';
import { GroupCommit } from './group-commit.ts';
import type { Schema } from './migrations/postgres.ts';
import { appendAll } from './postgres-append.ts';
import { type Connected, connect } from './postgres-database.ts';
import { PostgresNeighbours } from './postgres-neighbours.ts';

/** `server` is its name among those that share the database. */
export async function openPostgres(url: string, server: ServerId = randomUUID()): Promise<Store> {
  return new PostgresStore(await connect(url), url, server);
}

const CREATE = `
  WITH begun AS (
    INSERT INTO tables (name, last, phase, at, deadline) VALUES ($1, 1, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING name
  )
  INSERT INTO entries ("table", position, entry) SELECT name, 1, $2 FROM begun`;

// One statement sees one moment: the head is of the last entry. It is the row at position 0.
const READ = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (name, after, number)
  )
  SELECT number::integer, 0 AS position, phase, at, deadline, NULL AS entry FROM asked JOIN tables USING (name)
  UNION ALL
  SELECT number::integer, position, NULL, NULL, NULL, entry FROM asked
  JOIN entries ON entries."table" = asked.name AND entries.position > asked.after
  ORDER BY position`;

// What is locked is being moved, or swept by another server.
const SWEEP = `
  WITH gone AS (
    SELECT name FROM tables
    WHERE phase = 'lobby' AND at < $1 OR phase = 'playing' AND at < $2 OR phase = 'over' AND at < $3
    LIMIT $4 FOR UPDATE SKIP LOCKED
  )
  DELETE FROM tables USING gone WHERE tables.name = gone.name`;

// A server that stops in the middle of it must not hold up the signs of life of all others.
const NOT_FOR_LONG = sql`set_config('idle_in_transaction_session_timeout', '5s', true)`.as('timeout');

interface ReadAsked {
  readonly table: TableId;
  readonly after: number;
}

class PostgresStore implements Store {
  readonly neighbours: PostgresNeighbours;
  private readonly pool: pg.Pool;
  private readonly database: Kysely<Schema>;
  private readonly appends: GroupCommit<Append, Appended>;
  private readonly reads: GroupCommit<ReadAsked, Stored | undefined>;
  private closing: Promise<void> | undefined;

  constructor({ pool, database }: Connected, url: string, server: ServerId) {
    this.pool = pool;
    this.database = database;
    this.neighbours = new PostgresNeighbours(pool, url, server);
    this.appends = new GroupCommit(
      (batch) => appendAll(pool, server, batch),
      ({ table }) => table,
    );
    this.reads = new GroupCommit((batch) => this.readAll(batch));
  }

  async create(table: TableId, entry: string, head: Head): Promise<boolean> {
    checkAppend({ table, position: 1, entry, id: null, head });
    const values = [table, entry, head.phase, head.at, head.deadline];
    const { rowCount } = await this.pool.query({ name: 'create', text: CREATE, values });
    return rowCount === 1;
  }

  async append(append: Append): Promise<Appended> {
    if (this.closing) throw new Error('the store is closed');
    checkAppend(append);
    return this.appends.ask(append);
  }

  async read(table: TableId, after: number): Promise<Stored | undefined> {
    return this.reads.ask({ table, after });
  }

  private async readAll(batch: readonly ReadAsked[]): Promise<(Stored | undefined)[]> {
    const values = [batch.map(({ table }) => table), batch.map(({ after }) => after)];
    const { rows } = await this.pool.query<ReadRow>({ name: 'read', text: READ, values });
    const heads: (Head | undefined)[] = batch.map(() => undefined);
    const entries: string[][] = batch.map(() => []);
    for (const { number, phase, at, deadline, entry } of rows) {
      if (entry === null) heads[number - 1] = { phase, at, deadline };
      else entries[number - 1]!.push(entry);
    }
    return heads.map((head, i) => head && { head, entries: entries[i]! });
  }

  async due(now: number, limit: number): Promise<TableId[]> {
    const query = this.database.selectFrom('tables').select('name').where('deadline', '<=', now);
    return (await query.orderBy('deadline').limit(limit).execute()).map(({ name }) => name);
  }

  async beat(now: number, patience: number): Promise<Absence[]> {
    return this.database.transaction().execute(async (transaction) => {
      const row = transaction.selectFrom('beats').select(['at', NOT_FOR_LONG]).forUpdate();
      const { at: before } = await row.executeTakeFirstOrThrow();
      const rows = transaction.selectFrom('absences').select(['began as from', 'ended as to']).orderBy('ended');
      const known = await rows.execute();
      const { last, absences, gap } = afterSign({ last: before, absences: known }, now, patience);
      if (last !== before) await transaction.updateTable('beats').set({ at: last }).execute();
      if (gap !== 0) await postpone(transaction, gap);
      if (absences !== known) await keepAbsences(transaction, absences);
      return [...absences];
    });
  }

  async sweep(before: SweepRule, limit: number): Promise<number> {
    const values = [before.lobby, before.playing, before.over, limit];
    const { rowCount } = await this.pool.query(SWEEP, values);
    return rowCount ?? 0;
  }

  async count(): Promise<Record<Phase, number>> {
    const rows = await this.database
      .selectFrom('tables')
      .select(['phase', sql<number>`count(*)::integer`.as('tables')])
      .groupBy('phase')
      .execute();
    const count = (phase: Phase) => rows.find((row) => row.phase === phase)?.tables ?? 0;
    return Object.fromEntries(PHASES.map((phase) => [phase, count(phase)])) as Record<Phase, number>;
  }

  async secret(name: string, fresh: string): Promise<string> {
    checkName('a secret', name);
    checkText('a secret', fresh);
    const { value } = await this.database
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('secrets.value') })))
      .returning('value') // what was there before stays, and so there is always a row to return
      .executeTakeFirstOrThrow();
    return value;
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await Promise.all([this.appends.idle(), this.reads.idle(), this.neighbours.close()]);
    await this.database.destroy();
  }
}

async function keepAbsences(transaction: Kysely<Schema>, absences: readonly Absence[]): Promise<void> {
  await transaction.deleteFrom('absences').execute();
  const rows = absences.map(({ from, to }) => ({ began: from, ended: to }));
  if (rows.length > 0) await transaction.insertInto('absences').values(rows).execute();
}

/** Batches lock tables one by one, in their own order; so this waits for all of them first, and locks the lot. */
async function postpone(transaction: Kysely<Schema>, gap: number): Promise<void> {
  await sql`LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
  await transaction
    .updateTable('tables')
    .set(({ eb }) => ({ deadline: eb('deadline', '+', gap) }))
    .where('deadline', 'is not', null)
    .execute();
}

interface ReadRow extends Head {
  readonly number: number; // of the request
  readonly entry: string | null; // null: this row is the head
}
