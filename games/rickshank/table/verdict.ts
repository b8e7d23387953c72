// By what the winner has won.

import type { Seat } from '@kuluary/kernel/game';
import type { View } from '../rules/view.ts';
import { nemesesOf } from './situation.ts';

type Reason = 'end.by-points' | 'end.by-nemeses' | 'end.by-cards' | 'end.shared';

/** By what the winner is ahead of those who have as many points. */
export function reasonOf(view: View): Reason {
  const winners = view.outcome?.winners ?? [];
  if (winners.length !== 1) return 'end.shared';
  const [winner] = winners as [number];
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== winner);
  const equals = others.filter((seat) => pointsOf(view, seat) === pointsOf(view, winner));
  if (equals.length === 0) return 'end.by-points';
  return equals.some((seat) => nemesesOf(view, seat) === nemesesOf(view, winner)) ? 'end.by-cards' : 'end.by-nemeses';
}

function pointsOf(view: View, seat: Seat): number {
  return view.seats[seat]!.points ?? 0;
}
