// A platform as it is drawn: a unit is a hundredth of a centimetre, the rail below, the far edge above. Only here lengths
// of the physics become lengths of a drawing.

import { type Lying, PLATFORM, RADIUS, SLOPE_UNIT, UNIT } from '../../push/platform.ts';

export const SCALE = 100; // of the physics' units in one of a drawing's
export const WIDTH = PLATFORM.width / SCALE;
export const DEPTH = PLATFORM.depth / SCALE; // so far down the rail begins
export const R = RADIUS / SCALE; // of a marker

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function placeOf({ x, y }: Point): Point {
  return { x: x / SCALE, y: DEPTH - y / SCALE };
}

/** Turns what is drawn upright to where the marker's figure looks. */
export function turnOf({ ux, uy }: Pick<Lying, 'ux' | 'uy'>): string {
  const [sine, cosine] = [rounded(ux / UNIT), rounded(uy / UNIT)];
  return `matrix(${cosine} ${sine} ${-sine} ${cosine} 0 0)`;
}

/** How far a stick leans with this slope, in degrees, to the right: only ever to look at. */
export function degreesOf(slope: number): number {
  return (Math.atan2(slope, SLOPE_UNIT) * 180) / Math.PI;
}

function rounded(n: number): number {
  return Math.round(n * 1000) / 1000 || 0;
}
