// A push while it is seen: the frames of the physics, as far as the stick has come, and those who fall. No pictures and no
// clock here: whoever shows it says how much time has gone by.

import { type PushFrames, pushFrames } from '../push/frames.ts';
import { AIM_UNIT, type Aim, type Lying, PLATFORM, RADIUS, SLOPE_UNIT, UNIT } from '../push/platform.ts';
import type { Event } from '../rules/events.ts';
import { type Point, placeOf, R, WIDTH } from '../texts/rulebook/plane.ts';

export type Pushed = Extract<Event, { readonly type: 'pushed' }>;

const PUSH_MS = 900; // when nobody's finger leads it
const FOLLOW_MS = 220; // the stick catches up with a finger: all of the way
const FALL_MS = 320;
const FALL_WAY = 74; // how far beyond the edge it is gone
const FALLEN_SCALE = 0.8;
const TIPPED = 0.55; // how flat it gets while it tips over
const AFTER_MS = 900; // until smudges have faded
const RETREAT_MS = 260; // of the stick
const RETREAT_WAY = 150;
const APPROACH = -0.4; // of the way: where the stick comes into sight

export interface Show {
  readonly frames: PushFrames;
  readonly marker: number;
  readonly aim: Aim;
}

/** How far it is seen. */
export interface Playing {
  readonly way: number; // of the stick: 0 as it was aimed, 1 flush with the rail
  readonly after: number; // ms since then
  readonly falls: readonly { readonly id: number; readonly ms: number }[]; // for how long each has been falling
}

export function showOf({ before, marker, aim }: Pushed): Show {
  return { frames: pushFrames(PLATFORM, before, marker, aim), marker, aim };
}

/** `isNear`: the marker lies before the rail already, where it was aimed. */
export function begun(isNear: boolean): Playing {
  return { way: isNear ? 0 : APPROACH, after: 0, falls: [] };
}

/** `lead`: how far a finger has come; null: nobody leads. There is no way back. */
export function advanced(show: Show, { way, after, falls }: Playing, ms: number, lead: number | null): Playing {
  const free = way + (ms / PUSH_MS) * (1 - APPROACH);
  const led = lead === null ? free : Math.max(way, Math.min(lead, way + ms / FOLLOW_MS));
  const reached = Math.min(1, led);
  const known = new Set(falls.map(({ id }) => id));
  const last = show.frames.frames.length - 1;
  const fresh = show.frames.fallen.filter(({ id, frame }) => !known.has(id) && reached * last >= frame);
  return {
    way: reached,
    after: way >= 1 ? after + ms : 0,
    falls: [...falls.map(({ id, ms: since }) => ({ id, ms: since + ms })), ...fresh.map(({ id }) => ({ id, ms: 0 }))],
  };
}

export function isSeen({ after }: Playing): boolean {
  return after >= AFTER_MS;
}

/** A marker as it is drawn. */
export interface Posed extends Point {
  readonly id: number;
  readonly ux: number;
  readonly uy: number;
}

export interface Falling extends Posed {
  readonly across: number; // how wide it is still
  readonly down: number; // and how high
  readonly opacity: number;
}

export interface Smudge extends Point {
  readonly id: number;
  readonly opacity: number;
}

/** Behind the marker that it pushes. */
export interface Stick extends Point {
  readonly slope: number;
  readonly opacity: number;
}

export interface Moment {
  readonly markers: readonly Posed[];
  readonly falling: readonly Falling[];
  readonly smudges: readonly Smudge[];
  readonly stick: Stick | null;
}

export function posed(lying: Lying): Posed {
  return { id: lying.id, ux: lying.ux, uy: lying.uy, ...placeOf(lying) };
}

/** What is to be seen now. */
export function momentOf(show: Show, { way, after, falls }: Playing): Moment {
  const falling = falls.map(({ id, ms }) => ({ edge: lastOf(show.frames, id), ms }));
  return {
    markers: markersAt(show, way),
    falling: falling.filter(({ ms }) => ms < FALL_MS).map(({ edge, ms }) => fallingFrom(edge, ms / FALL_MS)),
    smudges: falling.map(({ edge: { id, x, y }, ms }) => ({ id, x, y, opacity: Math.max(0, 1 - ms / AFTER_MS) })),
    stick: stickAt(show, way, after),
  };
}

