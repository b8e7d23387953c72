// Markers on the five platforms, and beside them.

import type { Seat } from '@kuluary/kernel/game';
import { hangsOver, type Lying, PLATFORM } from '../push/platform.ts';
import { colourOf, kindsOf } from './markers.ts';
import { ask, type Placing, type State, TAKEN, type Table } from './state.ts';
import { REGIONS } from './vocabulary.ts';

/** Asks for it, if there is anything to push. */
export function askPush({ state }: Table, placing: Placing): boolean {
  if (placing.markers.length === 0) return false;
  state.placing = placing;
  ask(state, 'push', placing.seat);
  return true;
}

/** A seat's own markers that are unused, or destroyed, one of each kind. */
export function ownIn(state: State, seat: Seat, place: number): number[] {
  const own = state.places.flatMap((each, marker) =>
    each === place && state.owners[colourOf(marker)] === seat ? [marker] : [],
  );
  return kindsOf(own);
}

export function lay(state: State, region: number, markers: readonly Lying[]): void {
  state.platforms = state.platforms.map((lying, each) => (each === region ? markers : lying));
}

/** Away from its region. No other marker moves. */
export function lift(state: State, marker: number, to: number): number {
  const region = state.places[marker]!;
  lay(
    state,
    region,
    state.platforms[region]!.filter(({ id }) => id !== marker),
  );
  state.places[marker] = to;
  return region;
}

export function takeUp({ state, events }: Table, seat: Seat, marker: number): number {
  const region = lift(state, marker, TAKEN);
  events?.all({ type: 'taken', seat, marker, region: REGIONS[region]! });
  return region;
}

export function isHanging(lying: Lying): boolean {
  return hangsOver(PLATFORM, lying);
}
