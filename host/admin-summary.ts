// A table as the administrator of a server sees it: its seats, and a mark of each guest whom a kick would remove.

import { sha256Hex } from '@kuluary/kernel/fairness';
import type { AdminTableSummary } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { GUEST_MARK_DIGITS } from '@kuluary/protocol/limits';
import type { TableInfo } from '@kuluary/protocol/to-browser';
import { KICKED_GUEST, type SeatState } from './seating.ts';
import type { TableState } from './table-state.ts';

export function makeAdminSummary(state: TableState, info: TableInfo): AdminTableSummary {
  const { id, game, phase, clock, door, listed, spectators } = info;
  const { position, openedAt, lastEntryAt } = state;
  const seats = info.seats.map((seat, i) => ({ ...seat, who: guestMarkOf(id, state.seats[i]!) }));
  return {
    id,
    game,
    rules: state.game.version,
    phase,
    clock,
    door,
    listed,
    spectators,
    position,
    opened: openedAt,
    at: lastEntryAt,
    seats,
  };
}

/** Identifies a guest at one table only: the same guest has other marks at other tables. */
export function guestMarkOf(table: TableId, occupant: SeatState): string | null {
  if (occupant.kind !== 'person' || occupant.guest === KICKED_GUEST) return null;
  return sha256Hex(`${table} ${occupant.guest}`).slice(0, GUEST_MARK_DIGITS);
}
