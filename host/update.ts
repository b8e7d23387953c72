// What the listeners of a table are told, made from its state for one viewer at a time.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import {
  type Listing,
  type Play,
  type SeatInfo,
  type TableInfo,
  toldView,
  type Update,
} from '@kuluary/protocol/to-browser';
import { PROGRAM } from '@kuluary/protocol/words';
import type { Absence } from './absences.ts';
import { runningClocks } from './deadlines.ts';
import type { MatchProgress } from './match-progress.ts';
import type { TableState } from './table-state.ts';

/** What the log of a table does not know about it. */
export interface Outside {
  readonly id: TableId;
  readonly here: ReadonlySet<Seat>; // seats whose person is connected
  readonly spectators: number;
  readonly goes: number | null; // when the table is removed if nobody touches it
}

/** What an update says beside what the log says. */
export interface Surroundings {
  readonly table: TableInfo;
  readonly absences: readonly Absence[];
  readonly now: number;
}

/** The table as everybody may know it: the same object as before while it says the same. */
export function tableInfo(state: TableState, outside: Outside, before?: TableInfo): TableInfo {
  const now = freshInfo(state, outside);
  return before && isSame(now, before) ? before : now;
}

function isSame({ seats, ...now }: TableInfo, before: TableInfo): boolean {
  const isSameSeat = (seat: SeatInfo, at: Seat) => hasSame(seat, before.seats[at]!);
  return hasSame(now, before) && seats.length === before.seats.length && seats.every(isSameSeat);
}

function hasSame<Part extends object>(now: Part, before: Part): boolean {
  for (const key in now) if (now[key] !== before[key]) return false;
  return true;
}

function freshInfo(state: TableState, { id, here, spectators, goes }: Outside): TableInfo {
  const { host } = state;
  return {
    id,
    game: state.game.id,
    phase: state.phase,
    seats: state.seats.map((_, seat) => seatInfo(state, seat, seat === host, here.has(seat))),
    options: state.options,
    clock: state.clock,
    door: state.door,
    listed: state.listed,
    commitment: state.commitment,
    spectators,
    next: state.next,
    goes,
  };
}

function seatInfo(state: TableState, seat: Seat, host: boolean, here: boolean): SeatInfo {
  const there = state.seats[seat]!;
  if (there.kind === 'person') {
    const { name, program, ready, standIn, salt } = there;
    const kind = program ? 'bot' : 'person';
    return { kind, name, bot: program ? PROGRAM : null, host, ready, here, standIn, awaited: salt === null };
  }
  const { name, bot } = there.kind === 'bot' ? there : { name: '', bot: null };
  const isBot = bot !== null;
  return { kind: there.kind, name, bot, host, ready: isBot, here: isBot, standIn: false, awaited: false };
}

/** Everything that happened after `from`, for one viewer. `isKnown`: it knows the table itself as it is. */
export function update(
  state: TableState,
  viewer: Viewer,
  from: number,
  isKnown: boolean,
  { table, absences, now }: Surroundings,
): Update {
  const since = from < state.anewAt ? 0 : from;
  return {
    type: 'update',
    from: since,
    position: state.position,
    at: state.at,
    you: viewer === 'spectator' ? { seat: null, host: false } : { seat: viewer, host: table.seats[viewer]!.host },
    play: state.progress && play(state, state.progress, viewer, absences, now),
    events: state.progress?.toldSince(viewer, since) ?? [],
    said: state.saidSince(viewer, since),
    table: isKnown && since > 0 ? null : table,
  };
}

function play(
  state: TableState,
  progress: MatchProgress,
  viewer: Viewer,
  absences: readonly Absence[],
  now: number,
): Play {
  const { game, state: inside } = progress.match;
  const isSeat = viewer !== 'spectator';
  return {
    view: toldView(game.view(inside, viewer)),
    moves: isSeat ? game.moves(inside, viewer) : [],
    asked: (isSeat ? progress.questions[viewer]?.position : undefined) ?? 0,
    undo: isSeat && progress.mayTakeBack(viewer),
    clocks: runningClocks(state, absences, now),
  };
}

/** What the public list shows; null: the table is not for strangers. */
export function listing(id: TableId, state: TableState): Listing | null {
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
