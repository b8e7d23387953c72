// Connects to PostgreSQL and updates its schema, one server at a time.

import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES_MIGRATIONS, type Schema } from './migrations/postgres.ts';
import { errorMessageOf, StoreOpenError } from './store-open-error.ts';

const CONNECTIONS_LIMIT = 10; // of one server
const CONNECT_TIMEOUT_MS = 10_000;
const QUERY_TIMEOUT_MS = 30_000; // a dead connection must not hold up a table for ever

export interface PostgresConnection {
  readonly pool: pg.Pool;
  readonly database: Kysely<Schema>; // on the same pool
}

export async function connectPostgres(url: string): Promise<PostgresConnection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_LIMIT,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'kuluary',
  });
  // A lost connection must not end the process: the pending query fails, and the next one gets a new connection. The
  // pool handles errors only of idle connections, not of one in a transaction.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkReachable(pool, url);
    await migrate(database, url);
    return { pool, database };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function checkReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('SELECT');
  } catch (error) {
    const why = errorMessageOf(error) || (error as { readonly code?: string }).code; // the error of a failed dual-stack connect has no message
    throw new StoreOpenError('unreachable', `PostgreSQL at ${withoutSecrets(url)} cannot be used: ${why}.`, error);
  }
}

async function migrate(database: Kysely<Schema>, url: string): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...POSTGRES_MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest(); // holds an advisory lock
  if (error === undefined) return;
  if (/previously executed migration .* is missing/.test(errorMessageOf(error))) {
    throw new StoreOpenError(
      'too-new',
      `The database at ${withoutSecrets(url)} was written by a newer Kuluary. Update this program, or give it another.`,
      error,
    );
  }
  const message = `The database at ${withoutSecrets(url)} cannot be brought up to date: ${errorMessageOf(error)}.`;
  throw new StoreOpenError('unreadable', message, error);
}

/** Host and database only: the message ends up in logs. */
function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
