// Computes who controls a region, and who may be named on a tie.

import { NO_SEAT } from '@kuluary/card-language/interpreter';
import type { Seat } from '@kuluary/kernel/game';
import { colourOf, GREY_COLOUR, markerValue } from './markers.ts';
import { personas, type State } from './state.ts';

/** The sum of values of each colour in a region; -1: it has no marker there. */
function colourSumsIn({ platforms, owners }: State, region: number): number[] {
  const sums: number[] = owners.map(() => -1);
  for (const { id } of platforms[region]!) {
    const colour = colourOf(id);
    sums[colour] = Math.max(0, sums[colour]!) + markerValue(id);
  }
  return sums;
}

/** A seat's sum there; the better one of two colours. */
export function seatStrengthIn(state: State, region: number, seat: Seat): number {
  const sums = colourSumsIn(state, region);
  return Math.max(...state.owners.map((owner, colour) => (owner === seat ? sums[colour]! : -1)));
}

/** The personas with the highest sum there; nobody where no persona has a marker. */
export function regionLeaders(state: State, region: number): Seat[] {
  const sums = colourSumsIn(state, region);
  const best: number[] = Array(state.roles.length).fill(-1);
  state.owners.forEach((owner, colour) => {
    if (owner !== NO_SEAT && colour !== GREY_COLOUR) best[owner] = Math.max(best[owner]!, sums[colour]!);
  });
  const most = Math.max(...best);
  return most < 0 ? [] : personas(state).filter((seat) => best[seat] === most);
}

/** Who can be named controller where nobody leads alone: the equals; any persona where none has a marker. */
export function possibleControllers(state: State, region: number): Seat[] {
  const leaders = regionLeaders(state, region);
  return leaders.length > 0 ? leaders : personas(state);
}