/** Everybody who lies there, between two frames if need be. Before the first one only the new marker is on its way. */
export function markersAt({ frames: { frames }, marker, aim }: Show, way: number): readonly Posed[] {
  const at = Math.max(0, way) * (frames.length - 1);
  const [before, after] = [frames[Math.floor(at)]!, frames[Math.ceil(at)]!];
  const share = at - Math.floor(at);
  return before.flatMap((from) => {
    if (from.id === marker && way < 0) return { ...posed(from), ...onPath(aim, way) };
    const to = after.find(({ id }) => id === from.id);
    if (share === 0) return posed(from);
    return to ? posed(between(from, to, share)) : [];
  });
}

function between(from: Lying, to: Lying, share: number): Lying {
  const mixed = (key: 'x' | 'y' | 'ux' | 'uy') => from[key] + (to[key] - from[key]) * share;
  const [ux, uy] = [mixed('ux'), mixed('uy')];
  const scale = UNIT / Math.hypot(ux, uy);
  return { id: from.id, x: mixed('x'), y: mixed('y'), ux: ux * scale, uy: uy * scale };
}

/** Where the new marker is when the stick has come so far. */
export function onPath(aim: Aim, way: number): Point {
  const y = (2 * way - 1) * RADIUS;
  return placeOf({ x: aim.at * AIM_UNIT + (aim.slope * y) / SLOPE_UNIT, y });
}

function stickAt({ aim }: Show, way: number, after: number): Stick | null {
  const gone = Math.min(1, after / RETREAT_MS);
  if (gone === 1) return null;
  const { x, y } = onPath(aim, way);
  const back = gone * RETREAT_WAY;
  const opacity = Math.min(1 - gone, way < 0 ? 1 - way / APPROACH : 1);
  return { x: x - (back * aim.slope) / SLOPE_UNIT, y: y + back, slope: aim.slope, opacity };
}

/** The last that was seen of one who falls. */
function lastOf({ frames, fallen }: PushFrames, id: number): Posed {
  const { frame } = fallen.find((fall) => fall.id === id)!;
  return posed(frames[frame - 1]!.find((lying) => lying.id === id)!);
}

/** It tips over the edge that is nearest. */
function fallingFrom(edge: Posed, share: number): Falling {
  const { x, y } = awayFrom(edge);
  const tipped = 1 - (1 - TIPPED) * share;
  const scale = 1 - (1 - FALLEN_SCALE) * share;
  return {
    ...edge,
    x: edge.x + x * FALL_WAY * share,
    y: edge.y + y * FALL_WAY * share,
    across: x === 0 ? scale : scale * tipped,
    down: y === 0 ? scale : scale * tipped,
    opacity: 1 - share * share,
  };
}

/** Which way is out from here: over the far edge, or over a flank. */
export function awayFrom({ x, y }: Point): Point {
  const nearest = Math.min(x, WIDTH - x, y);
  if (nearest === y) return { x: 0, y: -1 };
  return { x: nearest === x ? -1 : 1, y: 0 };
}

// At rest: for those who want nothing to move.

export interface Trail {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly isFallen: boolean; // `to` is beyond the edge
}

const LEAST_TRAIL = 4; // less is not seen

/** Where everybody was before, who has been moved, and where to. */
export function trailsOf({ frames: { frames, fallen } }: Show): readonly Trail[] {
  const after = new Map(frames.at(-1)!.map((lying) => [lying.id, lying]));
  return frames[0]!.flatMap((lying) => {
    const from = placeOf(lying);
    const end = after.get(lying.id);
    const to = end ? placeOf(end) : beyond({ frames, fallen }, lying.id);
    return Math.hypot(to.x - from.x, to.y - from.y) < LEAST_TRAIL ? [] : [{ id: lying.id, from, to, isFallen: !end }];
  });
}

function beyond(frames: PushFrames, id: number): Point {
  const edge = lastOf(frames, id);
  const { x, y } = awayFrom(edge);
  return { x: edge.x + x * R, y: edge.y + y * R };
}
