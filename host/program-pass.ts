// Programs that people write take seats like people: they are guests, known by what the host has given them.

import type { Seat } from '@kuluary/kernel/game';
import { ok, type Result } from '@kuluary/kernel/result';
import type { GuestId } from '@kuluary/protocol/ids';
import { type Refused, refused } from './refused.ts';
import type { TableState } from './table-state.ts';

/** What a program shows at the door: it opens one seat of one table, and its seats in the rematches. */
export interface ProgramPass {
  readonly table: string; // by its deal: the code of a table that has gone may be another's one day
  readonly seat: Seat; // in the lobby; afterwards it is where the program sits
  readonly guest: GuestId; // who the program is
}

const TABLE_DIGITS = 16; // of the commitment

export function passFor({ commitment }: TableState, seat: Seat, guest: GuestId): ProgramPass {
  return { table: commitment.slice(0, TABLE_DIGITS), seat, guest };
}

/** The seat that a pass is good for at this table. */
export function seatByPass(state: TableState, { table, seat, guest }: ProgramPass): Result<Seat, Refused> {
  const own = state.seatOf(guest);
  if (own !== undefined) return ok(own);
  const isHere = table === state.commitment.slice(0, TABLE_DIGITS);
  if (!isHere || state.seating.dismissed.has(guest)) return refused('bad-link');
  return state.phase === 'lobby' ? ok(seat) : refused('wrong-phase');
}
