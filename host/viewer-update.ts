// Makes the updates that clients of a table are sent, from its state, for one viewer at a time.

import type { Viewer } from '@kuluary/kernel/game';
import { type MatchForViewer, type TableInfo, type Update, viewWithoutOptions } from '@kuluary/protocol/to-browser';
import { runningClocks } from './deadlines.ts';
import type { Downtime } from './downtime.ts';
import type { MatchProgress } from './match-progress.ts';
import type { TableState } from './table-state.ts';

/** What an update contains beside the facts of the log. */
export interface UpdateContext {
  readonly table: TableInfo;
  readonly downtimes: readonly Downtime[];
  readonly now: number;
}

/** Everything that happened after `from`, for one viewer. `isKnown`: it has the current table info. */
export function makeUpdate(
  state: TableState,
  viewer: Viewer,
  from: number,
  isKnown: boolean,
  { table, downtimes, now }: UpdateContext,
): Update {
  const since = from < state.resetPosition ? 0 : from;
  return {
    type: 'update',
    from: since,
    position: state.position,
    at: state.lastEntryAt,
    you: viewer === 'spectator' ? { seat: null, host: false } : { seat: viewer, host: table.seats[viewer]!.host },
    play: state.progress && makeMatchForViewer(state, state.progress, viewer, downtimes, now),
    events: state.progress?.eventsSince(viewer, since) ?? [],
    said: state.speechSince(viewer, since),
    table: isKnown && since > 0 ? null : table,
  };
}

function makeMatchForViewer(
  state: TableState,
  progress: MatchProgress,
  viewer: Viewer,
  downtimes: readonly Downtime[],
  now: number,
): MatchForViewer {
  const { game, state: matchState } = progress.match;
  const isSeat = viewer !== 'spectator';
  return {
    view: viewWithoutOptions(game.view(matchState, viewer)),
    moves: isSeat ? game.moves(matchState, viewer) : [],
    asked: (isSeat ? progress.pendingDecisions[viewer]?.position : undefined) ?? 0,
    undo: isSeat && progress.mayTakeBack(viewer),
    clocks: runningClocks(state, downtimes, now),
  };
}
