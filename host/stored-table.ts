// Between the store and the state of a table: the log is replayed into a state, and the head is made from a state.

import { entryForVersion, type GameRegistry } from '@kuluary/games/game-entries/game-entry';
import type { TableId } from '@kuluary/protocol/ids';
import type { BotPause } from './bot-pause.ts';
import { tableDeadline } from './deadlines.ts';
import type { Downtime } from './downtime.ts';
import type { LogEntry } from './log-entry.ts';
import type { Store, TableHead } from './store.ts';
import { CorruptLog, RulesVersionMismatch } from './table-errors.ts';
import { TableState } from './table-state.ts';

interface StateSource {
  readonly games: GameRegistry;
  readonly store: Store;
}

/** Replays the log with the rules version the match began with. */
export async function loadState({ games, store }: StateSource, id: TableId): Promise<TableState | undefined> {
  const stored = await store.read(id, 0);
  return stored && replayLog(games, stored.entries);
}

async function replayLog(games: GameRegistry, texts: readonly string[]): Promise<TableState> {
  try {
    const entries = texts.map((text) => JSON.parse(text) as LogEntry);
    const state = new TableState(await gamesWithRulesOf(games, entries), entries[0]!);
    for (const entry of entries.slice(1)) state.apply(entry);
    return state;
  } catch (error) {
    if (error instanceof RulesVersionMismatch) throw error;
    throw new CorruptLog('the log cannot be replayed', { cause: error });
  }
}

/** The registry, in which the game of this log has the rules version the match began with. */
export async function gamesWithRulesOf(games: GameRegistry, entries: readonly LogEntry[]): Promise<GameRegistry> {
  const opened = entries.find(({ type }) => type === 'opened');
  const began = entries.find(({ type }) => type === 'began');
  const current = opened?.type === 'opened' ? games[opened.game] : undefined;
  if (!current || began?.type !== 'began') return games;
  const atStart = await entryForVersion(current, began.rules);
  if (!atStart) throw new RulesVersionMismatch(began.rules, current.game.version);
  return { ...games, [current.game.id]: atStart };
}

export function makeHead(state: TableState, pause: BotPause, downtimes: readonly Downtime[]): TableHead {
  return { phase: state.phase, at: state.lastEntryAt, deadline: tableDeadline(state, pause, downtimes) };
}
