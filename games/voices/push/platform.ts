// What is pushed, and where. Lengths are whole ten-thousandths of a centimetre, so that a pose is the same everywhere and
// survives being written down. x runs along the rail from left to right as the one who pushes sees it, y away from the
// rail; the rail itself is the near edge, y = 0. The far edge and both flanks are open.

export const UNIT = 10_000; // in a centimetre
export const RADIUS = 10_000; // of a marker

export interface Platform {
  readonly width: number; // along the rail
  readonly depth: number;
}

/** A marker that lies on a platform: a disc, by its centre. */
export interface Lying {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number; // which way its figure looks: a unit vector, in whole ten-thousandths; (0, 1) when it was placed
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

/** So large that random play destroys between a fifth and a quarter of all markers: see the README. */
export const PLATFORM: Platform = { width: 64_000, depth: 60_000 };

/** Any part of it is beyond an edge. The rail is none. */
export function hangsOver({ width, depth }: Platform, { x, y }: Lying): boolean {
  return x < RADIUS || x > width - RADIUS || y > depth - RADIUS;
}
