// Opens the database file: checks that it is ours and not newer than this program, configures durability, updates its
// schema.

import Database from 'libsql';
import { SQLITE_MIGRATIONS } from './migrations/sqlite.ts';
import { errorMessageOf, StoreOpenError } from './store-open-error.ts';

export const DATABASE_FILE = 'kuluary.db';
const APPLICATION_ID = 0x4b756c75; // "Kulu", in the file's header
const BUSY_TIMEOUT_MS = 5_000; // a tool may have the file open
const CACHE_KIB = 16 * 1024;
const CHECKPOINT_PAGES = 4_000; // 16 MB of log between two checkpoints: each blocks for about 10 ms

export function openDatabaseFile(path: string): Database.Database {
  try {
    const database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
    checkOwner(database, path);
    checkVersion(database, path);
    configure(database);
    migrate(database);
    return database;
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw unreadableError(path, errorMessageOf(error), error);
  }
}

function checkOwner(database: Database.Database, path: string): void {
  const isEmpty = queryValue(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (isEmpty || queryValue(database, 'PRAGMA application_id') === APPLICATION_ID) return;
  throw unreadableError(path, 'it is the database of another program');
}

function checkVersion(database: Database.Database, path: string): void {
  const version = versionOf(database);
  const known = SQLITE_MIGRATIONS.length;
  if (version <= known) return;
  throw new StoreOpenError(
    'too-new',
    `The database ${path} was written by a newer Kuluary (its version is ${version}, this program knows ${known}). ` +
      'Update the program, or give it another folder.',
  );
}

function configure(database: Database.Database): void {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
    PRAGMA cache_size = -${CACHE_KIB};
    PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
  if (queryValue(database, 'PRAGMA journal_mode') !== 'wal') throw new Error('its disk cannot hold a write-ahead log');
}

function migrate(database: Database.Database): void {
  for (let version = versionOf(database); version < SQLITE_MIGRATIONS.length; version++) {
    database.transaction(() => {
      database.exec(SQLITE_MIGRATIONS[version]!);
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1};`);
    })();
  }
}

function versionOf(database: Database.Database): number {
  return queryValue(database, 'PRAGMA user_version') as number;
}

function queryValue(database: Database.Database, query: string): unknown {
  return (database.prepare(query).raw().get([]) as unknown[] | undefined)?.[0];
}

function unreadableError(path: string, why: string, cause?: unknown): StoreOpenError {
  const advice = 'Put a backup in its place, or move it away to begin with an empty one.';
  return new StoreOpenError('unreadable', `The database ${path} cannot be read: ${why}. ${advice}`, cause);
}
