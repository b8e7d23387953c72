// Where the guide on the screen ends: everybody sees the path and the first touch, nobody what comes of it.

import { type Aim, type Lying, type Platform, RADIUS, SLOPE_UNIT } from './platform.ts';
import { pathAt, rounded } from './scene.ts';

export interface FirstContact {
  readonly id: number; // whom it touches; of two at once the lower one
  readonly x: number; // the new marker's centre at that moment
  readonly y: number;
}

/** null: it touches nobody on its way. */
export function firstContact(platform: Platform, markers: readonly Lying[], aim: Aim): FirstContact | null {
  const middle = platform.width / 2;
  const crossing = pathAt(platform, aim, 0);
  let first: { id: number; y: number } | null = null;
  for (const { id, x, y } of markers) {
    const touch = touchedAt(x - middle - crossing, y, aim.slope / SLOPE_UNIT);
    if (touch === null || touch > RADIUS) continue;
    if (!first || touch < first.y || (touch === first.y && id < first.id)) first = { id, y: touch };
  }
  return first && { id: first.id, x: rounded(middle + pathAt(platform, aim, first.y)), y: rounded(first.y) };
}

/** How far the new marker is when it touches one that lies at x, y from its crossing: t where |(lean·t, t) − (x, y)| = 2R. */
function touchedAt(x: number, y: number, lean: number): number | null {
  const square = 1 + lean * lean;
  const middle = (lean * x + y) / square; // where it would be closest
  const beside = x - lean * y; // how far the path misses the centre, times √square
  const room = (4 * RADIUS * RADIUS - (beside * beside) / square) / square;
  return room < 0 ? null : middle - Math.sqrt(room);
}
