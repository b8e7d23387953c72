// Computes where a push first touches a marker: the end of the aim guide on the screen.

import { type Aim, type PlacedMarker, type Platform, RADIUS, SLOPE_UNIT } from './platform.ts';
import { pathAt, roundHalfAwayFromZero } from './simulation-state.ts';

interface FirstContact {
  readonly id: number; // of the touched marker; the lower one of two
  readonly x: number; // the new marker's centre at that moment
  readonly y: number;
}

/** null: it touches no marker. */
export function firstContact(platform: Platform, markers: readonly PlacedMarker[], aim: Aim): FirstContact | null {
  const middle = platform.width / 2;
  const crossing = pathAt(platform, aim, 0);
  let first: { id: number; y: number } | null = null;
  for (const { id, x, y } of markers) {
    const touch = touchedAt(x - middle - crossing, y, aim.slope / SLOPE_UNIT);
    if (touch === null || touch > RADIUS) continue;
    if (!first || touch < first.y || (touch === first.y && id < first.id)) first = { id, y: touch };
  }
  return (
    first && {
      id: first.id,
      x: roundHalfAwayFromZero(middle + pathAt(platform, aim, first.y)),
      y: roundHalfAwayFromZero(first.y),
    }
  );
}

/** The y at which the new marker touches one at (x, y) from its crossing: t where |(lean·t, t) − (x, y)| = 2R. */
function touchedAt(x: number, y: number, lean: number): number | null {
  const square = 1 + lean * lean;
  const middle = (lean * x + y) / square; // where it would be closest
  const beside = x - lean * y; // how far the path misses the centre, times √square
  const discriminant = (4 * RADIUS * RADIUS - (beside * beside) / square) / square;
  return discriminant < 0 ? null : middle - Math.sqrt(discriminant);
}
