// The schema in SQLite. Each text takes the database one version on; `PRAGMA user_version` counts them. Texts that
// were released never change: a new one is added below.
//
// Tables have a number, and entries lie in the order of their writing. So the appends of a moment, made at many tables,
// change a few pages that they share instead of several pages each, and what is synced is a third of that.
//
// `status` is the phase of a table; `listing` and its index are no longer used.

export const SQLITE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     number INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again, so what was swept cannot be mistaken for another
     name TEXT NOT NULL UNIQUE,
     last INTEGER NOT NULL,                    -- position of its last entry
     status TEXT NOT NULL,
     at INTEGER NOT NULL,
     deadline INTEGER,
     listing TEXT
   );
   CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
   CREATE INDEX tables_listed ON tables (at) WHERE status = 'lobby' AND listing IS NOT NULL;
   CREATE INDEX tables_swept ON tables (status, at);

   CREATE TABLE entries (
     "table" INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
     position INTEGER NOT NULL,
     id TEXT,
     entry TEXT NOT NULL,
     PRIMARY KEY ("table", position)
   );
   CREATE UNIQUE INDEX entries_once ON entries ("table", id) WHERE id IS NOT NULL;

   CREATE TABLE beats (at INTEGER NOT NULL); -- at most one row: when a server last said that it is alive
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
];
