// The public facts of a table that every client is sent: seats, options, clock, spectators.

import type { Seat } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import type { SeatInfo, TableInfo } from '@kuluary/protocol/to-browser';
import { PROGRAM_BOT } from '@kuluary/protocol/vocabularies';
import type { TableState } from './table-state.ts';

/** Facts about a table that are not in its log. */
interface LiveTableFacts {
  readonly id: TableId;
  readonly connectedSeats: ReadonlySet<Seat>; // seats whose player is connected
  readonly spectators: number;
  readonly deletedAt: number | null; // when the table is deleted if nothing happens
}

/** The same object as before if nothing in it has changed. */
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
