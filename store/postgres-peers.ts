// The peers on the same PostgreSQL: which servers are alive, and which guests are connected to them.

import {
  DEAD_AFTER,
  type PeerHeartbeatReply,
  type PeerHintHandler,
  type Peers,
  type PresenceNote,
  type PublishedListing,
} from '@kuluary/host/peers';
import type { KnownPosition } from '@kuluary/host/table-state';
import type { GuestId, ServerId, TableId } from '@kuluary/protocol/ids';
import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import { CHANNEL, MAX_HINT_BYTES, PostgresNotifications } from './postgres-notifications.ts';

const FORGOTTEN_AFTER = 60_000; // ms without a heartbeat until a server and its notes are removed

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

const REMOVE_DEAD = `
  WITH dead AS (DELETE FROM servers WHERE at < $1)
  DELETE FROM notes WHERE server NOT IN (SELECT name FROM servers WHERE at >= $1)`;

const REMOVE_SELF = `
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

const PRESENCE_NOTES = `
  SELECT "table", server, guests, advert FROM notes WHERE "table" = ANY ($1) AND server <> $2`;

const IS_ALIVE = `servers.at > extract(epoch FROM clock_timestamp()) * 1000 - ${DEAD_AFTER}`;

const ATTENDED_TABLES = `
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

const OUTDATED_TABLES = `
  SELECT known.name FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS known (name, position, at)
  LEFT JOIN tables USING (name)
  WHERE tables.last IS DISTINCT FROM known.position OR tables.at IS DISTINCT FROM known.at`;

interface NoteRequest {
  readonly table: TableId;
  readonly guests: readonly GuestId[];
  readonly advert: PublishedListing | null;
}

export class PostgresPeers implements Peers {
  readonly name: ServerId;
  private readonly pool: pg.Pool;
  private readonly url: string;
  private readonly noteWrites: GroupCommit<NoteRequest, undefined>;
  private hints: PostgresNotifications | undefined;

  constructor(pool: pg.Pool, url: string, name: string) {
    this.pool = pool;
    this.url = url;
    this.name = name;
    this.noteWrites = new GroupCommit(
      (batch) => this.writeNotes(batch),
      ({ table }) => table,
    );
  }

  listen(handler: PeerHintHandler): void {
    this.hints = new PostgresNotifications(this.url, this.name, handler);
  }

  async beat(): Promise<PeerHeartbeatReply> {
    const { rows } = await this.pool.query<BeatRow>({ name: 'server-beat', text: BEAT, values: [this.name] });
    const { time: storeTime, fresh } = rows[0]!;
    const others = rows.filter((row): row is BeatRow & { name: string; at: number } => row.name !== null);
    if (others.some(({ at }) => at < storeTime - FORGOTTEN_AFTER)) await this.removeDead(storeTime - FORGOTTEN_AFTER);
    const alive = others.filter(({ at }) => at > storeTime - DEAD_AFTER);
    return { storeTime, others: alive.map(({ name }) => name), isForgotten: fresh };
  }

  /** If it fails, the next beat tries again. */
  private async removeDead(before: number): Promise<void> {
    await this.pool.query(REMOVE_DEAD, [before]).catch(() => undefined);
  }

  async notePresence(table: TableId, guests: readonly GuestId[], advert: PublishedListing | null): Promise<void> {
    await this.noteWrites.submit({ table, guests, advert });
  }

  private async writeNotes(batch: readonly NoteRequest[]): Promise<undefined[]> {
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

  async presenceNotes(tables: readonly TableId[]): Promise<(PresenceNote & { readonly table: TableId })[]> {
    const query = { name: 'notes-on', text: PRESENCE_NOTES, values: [tables, this.name] };
    const { rows } = await this.pool.query<NoteRow>(query);
    return rows.map(({ table, server, guests, advert }) => ({
      table,
      server,
      guests: JSON.parse(guests) as string[],
      advert: advert === null ? null : (JSON.parse(advert) as PublishedListing),
    }));
  }

  async attendedTables(prefix: string, limit: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ name: string }>(ATTENDED_TABLES, [this.name, prefix, limit]);
    return rows.map(({ name }) => name);
  }

  async adverts(limit: number, perAddress: number): Promise<PublishedListing[]> {
    const { rows } = await this.pool.query<{ advert: string }>(ADVERTS, [this.name, limit, perAddress]);
    return rows.map(({ advert }) => JSON.parse(advert) as PublishedListing);
  }

  async outdatedTables(known: ReadonlyMap<string, KnownPosition>): Promise<string[]> {
    const positions = [...known.values()];
    const values = [
      [...known.keys()],
      positions.map(({ position }) => position),
      positions.map(({ lastEntryAt }) => lastEntryAt),
    ];
    const { rows } = await this.pool.query<{ name: string }>({ name: 'moved-on', text: OUTDATED_TABLES, values });
    return rows.map(({ name }) => name);
  }

  /** Also removes this server, so that its peers need not wait until it counts as dead. */
  async close(): Promise<void> {
    await this.noteWrites.idle();
    await this.hints?.close();
    await this.pool.query(REMOVE_SELF, [this.name]).catch(() => undefined);
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
