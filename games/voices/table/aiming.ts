// From a finger to an aim: two whole numbers within their limits. Lengths are those of a drawing (plane.ts).

import { AIM_UNIT, type Aim, MAX_SLOPE, SLOPE_UNIT } from '../push/platform.ts';
import { LEAST_AT, MOST_AT } from '../rules/placing.ts';
import { DEPTH, degreesOf, type Point, R, SCALE, WIDTH } from '../texts/rulebook/plane.ts';
import { onPath } from './playing.ts';

const AT_STEP = 50; // half a millimetre
const FINE_AT_STEP = 10;
const FINE_SLOPE_STEP = 5;
const LEAST_REACH = 60; // nearer to the rail a finger's way would tell too little about the angle

export const FIRST_AIM: Aim = { at: (LEAST_AT + MOST_AT) / 2, slope: 0 };

/** The marker is dragged along the rail by this much. */
export function dragged(aim: Aim, by: number): Aim {
  return { ...aim, at: withinAt(aim.at + Math.round((by * SCALE) / AIM_UNIT)) };
}

/** The end of the stick is where the finger is: the stick points from there to where the marker crosses the rail. */
export function leaned(aim: Aim, end: Point): Aim {
  const reach = Math.max(LEAST_REACH, end.y - DEPTH);
  return { ...aim, slope: withinSlope(Math.round(((crossing(aim) - end.x) / reach) * SLOPE_UNIT)) };
}

/** By half a millimetre, to the next half of one. */
export function nudged(aim: Aim, steps: number, isFine: boolean): Aim {
  return { ...aim, at: withinAt(stepped(aim.at, steps, isFine ? FINE_AT_STEP : AT_STEP)) };
}

/** By a degree, to the next whole one. */
export function turned(aim: Aim, steps: number, isFine: boolean): Aim {
  if (isFine) return { ...aim, slope: withinSlope(stepped(aim.slope, steps, FINE_SLOPE_STEP)) };
  const degrees = stepped(Math.round(degreesOf(aim.slope) * 10) / 10, steps, 1);
  return { ...aim, slope: withinSlope(slopeOf(degrees)) };
}

function slopeOf(degrees: number): number {
  return Math.round(Math.tan((degrees * Math.PI) / 180) * SLOPE_UNIT) || 0;
}

/** To the next multiple of `step` in this direction, and on from there. */
function stepped(value: number, steps: number, step: number): number {
  const next = steps > 0 ? Math.floor(value / step) : Math.ceil(value / step);
  return (next + steps) * step;
}

function withinAt(at: number): number {
  return Math.max(LEAST_AT, Math.min(MOST_AT, at));
}

function withinSlope(slope: number): number {
  return Math.max(-MAX_SLOPE, Math.min(MAX_SLOPE, slope));
}

// What is read

export function millimetresOf({ at }: Aim): number {
  return Math.round(at / 10) / 10;
}

export interface Lean {
  readonly side: 'left' | 'right' | 'straight';
  readonly degrees: number; // a tenth is the finest that is shown
}

export function leanOf({ slope }: Aim): Lean {
  const degrees = Math.round(degreesOf(Math.abs(slope)) * 10) / 10;
  if (degrees === 0) return { side: 'straight', degrees };
  return { side: slope < 0 ? 'left' : 'right', degrees };
}

// The stick

const STICK = 218; // from the marker's centre to the end of the stick
const LEAST_STICK = 164;
export const KNOB = 47; // at its end

/** Where the marker's centre crosses the rail. */
export function crossing({ at }: Aim): number {
  return (at * AIM_UNIT) / SCALE;
}

/** The end of the stick. It is drawn shorter where it would leave the picture, which is `margin` wider on each side. */
export function stickEnd(aim: Aim, margin: number): Point {
  const { x, y } = onPath(aim, 0);
  const lean = -aim.slope / SLOPE_UNIT;
  const length = Math.hypot(lean, 1);
  const [sine, cosine] = [lean / length, 1 / length];
  const room = (lean > 0 ? WIDTH + margin - KNOB - x : x + margin - KNOB) / Math.max(Math.abs(sine), 0.001);
  const reach = Math.max(LEAST_STICK, Math.min(STICK, room));
  return { x: x + sine * reach, y: y + cosine * reach };
}

/** How far a finger has led the stick, of its whole way, when it has moved up by so many units. */
export function ledBy(up: number): number {
  return Math.max(0, Math.min(1, up / (2 * R)));
}
