// A table as the store has it: its log becomes a state, and a state the head that is kept beside the log.

import { entryAt, type Games } from '@kuluary/games/entries/entry';
import type { TableId } from '@kuluary/protocol/ids';
import type { Absence } from './absences.ts';
import { type BotPause, deadline } from './deadlines.ts';
import type { Entry } from './entry.ts';
import { BrokenLog, OtherRules } from './gone.ts';
import type { Head, Store } from './store.ts';
import { TableState } from './table-state.ts';

interface Where {
  readonly games: Games;
  readonly store: Store;
}

/** As its log makes it, by the rules with which it was begun. */
export async function readState({ games, store }: Where, id: TableId): Promise<TableState | undefined> {
  const stored = await store.read(id, 0);
  return stored && stateFrom(games, stored.entries);
}

async function stateFrom(games: Games, texts: readonly string[]): Promise<TableState> {
  try {
    const entries = texts.map((text) => JSON.parse(text) as Entry);
    const state = new TableState(await gamesFor(games, entries), entries[0]!);
    for (const entry of entries.slice(1)) state.fold(entry);
    return state;
  } catch (error) {
    if (error instanceof OtherRules) throw error;
    throw new BrokenLog('the log cannot be played', { cause: error });
  }
}

/** The games, and of the one that is played here the rules with which it was begun. */
export async function gamesFor(games: Games, entries: readonly Entry[]): Promise<Games> {
  const opened = entries.find(({ type }) => type === 'opened');
  const began = entries.find(({ type }) => type === 'began');
  const today = opened?.type === 'opened' ? games[opened.game] : undefined;
  if (!today || began?.type !== 'began') return games;
  const then = await entryAt(today, began.rules);
  if (!then) throw new OtherRules(began.rules, today.game.version);
  return { ...games, [today.game.id]: then };
}

export function headOf(state: TableState, pause: BotPause, absences: readonly Absence[]): Head {
  return { phase: state.phase, at: state.at, deadline: deadline(state, pause, absences) };
}
