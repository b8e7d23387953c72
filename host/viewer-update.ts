// Makes the updates that clients of a table are sent, from its state, for one viewer at a time.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import {
  type MatchForViewer,
  type SeatInfo,
  type TableInfo,
  type TableListing,
  type Update,
  viewWithoutOptions,
} from '@kuluary/protocol/to-browser';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import { runningClocks } from './deadlines.ts';
import type { Downtime } from './downtime.ts';
import type { MatchProgress } from './match-progress.ts';
import type { TableState } from './table-state.ts';

/** Facts about a table that are not in its log. */
export interface LiveTableFacts {
  readonly id: TableId;
  readonly connectedSeats: ReadonlySet<Seat>; // seats whose player is connected
  readonly spectators: number;
  readonly deletedAt: number | null; // when the table is deleted if nothing happens
}

/** What an update contains beside the facts of the log. */
export interface UpdateContext {
  readonly table: TableInfo;
  readonly downtimes: readonly Downtime[];
  readonly now: number;
}

/** The public facts of the table: the same object as before while they are equal. */
export function makeTableInfo(state: TableState, live: LiveTableFacts, before?: TableInfo): TableInfo {
  const now = buildTableInfo(state, live);
  return before && isSameInfo(now, before) ? before : now;
}

function isSameInfo({ seats, ...now }: TableInfo, before: TableInfo): boolean {
  const isSameSeat = (seat: SeatInfo, at: Seat) => hasSameFields(seat, before.seats[at]!);
  return hasSameFields(now, before) && seats.length === before.seats.length && seats.every(isSameSeat);
}

function hasSameFields<Part extends object>(now: Part, before: Part): boolean {
  for (const key in now) if (now[key] !== before[key]) return false;
  return true;
}

function buildTableInfo(state: TableState, { id, connectedSeats, spectators, deletedAt }: LiveTableFacts): TableInfo {
  const { host } = state;
  return {
    id,
    game: state.game.id,
    phase: state.phase,
    seats: state.seats.map((_, seat) => makeSeatInfo(state, seat, seat === host, connectedSeats.has(seat))),
    options: state.options,
    clock: state.clock,
    door: state.spectatorsAllowed,
    listed: state.listed,
    commitment: state.commitment,
    spectators,
    next: state.rematchTable,
    goes: deletedAt,
  };
}

function makeSeatInfo(state: TableState, seat: Seat, host: boolean, isConnected: boolean): SeatInfo {
  const occupant = state.seats[seat]!;
  if (occupant.kind === 'person') {
    const { name, program, ready, hasStandIn, salt } = occupant;
    const kind = program ? 'bot' : 'person';
    return {
      kind,
      name,
      bot: program ? PROGRAM_BOT : null,
      host,
      ready,
      here: isConnected,
      standIn: hasStandIn,
      awaited: salt === null,
    };
  }
  const { name, bot } = occupant.kind === 'bot' ? occupant : { name: '', bot: null };
  const isBot = bot !== null;
  return { kind: occupant.kind, name, bot, host, ready: isBot, here: isBot, standIn: false, awaited: false };
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

/** A row of the public list; null: the table is not listed. */
export function makeListing(id: TableId, state: TableState): TableListing | null {
  const { host } = state;
  if (!state.listed || state.phase !== 'lobby' || host === undefined) return null;
  return {
    id,
    game: state.game.id,
    host: state.names[host]!,
    taken: state.seats.filter(({ kind }) => kind !== 'free').length,
    seats: state.seats.length,
    options: state.options,
    clock: state.clock,
  };
}
