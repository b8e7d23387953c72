// By which criterion the winner has won.

import type { Seat } from '@kuluary/kernel/game';
import type { View } from '../rules/view.ts';
import { nemesisCountOf } from './view-queries.ts';

type WinReasonKey = 'end.by-points' | 'end.by-nemeses' | 'end.by-cards' | 'end.shared';

export function winReasonOf(view: View): WinReasonKey {
  const winners = view.outcome?.winners ?? [];
  if (winners.length !== 1) return 'end.shared';
  const [winner] = winners as [number];
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== winner);
  const equals = others.filter((seat) => pointsOfSeat(view, seat) === pointsOfSeat(view, winner));
  if (equals.length === 0) return 'end.by-points';
  return equals.some((seat) => nemesisCountOf(view, seat) === nemesisCountOf(view, winner))
    ? 'end.by-cards'
    : 'end.by-nemeses';
}

function pointsOfSeat(view: View, seat: Seat): number {
  return view.seats[seat]!.points ?? 0;
}
