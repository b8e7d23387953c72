// The schema in SQLite. Each text upgrades the database by one version; `PRAGMA user_version` counts them. Released
// texts never change: a new one is added below.
//
// Entries are stored in the order of writing, each with the number of the one before it at its table, and a table with
// that of its last one. So the appends of a batch change a few shared pages; an index of entries by table would be
// simpler, and cost a page for each append. README.md has the figures.

export const SQLITE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     number INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     last INTEGER NOT NULL,                    -- position of its last entry
     tail INTEGER NOT NULL,                    -- number of its last entry
     phase TEXT NOT NULL,
     at INTEGER NOT NULL,
     deadline INTEGER
   );
   CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;

   CREATE TABLE entries (
     number INTEGER PRIMARY KEY,               -- used again only when the whole chain of it was swept
     before INTEGER,                           -- number of the entry before it at its table; NULL: it is the first
     position INTEGER NOT NULL,
     id TEXT,
     entry TEXT NOT NULL
   );

   CREATE TABLE beats (at INTEGER NOT NULL); -- at most one row: when a server last said that it is alive
   CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,

  // Downtimes: no heartbeat for too long.
  'CREATE TABLE absences (ended INTEGER PRIMARY KEY, began INTEGER NOT NULL);',
];
