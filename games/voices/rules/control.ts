// Who controls a region.

import { NOBODY } from '@kuluary/effects/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { colourOf, GREY, worthOf } from './markers.ts';
import { personas, type State } from './state.ts';

/** What each colour has in a region; -1 where it has no marker there. */
function sumsIn({ platforms, owners }: State, region: number): number[] {
  const sums: number[] = owners.map(() => -1);
  for (const { id } of platforms[region]!) {
    const colour = colourOf(id);
    sums[colour] = Math.max(0, sums[colour]!) + worthOf(id);
  }
  return sums;
}

/** What a seat has there: of two colours, the better one. */
export function strengthIn(state: State, region: number, seat: Seat): number {
  const sums = sumsIn(state, region);
  return Math.max(...state.owners.map((owner, colour) => (owner === seat ? sums[colour]! : -1)));
}

/** Those personas who have the most there, at least one marker. */
export function leadersOf(state: State, region: number): Seat[] {
  const sums = sumsIn(state, region);
  const best: number[] = Array(state.roles.length).fill(-1);
  state.owners.forEach((owner, colour) => {
    if (owner !== NOBODY && colour !== GREY) best[owner] = Math.max(best[owner]!, sums[colour]!);
  });
  const most = Math.max(...best);
  return most < 0 ? [] : personas(state).filter((seat) => best[seat] === most);
}

/** Who can be named where nobody has the most alone: the equals, or where no persona has a marker, any. */
export function claimants(state: State, region: number): Seat[] {
  const leaders = leadersOf(state, region);
  return leaders.length > 0 ? leaders : personas(state);
}
