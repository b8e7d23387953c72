// Converts lengths of the physics to drawing units: a hundredth of a centimetre each, the rail below, the far edge above.

import { PLATFORM, type PlacedMarker, RADIUS, SLOPE_UNIT, UNIT } from '../../push/platform.ts';

export const PHYSICS_UNITS_PER_DRAWING_UNIT = 100;
export const WIDTH = PLATFORM.width / PHYSICS_UNITS_PER_DRAWING_UNIT;
export const DEPTH = PLATFORM.depth / PHYSICS_UNITS_PER_DRAWING_UNIT; // y of the rail
export const R = RADIUS / PHYSICS_UNITS_PER_DRAWING_UNIT; // of a marker

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function toDrawing({ x, y }: Point): Point {
  return { x: x / PHYSICS_UNITS_PER_DRAWING_UNIT, y: DEPTH - y / PHYSICS_UNITS_PER_DRAWING_UNIT };
}

/** The SVG transform that turns an upright drawing to the marker's direction. */
export function rotationMatrix({ ux, uy }: Pick<PlacedMarker, 'ux' | 'uy'>): string {
  const [sine, cosine] = [roundedForSvg(ux / UNIT), roundedForSvg(uy / UNIT)];
  return `matrix(${cosine} ${sine} ${-sine} ${cosine} 0 0)`;
}

/** The stick's angle in degrees to the right; for display only. */
export function slopeDegrees(slope: number): number {
  return (Math.atan2(slope, SLOPE_UNIT) * 180) / Math.PI;
}

function roundedForSvg(n: number): number {
  return Math.round(n * 1000) / 1000 || 0;
}
