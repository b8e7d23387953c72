// Requests of a guest about the own seat, in the lobby or a match: sitting down, standing up, coming back.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId } from '@kuluary/protocol/ids';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import { uniqueName } from './confusable-names.ts';
import type { LogEntryBody } from './log-entry.ts';
import { type ProgramInvitation, seatByInvitation } from './program-invitation.ts';
import { type RequestRefusal, refuse } from './request-refusal.ts';
import type { TableState } from './table-state.ts';

export interface Requester {
  readonly guest: GuestId;
  readonly invitation?: ProgramInvitation | undefined; // of a program
}

export function planSit(
  state: TableState,
  { guest, invitation }: Requester,
  { seat: wanted, name, salt }: Extract<ClientRequest, { type: 'sit' }>,
): Result<LogEntryBody, RequestRefusal> {
  const own = state.seatOf(guest);
  if (state.seating.kicked.has(guest)) return refuse('kicked');
  if (state.phase !== 'lobby') return own === undefined ? refuse('wrong-phase') : planComeBack(state, own);
  const given = invitation && seatByInvitation(state, invitation);
  if (given && !given.ok) return given;
  const seat = given?.value ?? wanted ?? own ?? state.seats.findIndex(({ kind }) => kind === 'free');
  if (wanted !== null && wanted !== seat) return refuse('bad-link'); // an invitation is for one seat
  if (seat === -1) return refuse('table-full');
  const occupant = state.seats[seat];
  if (!occupant) return refuse('no-such-seat');
  if (occupant.kind !== 'free' && seat !== own) return refuse('seat-taken');
  const free = uniqueName(name, otherNames(state, own ?? seat));
  return ok({ type: 'sat', seat, guest, name: free, salt, ...(invitation && { program: true }) });
}

/** The player takes the seat back from its stand-in. */
export function planComeBack(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  const occupant = state.seats[seat]!;
  return occupant.kind === 'person' && occupant.hasStandIn ? ok({ type: 'came-back', seat }) : refuse('already-seated');
}

export function planStand(state: TableState, seat: Seat): Result<LogEntryBody, RequestRefusal> {
  if (state.phase === 'lobby') return ok({ type: 'stood', seat });
  const occupant = state.seats[seat]!;
  if (state.phase === 'over' || (occupant.kind === 'person' && occupant.hasStandIn)) return refuse('wrong-phase');
  return ok({ type: 'left', seat });
}

/** Names that a new one must differ from. */
export function otherNames({ names }: TableState, seat: Seat): string[] {
  return names.filter((_, other) => other !== seat);
}
