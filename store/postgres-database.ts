// Connects to PostgreSQL and brings its schema up to date, one server at a time.

import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES_MIGRATIONS, type Schema } from './migrations/postgres.ts';
import { reasonIn, StoreRefused } from './refused.ts';

const CONNECTIONS_LIMIT = 10; // of one server
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000; // a dead connection must not hold up a table for ever

export interface Connected {
  readonly pool: pg.Pool;
  readonly database: Kysely<Schema>; // on the same connections
}

export async function connect(url: string): Promise<Connected> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_LIMIT,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'kuluary',
  });
  // A connection that is lost must not end the process: whoever waits for an answer hears of it, and the next one who
  // asks gets a new connection. The pool listens only to those that lie idle; a transaction holds one for a while.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool, url);
    await migrate(database, url);
    return { pool, database };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function reach(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('SELECT');
  } catch (error) {
    const why = reasonIn(error) || (error as { readonly code?: string }).code; // a failed dual-stack dial has no words
    throw new StoreRefused('unreachable', `PostgreSQL at ${withoutSecrets(url)} cannot be used: ${why}.`, error);
  }
}

async function migrate(database: Kysely<Schema>, url: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...POSTGRES_MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest(); // holds an advisory lock
  if (error === undefined) return;
  if (/previously executed migration .* is missing/.test(reasonIn(error))) {
    throw new StoreRefused(
      'too-new',
      `The database at ${withoutSecrets(url)} was written by a newer Kuluary. Update this program, or give it another.`,
      error,
    );
  }
  const words = `The database at ${withoutSecrets(url)} cannot be brought up to date: ${reasonIn(error)}.`;
  throw new StoreRefused('unreadable', words, error);
}

/** Host and database only: the words end up in logs. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
