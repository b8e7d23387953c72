// An invitation lets an outside program take one seat: the program is a guest, identified by the invitation.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId } from '@kuluary/protocol/ids';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { TableState } from './table-state.ts';

/** What a program presents when it connects: good for one seat of one table, and for its seats in the rematches. */
export interface ProgramInvitation {
  readonly table: string; // the beginning of its fairness commitment: codes of deleted tables are used again
  readonly seat: Seat; // in the lobby; afterwards it is the seat that the program holds
  readonly guest: GuestId; // the program's identity
}

const TABLE_DIGITS = 16; // of the commitment

export function makeProgramInvitation({ commitment }: TableState, seat: Seat, guest: GuestId): ProgramInvitation {
  return { table: commitment.slice(0, TABLE_DIGITS), seat, guest };
}

/** The seat that an invitation is good for at this table. */
export function seatByInvitation(
  state: TableState,
  { table, seat, guest }: ProgramInvitation,
): Result<Seat, RequestRefusal> {
  const own = state.seatOf(guest);
  if (own !== undefined) return ok(own);
  const isHere = table === state.commitment.slice(0, TABLE_DIGITS);
  if (!isHere || state.seating.departedPrograms.has(guest)) return refuse('bad-link');
  return state.phase === 'lobby' ? ok(seat) : refuse('wrong-phase');
}

/** May the host open this seat for a program? */
export function freeSeatForProgram(state: TableState, guest: GuestId, seat: Seat): Result<Seat, RequestRefusal> {
  const own = state.seatOf(guest);
  if (own === undefined) return refuse('not-seated');
  if (state.phase !== 'lobby') return refuse('wrong-phase');
  if (state.host !== own) return refuse('not-host');
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  return occupant.kind === 'free' ? ok(seat) : refuse('seat-taken');
}
