// The schema in PostgreSQL. Released steps never change: a new one is added below, and as old servers keep running
// while new ones start, they must be able to work with it.
//
// Moments are `double precision`: that is what a number is in JavaScript, and milliseconds are exact in it.

import type { Phase } from '@kuluary/host/store';
import { type Kysely, type Migration, sql } from 'kysely';

export interface Schema {
  readonly tables: {
    readonly name: string;
    readonly last: number; // position of its last entry
    readonly phase: Phase;
    readonly at: number;
    readonly deadline: number | null;
  };
  readonly entries: {
    readonly table: string;
    readonly position: number;
    readonly id: string | null;
    readonly entry: string;
  };
  readonly beats: { readonly at: number | null }; // exactly one row: time of the last heartbeat of any server
  readonly absences: { readonly began: number; readonly ended: number }; // downtimes
  readonly secrets: { readonly name: string; readonly value: string };
  readonly servers: { readonly name: string; readonly at: number }; // time of its last heartbeat, by the database's clock
  readonly notes: {
    readonly table: string;
    readonly server: string;
    readonly guests: string; // JSON
    readonly advert: string | null; // JSON
    readonly opened: number | null; // when the advertised table was opened
  };
}

export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-log': { up: createLog },
  '0002-neighbours': { up: createPeerTables },
  '0003-absences': { up: createAbsences },
};

/** Servers of older versions note no downtimes. */
async function createAbsences({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('absences')
    .addColumn('ended', 'double precision', (column) => column.primaryKey())
    .addColumn('began', 'double precision', (column) => column.notNull())
    .execute();
}

/** Unlogged: what the database loses in a crash the servers write again. */
async function createPeerTables(database: Kysely<unknown>): Promise<void> {
  await sql`CREATE UNLOGGED TABLE servers (name text PRIMARY KEY, at double precision NOT NULL)`.execute(database);
  await sql`CREATE UNLOGGED TABLE notes ("table" text NOT NULL, server text NOT NULL, guests text NOT NULL, advert text,
    opened double precision, PRIMARY KEY ("table", server))`.execute(database);
  await sql`CREATE INDEX notes_adverts ON notes (opened) WHERE advert IS NOT NULL`.execute(database);
}

async function createLog(database: Kysely<unknown>): Promise<void> {
  await createTables(database);
  await createEntries(database);
  await database.schema.createTable('beats').addColumn('at', 'double precision').execute();
  await sql`INSERT INTO beats (at) VALUES (NULL)`.execute(database); // there is always a row to lock
  await database.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('at', 'double precision', (column) => column.notNull())
    .addColumn('deadline', 'double precision')
    .execute();
  await schema
    .createIndex('tables_due')
    .on('tables')
    .column('deadline')
    .where(sql.ref('deadline'), 'is not', null)
    .execute();
  await schema.createIndex('tables_swept').on('tables').columns(['phase', 'at']).execute();
}

async function createEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('entries')
    .addColumn('table', 'text', (column) => column.notNull().references('tables.name').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('id', 'text')
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_pkey', ['table', 'position'])
    .execute();
  await schema
    .createIndex('entries_once')
    .unique()
    .on('entries')
    .columns(['table', 'id'])
    .where(sql.ref('id'), 'is not', null)
    .execute();
}
