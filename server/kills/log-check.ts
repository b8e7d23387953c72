// Checks what clients have recorded against the log on disk.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { LogEntry } from '@kuluary/host/log-entry';
import type { Store } from '@kuluary/host/store';
import { TableState } from '@kuluary/host/table-state';
import { canonicalJson } from '@kuluary/kernel/json';
import { failed, ok, type Result } from '@kuluary/kernel/result';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { CheckedTable } from './checked-table.ts';
import type { Acknowledgement, CheckingClient } from './checking-client.ts';
import { delayTolerance } from './receive-delay.ts';

/** Describes all that was shown or confirmed and is not in the log. */
export async function checkAgainstLog(store: Store, table: CheckedTable): Promise<string[]> {
  const storedLog = await store.read(table.id, 0);
  if (!storedLog) return [`table ${table.id} is gone`];
  const entries = storedLog.entries.map((text) => JSON.parse(text) as LogEntry);
  const violations = table.clients.flatMap((client) => [
    ...client.violations,
    ...client.clockDoubts.filter(({ by }) => by > delayTolerance()).map(({ description }) => description),
    ...lostAcknowledgements(entries, client),
    ...executedRefusals(entries, client),
    ...viewDifferences(entries, client),
  ]);
  return [...violations, ...duplicatedMoves(entries)].map((violation) => `table ${table.id}: ${violation}`);
}

const ENTRY_TYPE_OF: Readonly<Partial<Record<ClientRequest['type'], LogEntry['type']>>> = {
  move: 'moved',
  sit: 'sat',
  'seat-bot': 'bot-sat',
  set: 'set',
  start: 'began',
  undo: 'undone',
  say: 'said',
};

function lostAcknowledgements(entries: readonly LogEntry[], { acknowledgements }: CheckingClient): string[] {
  return acknowledgements.flatMap((acknowledgement) => {
    const entry = entries[acknowledgement.position - 1];
    return entry && isInLog(entry, acknowledgement)
      ? []
      : [`confirmed, but not in the log: ${JSON.stringify(acknowledgement)}`];
  });
}

function isInLog(entry: LogEntry, { type, id }: Acknowledgement): boolean {
  return entry.type === ENTRY_TYPE_OF[type] && (entry.type !== 'moved' || entry.id === id);
}

/** A move that is sent again after it was made must be confirmed, not refused. */
function executedRefusals(entries: readonly LogEntry[], { refusedMoves }: CheckingClient): string[] {
  const made = new Set(entries.map((entry) => (entry.type === 'moved' ? entry.id : undefined)));
  return refusedMoves.filter((id) => made.has(id)).map((id) => `refused, but made: ${id}`);
}

/** Compares the client's last view, events and chat with those derived from the log. */
function viewDifferences(entries: readonly LogEntry[], { latest, events, said }: CheckingClient): string[] {
  if (!latest) return [];
  if (latest.position > entries.length) return [`seen ${latest.position} of ${entries.length}`];
  const replayed = stateAt(entries.slice(0, latest.position));
  if (!replayed.ok) return [replayed.failure];
  const state = replayed.value;
  const viewer = latest.you.seat ?? 'spectator';
  const match = state.match ?? undefined;
  const pairs: Readonly<Record<string, readonly [seen: unknown, expected: unknown]>> = {
    phase: [latest.table.phase, state.phase],
    names: [latest.table.seats.map(({ name }) => name), state.names],
    view: [latest.play?.view, match?.game.view(match.state, viewer)],
    moves: [latest.play?.moves, match && (viewer === 'spectator' ? [] : match.game.moves(match.state, viewer))],
    events: [events, state.progress?.eventsSince(viewer, 0) ?? []],
    said: [said, state.speechSince(viewer, 0)],
  };
  return Object.entries(pairs)
    .filter(([, [seen, expected]]) => canonicalJson(seen) !== canonicalJson(expected))
    .map(([name]) => `${name} at ${latest.position} differ from the log`);
}

function stateAt(entries: readonly LogEntry[]): Result<TableState, string> {
  try {
    const state = new TableState(GAME_REGISTRY, entries[0]!);
    for (const entry of entries.slice(1)) state.apply(entry);
    return ok(state);
  } catch (error) {
    return failed(String(error));
  }
}

function duplicatedMoves(entries: readonly LogEntry[]): string[] {
  const ids = entries.flatMap((entry) => (entry.type === 'moved' && entry.id !== undefined ? [entry.id] : []));
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `made twice: ${id}`);
}
