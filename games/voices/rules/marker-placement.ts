// Moves markers between platforms, hands and the discard, and asks for pushes.

import type { Seat } from '@kuluary/kernel/game';
import type { PlacedMarker } from '../push/platform.ts';
import { colourOf, distinctMarkers } from './markers.ts';
import { type PendingPush, putDecision, type RulesContext, type State, TAKEN } from './state.ts';
import { REGIONS } from './vocabulary.ts';

/** Asks for the push unless there is no marker for it; says whether it asked. */
export function askPush({ state }: RulesContext, pendingPush: PendingPush): boolean {
  if (pendingPush.markers.length === 0) return false;
  state.placing = pendingPush;
  putDecision(state, 'push', pendingPush.seat);
  return true;
}

/** A seat's unused or destroyed markers, one of each kind. */
export function ownMarkersAt(state: State, seat: Seat, place: number): number[] {
  const own = state.places.flatMap((each, marker) =>
    each === place && state.owners[colourOf(marker)] === seat ? [marker] : [],
  );
  return distinctMarkers(own);
}

export function setPlatform(state: State, region: number, markers: readonly PlacedMarker[]): void {
  state.platforms = state.platforms.map((lying, each) => (each === region ? markers : lying));
}

/** Returns the region that it was in. No other marker moves. */
export function removeFromPlatform(state: State, marker: number, to: number): number {
  const region = state.places[marker]!;
  setPlatform(
    state,
    region,
    state.platforms[region]!.filter(({ id }) => id !== marker),
  );
  state.places[marker] = to;
  return region;
}

export function takeMarker({ state, eventSink }: RulesContext, seat: Seat, marker: number): number {
  const region = removeFromPlatform(state, marker, TAKEN);
  eventSink?.all({ type: 'taken', seat, marker, region: REGIONS[region]! });
  return region;
}
