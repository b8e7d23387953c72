// A table as whoever runs the server sees it: who sits there, and whom a kick would send away.

import { digest } from '@kuluary/kernel/fairness';
import type { Glance } from '@kuluary/protocol/admin';
import type { TableId } from '@kuluary/protocol/ids';
import { MARK_DIGITS } from '@kuluary/protocol/limits';
import type { TableInfo } from '@kuluary/protocol/to-browser';
import { NOBODY, type SeatState } from './seating.ts';
import type { TableState } from './table-state.ts';

export function glance(state: TableState, info: TableInfo): Glance {
  const { id, game, phase, clock, door, listed, spectators } = info;
  const { position, opened, at } = state;
  const seats = info.seats.map((seat, i) => ({ ...seat, who: markOf(id, state.seats[i]!) }));
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
    opened,
    at,
    seats,
  };
}

/** Tells the guests of one table apart, and nothing about them anywhere else. */
export function markOf(table: TableId, there: SeatState): string | null {
  if (there.kind !== 'person' || there.guest === NOBODY) return null;
  return digest(`${table} ${there.guest}`).slice(0, MARK_DIGITS);
}
