// What the witnesses remember, held against the log on disk.

import { REGISTRY } from '@kuluary/games/registry';
import type { Entry } from '@kuluary/host/entry';
import type { Store } from '@kuluary/host/store';
import { TableState } from '@kuluary/host/table-state';
import { canonicalJson } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { Command } from '@kuluary/protocol/to-server';
import { mayBeLate } from './hearing.ts';
import type { WatchedTable } from './watched-table.ts';
import type { Promised, Witness } from './witness.ts';

/** Everything that was seen or promised and is not there, in words; empty when all is well. */
export async function verdict(store: Store, table: WatchedTable): Promise<string[]> {
  const stored = await store.read(table.id, 0);
  if (!stored) return [`table ${table.id} is gone`];
  const entries = stored.entries.map((text) => JSON.parse(text) as Entry);
  const complaints = table.witnesses.flatMap((witness) => [
    ...witness.complaints,
    ...witness.doubts.filter(({ by }) => by > mayBeLate()).map(({ words }) => words),
    ...brokenPromises(entries, witness),
    ...madeThoughRefused(entries, witness),
    ...differences(entries, witness),
  ]);
  return [...complaints, ...twice(entries)].map((what) => `table ${table.id}: ${what}`);
}

const ENTRY_OF: Readonly<Partial<Record<Command['type'], Entry['type']>>> = {
  move: 'moved',
  sit: 'sat',
  'seat-bot': 'bot-sat',
  set: 'set',
  start: 'began',
  undo: 'undone',
  say: 'said',
};

function brokenPromises(entries: readonly Entry[], { promises }: Witness): string[] {
  return promises.flatMap((promised) => {
    const entry = entries[promised.position - 1];
    return entry && isKept(entry, promised) ? [] : [`promised, and not there: ${JSON.stringify(promised)}`];
  });
}

function isKept(entry: Entry, { type, id }: Promised): boolean {
  return entry.type === ENTRY_OF[type] && (entry.type !== 'moved' || entry.id === id);
}

/** A move that is sent again after it was made must be answered with where it was made. */
function madeThoughRefused(entries: readonly Entry[], { refused }: Witness): string[] {
  const made = new Set(entries.map((entry) => (entry.type === 'moved' ? entry.id : undefined)));
  return refused.filter((id) => made.has(id)).map((id) => `refused, and made all the same: ${id}`);
}

/** The witness's last view, and all that it was told, are what the log makes of them. */
function differences(entries: readonly Entry[], { latest, events, said }: Witness): string[] {
  if (!latest) return [];
  if (latest.position > entries.length) return [`seen ${latest.position} of ${entries.length}`];
  const folded = stateAt(entries.slice(0, latest.position));
  if (!folded.ok) return [folded.failure];
  const state = folded.value;
  const viewer = latest.you.seat ?? 'spectator';
  const match = state.match ?? undefined;
  const pairs: Readonly<Record<string, readonly [seen: unknown, is: unknown]>> = {
    phase: [latest.table.phase, state.phase],
    names: [latest.table.seats.map(({ name }) => name), state.names],
    view: [latest.play?.view, match?.game.view(match.state, viewer)],
    moves: [latest.play?.moves, match && (viewer === 'spectator' ? [] : match.game.moves(match.state, viewer))],
    events: [events, state.progress?.toldSince(viewer, 0) ?? []],
    said: [said, state.saidSince(viewer, 0)],
  };
  return Object.entries(pairs)
    .filter(([, [seen, is]]) => canonicalJson(seen) !== canonicalJson(is))
    .map(([what]) => `${what} at ${latest.position} are not what the log says`);
}

function stateAt(entries: readonly Entry[]): Result<TableState, string> {
  try {
    const state = new TableState(REGISTRY, entries[0]!);
    for (const entry of entries.slice(1)) state.fold(entry);
    return ok(state);
  } catch (error) {
    return failed(String(error));
  }
}

/** A move that was sent again and made again. */
function twice(entries: readonly Entry[]): string[] {
  const ids = entries.flatMap((entry) => (entry.type === 'moved' && entry.id !== undefined ? [entry.id] : []));
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `made twice: ${id}`);
}
