// Appends a batch, at most one entry for a table, as one statement: one round trip and one commit.

import type { AppendRequest, AppendResult } from '@kuluary/host/store';
import type { ServerId } from '@kuluary/protocol/ids';
import type pg from 'pg';
import { CHANNEL, MAX_HINT_BYTES } from './postgres-notifications.ts';

// The hint to the peers is sent with the commit. Instead of a list that is too long it says that hints were lost.
const NOTIFY_MOVED = `
  SELECT pg_notify('${CHANNEL}', CASE WHEN octet_length(list) < ${MAX_HINT_BYTES} THEN list ELSE '["missed"]' END)::text
  FROM (
    SELECT json_build_array('moved', $8::text, json_agg(json_build_array(name, last)))::text AS list
    FROM moved HAVING count(*) > 0
  ) AS hint`;

// Servers lock the tables of their batches in the same order, so they never deadlock. A table to which another server
// has appended meanwhile is checked again once the lock is held: `last` no longer fits then.
const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[],
      $5::text[], $6::double precision[], $7::double precision[])
      AS asked (name, position, entry, id, phase, at, deadline)
  ), taken AS (
    SELECT asked.name, entries.position FROM asked
    JOIN entries ON entries."table" = asked.name AND entries.id = asked.id
  ), locked AS (
    SELECT name FROM tables WHERE name = ANY ($1) ORDER BY name FOR UPDATE
  ), moved AS (
    UPDATE tables
    SET last = asked.position, phase = asked.phase, at = asked.at, deadline = asked.deadline
    FROM asked JOIN locked USING (name)
    WHERE tables.name = asked.name AND tables.last = asked.position - 1
      AND NOT EXISTS (SELECT FROM taken WHERE taken.name = asked.name)
    RETURNING tables.name, tables.last
  ), added AS (
    INSERT INTO entries ("table", position, id, entry)
    SELECT name, position, id, entry FROM asked JOIN moved USING (name)
  )
  SELECT name, moved.name IS NOT NULL AS moved, taken.position AS taken, (${NOTIFY_MOVED})
  FROM asked LEFT JOIN moved USING (name) LEFT JOIN taken USING (name)`;

const TAKEN = `
  SELECT entries."table" AS name, entries.position AS taken
  FROM unnest($1::text[], $2::text[]) AS asked (name, id)
  JOIN entries ON entries."table" = asked.name AND entries.id = asked.id`;

interface AppendRow {
  readonly name: string;
  readonly moved: boolean;
  readonly taken: number | null;
}

export async function appendAll(
  pool: pg.Pool,
  server: ServerId,
  batch: readonly AppendRequest[],
): Promise<AppendResult[]> {
  const values = [...columnsOf(batch), server];
  const { rows } = await pool.query<AppendRow>({ name: 'append', text: APPEND, values });
  const results = new Map(rows.map((row) => [row.name, row]));
  const lost = batch.filter(({ table, id }) => id !== null && isLost(results.get(table)!));
  const none = new Map<string, number>();
  const late = lost.length === 0 ? none : await idsTakenMeanwhile(pool, lost).catch(() => none); // the rest of the batch is on disk
  return batch.map(({ table }) => {
    const { moved, taken } = results.get(table)!;
    if (moved) return { type: 'appended' };
    const position = taken ?? late.get(table);
    return position === undefined ? { type: 'conflict' } : { type: 'repeated', position };
  });
}

function isLost({ moved, taken }: AppendRow): boolean {
  return !moved && taken === null;
}

/** Another server may have appended the same move after our statement took its snapshot. */
async function idsTakenMeanwhile(pool: pg.Pool, lost: readonly AppendRequest[]): Promise<Map<string, number>> {
  const values = [lost.map(({ table }) => table), lost.map(({ id }) => id)];
  const { rows } = await pool.query<{ name: string; taken: number }>({ name: 'taken', text: TAKEN, values });
  return new Map(rows.map(({ name, taken }) => [name, taken]));
}

function columnsOf(batch: readonly AppendRequest[]): unknown[] {
  return [
    batch.map(({ table }) => table),
    batch.map(({ position }) => position),
    batch.map(({ entry }) => entry),
    batch.map(({ id }) => id),
    batch.map(({ head }) => head.phase),
    batch.map(({ head }) => head.at),
    batch.map(({ head }) => head.deadline),
  ];
}
