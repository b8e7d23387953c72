// Turns gestures and keys into an aim: two whole numbers within limits. Lengths are in units of drawing-coordinates.ts.

import { AIM_UNIT, type Aim, MAX_SLOPE, SLOPE_UNIT } from '../push/platform.ts';
import { MAX_AT, MIN_AT } from '../rules/push-outcome.ts';
import {
  DEPTH,
  PHYSICS_UNITS_PER_DRAWING_UNIT,
  type Point,
  R,
  slopeDegrees,
  WIDTH,
} from '../texts/rulebook/drawing-coordinates.ts';
import { pointOnPath } from './push-playback.ts';

const COARSE_AT_STEP = 50; // half a millimetre
const FINE_AT_STEP = 10;
const FINE_SLOPE_STEP = 5;
const MIN_REACH = 60; // from the rail: nearer, a finger is too imprecise for the angle

export const INITIAL_AIM: Aim = { at: (MIN_AT + MAX_AT) / 2, slope: 0 };

export function dragAlongRail(aim: Aim, by: number): Aim {
  return { ...aim, at: clampAt(aim.at + Math.round((by * PHYSICS_UNITS_PER_DRAWING_UNIT) / AIM_UNIT)) };
}

/** The stick points from `end`, where the finger is, to where the marker crosses the rail. */
export function leanToPoint(aim: Aim, end: Point): Aim {
  const reach = Math.max(MIN_REACH, end.y - DEPTH);
  return { ...aim, slope: clampSlope(Math.round(((railCrossing(aim) - end.x) / reach) * SLOPE_UNIT)) };
}

/** By half a millimetre, to the next half of one. */
export function nudgeAlongRail(aim: Aim, steps: number, isFine: boolean): Aim {
  return { ...aim, at: clampAt(nextMultiple(aim.at, steps, isFine ? FINE_AT_STEP : COARSE_AT_STEP)) };
}

/** By a degree, to the next whole one. */
export function turnStick(aim: Aim, steps: number, isFine: boolean): Aim {
  if (isFine) return { ...aim, slope: clampSlope(nextMultiple(aim.slope, steps, FINE_SLOPE_STEP)) };
  const degrees = nextMultiple(Math.round(slopeDegrees(aim.slope) * 10) / 10, steps, 1);
  return { ...aim, slope: clampSlope(slopeOf(degrees)) };
}

function slopeOf(degrees: number): number {
  return Math.round(Math.tan((degrees * Math.PI) / 180) * SLOPE_UNIT) || 0;
}

/** The next multiple of `step` in this direction, or a further one. */
function nextMultiple(value: number, steps: number, step: number): number {
  const next = steps > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  return (next + steps) * step;
}

function clampAt(at: number): number {
  return Math.max(MIN_AT, Math.min(MAX_AT, at));
}

function clampSlope(slope: number): number {
  return Math.max(-MAX_SLOPE, Math.min(MAX_SLOPE, slope));
}

// Readout

export function millimetresOf({ at }: Aim): number {
  return Math.round(at / 10) / 10;
}

interface StickLean {
  readonly side: 'left' | 'right' | 'straight';
  readonly degrees: number; // in tenths
}

export function leanOf({ slope }: Aim): StickLean {
  const degrees = Math.round(slopeDegrees(Math.abs(slope)) * 10) / 10;
  if (degrees === 0) return { side: 'straight', degrees };
  return { side: slope < 0 ? 'left' : 'right', degrees };
}

// The stick

const STICK_LENGTH = 218; // from the marker's centre to the end of the stick
const MIN_STICK_LENGTH = 164;
export const KNOB_RADIUS = 47; // at the stick's end

export function railCrossing({ at }: Aim): number {
  return (at * AIM_UNIT) / PHYSICS_UNITS_PER_DRAWING_UNIT;
}

/** The end of the stick, which is shortened to stay within the picture and its `margin` on each side. */
export function stickEnd(aim: Aim, margin: number): Point {
  const { x, y } = pointOnPath(aim, 0);
  const lean = -aim.slope / SLOPE_UNIT;
  const length = Math.hypot(lean, 1);
  const [sine, cosine] = [lean / length, 1 / length];
  const maxLength =
    (lean > 0 ? WIDTH + margin - KNOB_RADIUS - x : x + margin - KNOB_RADIUS) / Math.max(Math.abs(sine), 0.001);
  const reach = Math.max(MIN_STICK_LENGTH, Math.min(STICK_LENGTH, maxLength));
  return { x: x + sine * reach, y: y + cosine * reach };
}

/** The share of the stick's path that a finger has led it by moving up so many units. */
export function progressOfFinger(up: number): number {
  return Math.max(0, Math.min(1, up / (2 * R)));
}
