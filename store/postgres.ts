// The store in PostgreSQL, for any number of servers. What must be atomic among them is one statement, or a transaction
// that first locks a row that all of them need.

import { randomUUID } from 'node:crypto';
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
import type { ServerId, TableId } from '@kuluary/protocol/ids';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import type { Schema } from './migrations/postgres.ts';
import { appendAll } from './postgres-append.ts';
import { connectPostgres, type PostgresConnection } from './postgres-database.ts';
import { PostgresPeers } from './postgres-peers.ts';
import { checkAppend, checkName, checkText } from './store-limits.ts';

/** `server` is its name among the servers that share the database. */
export async function openPostgres(url: string, server: ServerId = randomUUID()): Promise<Store> {
  return new PostgresStore(await connectPostgres(url), url, server);
}

const CREATE = `
  WITH begun AS (
    INSERT INTO tables (name, last, phase, at, deadline) VALUES ($1, 1, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING name
  )
  INSERT INTO entries ("table", position, entry) SELECT name, 1, $2 FROM begun`;

// One statement sees one snapshot, so the head fits the last entry. It is the row at position 0.
const READ = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (name, after, number)
  )
  SELECT number::integer, 0 AS position, phase, at, deadline, NULL AS entry FROM asked JOIN tables USING (name)
  UNION ALL
  SELECT number::integer, position, NULL, NULL, NULL, entry FROM asked
  JOIN entries ON entries."table" = asked.name AND entries.position > asked.after
  ORDER BY position`;

// Locked rows are being appended to, or swept by another server.
const SWEEP = `
  WITH gone AS (
    SELECT name FROM tables
    WHERE phase = 'lobby' AND at < $1 OR phase = 'playing' AND at < $2 OR phase = 'over' AND at < $3
    LIMIT $4 FOR UPDATE SKIP LOCKED
  )
  DELETE FROM tables USING gone WHERE tables.name = gone.name`;

// A server that stops in the middle of it must not block the heartbeats of all others.
const TRANSACTION_TIMEOUT = sql`set_config('idle_in_transaction_session_timeout', '5s', true)`.as('timeout');

interface ReadRequest {
  readonly table: TableId;
  readonly after: number;
}

class PostgresStore implements Store {
  readonly peers: PostgresPeers;
  private readonly pool: pg.Pool;
  private readonly database: Kysely<Schema>;
  private readonly appends: GroupCommit<AppendRequest, AppendResult>;
  private readonly reads: GroupCommit<ReadRequest, StoredLog | undefined>;
  private closing: Promise<void> | undefined;

  constructor({ pool, database }: PostgresConnection, url: string, server: ServerId) {
    this.pool = pool;
    this.database = database;
    this.peers = new PostgresPeers(pool, url, server);
    this.appends = new GroupCommit(
      (batch) => appendAll(pool, server, batch),
      ({ table }) => table,
    );
    this.reads = new GroupCommit((batch) => this.readAll(batch));
  }

  async create(table: TableId, entry: string, head: TableHead): Promise<boolean> {
    checkAppend({ table, position: 1, entry, id: null, head });
    const values = [table, entry, head.phase, head.at, head.deadline];
    const { rowCount } = await this.pool.query({ name: 'create', text: CREATE, values });
    return rowCount === 1;
  }

  async append(request: AppendRequest): Promise<AppendResult> {
    if (this.closing) throw new Error('the store is closed');
    checkAppend(request);
    return this.appends.submit(request);
  }

  async read(table: TableId, after: number): Promise<StoredLog | undefined> {
    return this.reads.submit({ table, after });
  }

  private async readAll(batch: readonly ReadRequest[]): Promise<(StoredLog | undefined)[]> {
    const values = [batch.map(({ table }) => table), batch.map(({ after }) => after)];
    const { rows } = await this.pool.query<ReadRow>({ name: 'read', text: READ, values });
    const heads: (TableHead | undefined)[] = batch.map(() => undefined);
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

  async beat(now: number, graceTime: number): Promise<Downtime[]> {
    return this.database.transaction().execute(async (transaction) => {
      const row = transaction.selectFrom('beats').select(['at', TRANSACTION_TIMEOUT]).forUpdate();
      const { at: before } = await row.executeTakeFirstOrThrow();
      const rows = transaction.selectFrom('absences').select(['began as from', 'ended as to']).orderBy('ended');
      const known = await rows.execute();
      const { last, downtimes, gap } = afterHeartbeat({ last: before, downtimes: known }, now, graceTime);
      if (last !== before) await transaction.updateTable('beats').set({ at: last }).execute();
      if (gap !== 0) await postponeDeadlines(transaction, gap);
      if (downtimes !== known) await replaceDowntimes(transaction, downtimes);
      return [...downtimes];
    });
  }

  async sweep(before: UntouchedSince, limit: number): Promise<number> {
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

  async secret(name: string, proposed: string): Promise<string> {
    checkName('a secret', name);
    checkText('a secret', proposed);
    const { value } = await this.database
      .insertInto('secrets')
      .values({ name, value: proposed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('secrets.value') })))
      .returning('value') // keeps the old value, and always returns a row
      .executeTakeFirstOrThrow();
    return value;
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await Promise.all([this.appends.idle(), this.reads.idle(), this.peers.close()]);
    await this.database.destroy();
  }
}

async function replaceDowntimes(transaction: Kysely<Schema>, downtimes: readonly Downtime[]): Promise<void> {
  await transaction.deleteFrom('absences').execute();
  const rows = downtimes.map(({ from, to }) => ({ began: from, ended: to }));
  if (rows.length > 0) await transaction.insertInto('absences').values(rows).execute();
}

/** Batches lock rows one by one, in order of name; to avoid a deadlock with them this locks the whole table. */
async function postponeDeadlines(transaction: Kysely<Schema>, gap: number): Promise<void> {
  await sql`LOCK TABLE tables IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
  await transaction
    .updateTable('tables')
    .set(({ eb }) => ({ deadline: eb('deadline', '+', gap) }))
    .where('deadline', 'is not', null)
    .execute();
}

interface ReadRow extends TableHead {
  readonly number: number; // of the request
  readonly entry: string | null; // null: this row is the head
}
