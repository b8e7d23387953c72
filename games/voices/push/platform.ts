// The platform, markers on it, and aims. Lengths are whole ten-thousandths of a centimetre: exact on every machine and in
// JSON. x runs along the rail from left to right as the pushing player sees it, y away from the rail; the rail is the near
// edge, y = 0. The far edge and both flanks are open.

export const UNIT = 10_000; // in a centimetre
export const RADIUS = 10_000; // of a marker

export interface Platform {
  readonly width: number; // along the rail
  readonly depth: number;
}

/** A marker that lies on a platform: a disc, by its centre. */
export interface PlacedMarker {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number; // its direction: a unit vector in whole ten-thousandths; (0, 1) when placed
  readonly uy: number;
}

/** The straight line of a push. */
export interface Aim {
  readonly at: number; // where the marker's centre crosses the rail, in hundredths of a millimetre from the left end
  readonly slope: number; // sideways for each step forward, in thousandths: negative to the left
}

export const AIM_UNIT = 10; // of `at`, in ten-thousandths of a centimetre
export const SLOPE_UNIT = 1000;
export const MAX_SLOPE = 600;

/** With this size random play destroys 20 to 25 % of all markers: see the README. */
export const PLATFORM: Platform = { width: 64_000, depth: 60_000 };

/** Whether any part of it is beyond an open edge. */
export function hangsOver({ width, depth }: Platform, { x, y }: PlacedMarker): boolean {
  return x < RADIUS || x > width - RADIUS || y > depth - RADIUS;
}
