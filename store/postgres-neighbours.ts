// The other servers on the same PostgreSQL: who is alive, and who is connected where.

import { type Advert, type Beat, DEAD_AFTER, type Ear, type Neighbours, type Note } from '@kuluary/host/neighbours';
import type { Seen } from '@kuluary/host/table-state';
import type { GuestId, ServerId, TableId } from '@kuluary/protocol/ids';
import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import { CHANNEL, MAX_HINT_BYTES, PostgresHints } from './postgres-hints.ts';

const FORGOTTEN_AFTER = 60_000; // ms without a beat until what a server has left behind is removed

const BEAT = `
  WITH clock AS (
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS time
  ), mine AS (
    INSERT INTO servers (name, at) SELECT $1, time FROM clock
    ON CONFLICT (name) DO UPDATE SET at = excluded.at
    RETURNING xmax = 0 AS fresh
  )
  SELECT time, fresh, other.name, other.at
  FROM clock CROSS JOIN mine LEFT JOIN servers AS other ON other.name <> $1`;

const BURY = `
  WITH dead AS (DELETE FROM servers WHERE at < $1)
  DELETE FROM notes WHERE server NOT IN (SELECT name FROM servers WHERE at >= $1)`;

const FAREWELL = `
  WITH left_behind AS (DELETE FROM notes WHERE server = $1)
  DELETE FROM servers WHERE name = $1`;

const NOTE = `
  WITH asked AS (
    SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::double precision[])
      AS asked ("table", guests, advert, opened)
  ), gone AS (
    DELETE FROM notes USING asked
    WHERE notes."table" = asked."table" AND notes.server = $1 AND asked.guests IS NULL
  ), kept AS (
    INSERT INTO notes ("table", server, guests, advert, opened)
    SELECT "table", $1, guests, advert, opened FROM asked WHERE guests IS NOT NULL
    ON CONFLICT ("table", server)
    DO UPDATE SET guests = excluded.guests, advert = excluded.advert, opened = excluded.opened
  )
  SELECT pg_notify('${CHANNEL}', CASE WHEN octet_length(list) < ${MAX_HINT_BYTES} THEN list ELSE '["missed"]' END)
  FROM (SELECT json_build_array('noted', $1::text, json_agg("table"))::text AS list FROM asked) AS hint`;

const NOTES_ON = `
  SELECT "table", server, guests, advert FROM notes WHERE "table" = ANY ($1) AND server <> $2`;

const IS_ALIVE = `servers.at > extract(epoch FROM clock_timestamp()) * 1000 - ${DEAD_AFTER}`;

const ATTENDED = `
  SELECT name FROM tables
  WHERE starts_with(name, $2) AND name IN (
    SELECT "table" FROM notes JOIN servers ON servers.name = notes.server WHERE server <> $1 AND ${IS_ALIVE}
  )
  ORDER BY at DESC LIMIT $3`;

const ADVERTS = `
  SELECT advert FROM (
    SELECT advert, opened, row_number() OVER (PARTITION BY advert::json ->> 'from' ORDER BY opened) AS number
    FROM notes JOIN servers ON servers.name = notes.server
    WHERE advert IS NOT NULL AND server <> $1 AND ${IS_ALIVE}
  ) AS theirs
  WHERE number <= $3 ORDER BY opened DESC LIMIT $2`;

const MOVED_ON = `
  SELECT known.name FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS known (name, position, at)
  LEFT JOIN tables USING (name)
  WHERE tables.last IS DISTINCT FROM known.position OR tables.at IS DISTINCT FROM known.at`;

interface NoteAsked {
  readonly table: TableId;
  readonly guests: readonly GuestId[];
  readonly advert: Advert | null;
}

export class PostgresNeighbours implements Neighbours {
  readonly name: ServerId;
  private readonly pool: pg.Pool;
  private readonly url: string;
  private readonly notes: GroupCommit<NoteAsked, undefined>;
  private hints: PostgresHints | undefined;

  constructor(pool: pg.Pool, url: string, name: string) {
    this.pool = pool;
    this.url = url;
    this.name = name;
    this.notes = new GroupCommit(
      (batch) => this.noteAll(batch),
      ({ table }) => table,
    );
  }

  listen(ear: Ear): void {
    this.hints = new PostgresHints(this.url, this.name, ear);
  }

  async beat(): Promise<Beat> {
    const { rows } = await this.pool.query<BeatRow>({ name: 'server-beat', text: BEAT, values: [this.name] });
    const { time, fresh } = rows[0]!;
    const others = rows.filter((row): row is BeatRow & { name: string; at: number } => row.name !== null);
    if (others.some(({ at }) => at < time - FORGOTTEN_AFTER)) await this.bury(time - FORGOTTEN_AFTER);
    const alive = others.filter(({ at }) => at > time - DEAD_AFTER);
    return { time, others: alive.map(({ name }) => name), isForgotten: fresh };
  }

  /** If it fails, the next beat tries again. */
  private async bury(before: number): Promise<void> {
    await this.pool.query(BURY, [before]).catch(() => undefined);
  }

  async note(table: TableId, guests: readonly GuestId[], advert: Advert | null): Promise<void> {
    await this.notes.ask({ table, guests, advert });
  }

  private async noteAll(batch: readonly NoteAsked[]): Promise<undefined[]> {
    const values = [
      this.name,
      batch.map(({ table }) => table),
      batch.map(({ guests }) => (guests.length === 0 ? null : JSON.stringify(guests))),
      batch.map(({ advert }) => advert && JSON.stringify(advert)),
      batch.map(({ advert }) => advert?.opened ?? null),
    ];
    await this.pool.query({ name: 'note', text: NOTE, values });
    return batch.map(() => undefined);
  }

  async notesOn(tables: readonly TableId[]): Promise<(Note & { readonly table: TableId })[]> {
    const query = { name: 'notes-on', text: NOTES_ON, values: [tables, this.name] };
    const { rows } = await this.pool.query<NoteRow>(query);
    return rows.map(({ table, server, guests, advert }) => ({
      table,
      server,
      guests: JSON.parse(guests) as string[],
      advert: advert === null ? null : (JSON.parse(advert) as Advert),
    }));
  }

  async attended(beginning: string, limit: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>(ATTENDED, [this.name, beginning, limit]);
    return rows.map(({ name }) => name);
  }

  async adverts(limit: number, ofAddress: number): Promise<Advert[]> {
    const { rows } = await this.pool.query<{ advert: string }>(ADVERTS, [this.name, limit, ofAddress]);
    return rows.map(({ advert }) => JSON.parse(advert) as Advert);
  }

  async movedOn(known: ReadonlyMap<string, Seen>): Promise<string[]> {
    const seen = [...known.values()];
    const values = [[...known.keys()], seen.map(({ position }) => position), seen.map(({ at }) => at)];
    const { rows } = await this.pool.query<{ name: string }>({ name: 'moved-on', text: MOVED_ON, values });
    return rows.map(({ name }) => name);
  }

  /** Says goodbye, so that nobody waits for what will not come. */
  async close(): Promise<void> {
    await this.notes.idle();
    await this.hints?.close();
    await this.pool.query(FAREWELL, [this.name]).catch(() => undefined);
  }
}

interface BeatRow {
  readonly time: number;
  readonly fresh: boolean;
  readonly name: string | null;
  readonly at: number | null;
}

interface NoteRow {
  readonly table: TableId;
  readonly server: ServerId;
  readonly guests: string;
  readonly advert: string | null;
}
