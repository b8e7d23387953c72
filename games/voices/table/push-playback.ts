// Computes what a push looks like at a moment of its playback: markers, falling ones, smudges, stick. No rendering and no
// clock here: the caller advances it by elapsed time.

import { AIM_UNIT, type Aim, PLATFORM, type PlacedMarker, RADIUS, SLOPE_UNIT, UNIT } from '../push/platform.ts';
import { type PushFrames, pushFrames } from '../push/push-frames.ts';
import type { Event } from '../rules/events.ts';
import { type Point, R, toDrawing, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';

export type PushedEvent = Extract<Event, { readonly type: 'pushed' }>;

const PUSH_DURATION_MS = 900; // when no finger leads it
const FOLLOW_MS = 220; // in which the stick covers its whole path to catch up with a finger
const FALL_MS = 320;
const FALL_DISTANCE = 74; // beyond the edge, when it disappears
const FALLEN_SCALE = 0.8;
const TIPPED_SCALE = 0.55;
const SMUDGE_FADE_MS = 900;
const RETREAT_MS = 260; // of the stick
const RETREAT_DISTANCE = 150;
const APPROACH_START = -0.4; // progress at which the stick comes into sight

interface PushPlayback {
  readonly frames: PushFrames;
  readonly marker: number;
  readonly aim: Aim;
}

export interface PlaybackProgress {
  readonly stickProgress: number; // 0 as it was aimed, 1 flush with the rail
  readonly msAfterEnd: number; // since stickProgress reached 1
  readonly falls: readonly { readonly id: number; readonly ms: number }[]; // how long each has been falling
}

export function makePlayback({ before, marker, aim }: PushedEvent): PushPlayback {
  return { frames: pushFrames(PLATFORM, before, marker, aim), marker, aim };
}

/** `isNear`: the marker is at the rail already, where it was aimed. */
export function playbackStart(isNear: boolean): PlaybackProgress {
  return { stickProgress: isNear ? 0 : APPROACH_START, msAfterEnd: 0, falls: [] };
}

/** `lead`: the progress of a finger, or null. Playback never goes back. */
export function advancePlayback(
  playback: PushPlayback,
  { stickProgress, msAfterEnd, falls }: PlaybackProgress,
  ms: number,
  lead: number | null,
): PlaybackProgress {
  const free = stickProgress + (ms / PUSH_DURATION_MS) * (1 - APPROACH_START);
  const led = lead === null ? free : Math.max(stickProgress, Math.min(lead, stickProgress + ms / FOLLOW_MS));
  const reached = Math.min(1, led);
  const known = new Set(falls.map(({ id }) => id));
  const last = playback.frames.frames.length - 1;
  const fresh = playback.frames.fallen.filter(({ id, frame }) => !known.has(id) && reached * last >= frame);
  return {
    stickProgress: reached,
    msAfterEnd: stickProgress >= 1 ? msAfterEnd + ms : 0,
    falls: [...falls.map(({ id, ms: since }) => ({ id, ms: since + ms })), ...fresh.map(({ id }) => ({ id, ms: 0 }))],
  };
}

export function isPlaybackOver({ msAfterEnd }: PlaybackProgress): boolean {
  return msAfterEnd >= SMUDGE_FADE_MS;
}

export interface MarkerPose extends Point {
  readonly id: number;
  readonly ux: number;
  readonly uy: number;
}

export interface FallingMarkerPose extends MarkerPose {
  readonly across: number; // horizontal scale
  readonly down: number; // vertical scale
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

export interface PlaybackMoment {
  readonly markers: readonly MarkerPose[];
  readonly falling: readonly FallingMarkerPose[];
  readonly smudges: readonly Smudge[];
  readonly stick: Stick | null;
}

export function toMarkerPose(marker: PlacedMarker): MarkerPose {
  return { id: marker.id, ux: marker.ux, uy: marker.uy, ...toDrawing(marker) };
}

export function playbackMomentAt(
  playback: PushPlayback,
  { stickProgress, msAfterEnd, falls }: PlaybackProgress,
): PlaybackMoment {
  const falling = falls.map(({ id, ms }) => ({ edge: lastPoseOf(playback.frames, id), ms }));
  return {
    markers: markersAt(playback, stickProgress),
    falling: falling.filter(({ ms }) => ms < FALL_MS).map(({ edge, ms }) => fallingFrom(edge, ms / FALL_MS)),
    smudges: falling.map(({ edge: { id, x, y }, ms }) => ({ id, x, y, opacity: Math.max(0, 1 - ms / SMUDGE_FADE_MS) })),
    stick: stickAt(playback, stickProgress, msAfterEnd),
  };
}

/** Interpolates between frames. Before the first frame only the new marker moves. */
export function markersAt({ frames: { frames }, marker, aim }: PushPlayback, progress: number): readonly MarkerPose[] {
  const at = Math.max(0, progress) * (frames.length - 1);
  const [before, after] = [frames[Math.floor(at)]!, frames[Math.ceil(at)]!];
  const share = at - Math.floor(at);
  return before.flatMap((from) => {
    if (from.id === marker && progress < 0) return { ...toMarkerPose(from), ...pointOnPath(aim, progress) };
    const to = after.find(({ id }) => id === from.id);
    if (share === 0) return toMarkerPose(from);
    return to ? toMarkerPose(between(from, to, share)) : [];
  });
}

function between(from: PlacedMarker, to: PlacedMarker, share: number): PlacedMarker {
  const mixed = (key: 'x' | 'y' | 'ux' | 'uy') => from[key] + (to[key] - from[key]) * share;
  const [ux, uy] = [mixed('ux'), mixed('uy')];
  const scale = UNIT / Math.hypot(ux, uy);
  return { id: from.id, x: mixed('x'), y: mixed('y'), ux: ux * scale, uy: uy * scale };
}

export function pointOnPath(aim: Aim, progress: number): Point {
  const y = (2 * progress - 1) * RADIUS;
  return toDrawing({ x: aim.at * AIM_UNIT + (aim.slope * y) / SLOPE_UNIT, y });
}

function stickAt({ aim }: PushPlayback, progress: number, after: number): Stick | null {
  const gone = Math.min(1, after / RETREAT_MS);
  if (gone === 1) return null;
  const { x, y } = pointOnPath(aim, progress);
  const back = gone * RETREAT_DISTANCE;
  const opacity = Math.min(1 - gone, progress < 0 ? 1 - progress / APPROACH_START : 1);
  return { x: x - (back * aim.slope) / SLOPE_UNIT, y: y + back, slope: aim.slope, opacity };
}

/** The last pose of a falling marker on the platform. */
function lastPoseOf({ frames, fallen }: PushFrames, id: number): MarkerPose {
  const { frame } = fallen.find((fall) => fall.id === id)!;
  return toMarkerPose(frames[frame - 1]!.find((marker) => marker.id === id)!);
}

/** It tips over the nearest edge. */
function fallingFrom(edge: MarkerPose, share: number): FallingMarkerPose {
  const { x, y } = outwardDirection(edge);
  const tipped = 1 - (1 - TIPPED_SCALE) * share;
  const scale = 1 - (1 - FALLEN_SCALE) * share;
  return {
    ...edge,
    x: edge.x + x * FALL_DISTANCE * share,
    y: edge.y + y * FALL_DISTANCE * share,
    across: x === 0 ? scale : scale * tipped,
    down: y === 0 ? scale : scale * tipped,
    opacity: 1 - share * share,
  };
}

/** Over the nearest open edge. */
export function outwardDirection({ x, y }: Point): Point {
  const nearest = Math.min(x, WIDTH - x, y);
  if (nearest === y) return { x: 0, y: -1 };
  return { x: nearest === x ? -1 : 1, y: 0 };
}

// Without animation: reduced motion.

export interface Trail {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly isFallen: boolean; // `to` is beyond the edge
}

const MIN_TRAIL_LENGTH = 4; // shorter ones are left out

/** From and to of every moved marker. */
export function trailsOf({ frames: { frames, fallen } }: PushPlayback): readonly Trail[] {
  const after = new Map(frames.at(-1)!.map((marker) => [marker.id, marker]));
  return frames[0]!.flatMap((marker) => {
    const from = toDrawing(marker);
    const end = after.get(marker.id);
    const to = end ? toDrawing(end) : pointBeyondEdge({ frames, fallen }, marker.id);
    return Math.hypot(to.x - from.x, to.y - from.y) < MIN_TRAIL_LENGTH
      ? []
      : [{ id: marker.id, from, to, isFallen: !end }];
  });
}

function pointBeyondEdge(frames: PushFrames, id: number): Point {
  const edge = lastPoseOf(frames, id);
  const { x, y } = outwardDirection(edge);
  return { x: edge.x + x * R, y: edge.y + y * R };
}
