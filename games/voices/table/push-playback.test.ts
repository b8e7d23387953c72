import { describe, expect, it } from 'vitest';
import { type Aim, PLATFORM, type PlacedMarker, RADIUS, UNIT } from '../push/platform.ts';
import { push } from '../push/push.ts';
import { seededPushes } from '../push/seeded-pushes.fixture.ts';
import { DEPTH, R, rotationMatrix, slopeDegrees, toDrawing, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import {
  advancePlayback,
  isPlaybackOver,
  makePlayback,
  markersAt,
  outwardDirection,
  type PlaybackProgress,
  type PushedEvent,
  playbackMomentAt,
  playbackStart,
  pointOnPath,
  toMarkerPose,
  trailsOf,
} from './push-playback.ts';

const NEW = 1;
const OTHER = 20;
const STRAIGHT: Aim = { at: PLATFORM.width / 2 / 10, slope: 0 };

function lying(id: number, x: number, y: number): PlacedMarker {
  return { id, x, y, ux: 0, uy: UNIT };
}

function pushed(before: readonly PlacedMarker[], aim: Aim): PushedEvent {
  const { fallen } = push(PLATFORM, before, NEW, aim);
  return { type: 'pushed', seat: 0, marker: NEW, region: 'speech', aim, before, fallen, version: 1 };
}

const FREE = makePlayback(pushed([], STRAIGHT));
const AT_EDGE = makePlayback(pushed([lying(OTHER, PLATFORM.width - 100, 2 * RADIUS)], { at: 5000, slope: 300 }));

/** All steps until it is over. */
function played(playback: typeof FREE, isNear: boolean, lead: number | null = null): PlaybackProgress[] {
  const steps = [playbackStart(isNear)];
  while (!isPlaybackOver(steps.at(-1)!) && steps.length < 1000)
    steps.push(advancePlayback(playback, steps.at(-1)!, 16, lead));
  return steps;
}

describe('positions', () => {
  it('are drawn with the rail below', () => {
    expect(toDrawing({ x: 0, y: 0 })).toEqual({ x: 0, y: DEPTH });
    expect(toDrawing({ x: PLATFORM.width, y: PLATFORM.depth })).toEqual({ x: WIDTH, y: 0 });
    expect(rotationMatrix({ ux: 0, uy: UNIT })).toBe('matrix(1 0 0 1 0 0)');
    expect(rotationMatrix({ ux: UNIT, uy: 0 })).toBe('matrix(0 1 -1 0 0 0)'); // looks to the right
    expect(slopeDegrees(1000)).toBeCloseTo(45);
  });
});

describe('frames', () => {
  it('begin at the rail and end as the push does', () => {
    for (const { before, marker, aim } of [...seededPushes(3, 40)].slice(20)) {
      const playback = makePlayback({ ...pushed([], aim), before, marker });
      expect(markersAt(playback, 0).map(({ id }) => id)).toEqual(
        [...before.map(({ id }) => id), marker].sort((a, b) => a - b),
      );
      expect(markersAt(playback, 1)).toEqual(push(PLATFORM, before, marker, aim).markers.map(toMarkerPose));
    }
  });

  it('are interpolated', () => {
    const [half] = markersAt(FREE, 0.5125); // between the 20th and the 21st of 40
    expect(half).toMatchObject({ id: NEW, x: WIDTH / 2 });
    expect(half!.y).toBeCloseTo(pointOnPath(STRAIGHT, 0.5125).y);
  });

  it('are preceded by the approach to the rail', () => {
    expect(markersAt(FREE, -0.4)[0]!.y).toBe(DEPTH + R + 0.8 * R);
  });
});

describe('the playback of a push', () => {
  it('takes about a second, and some time for the smudges', () => {
    const steps = played(FREE, false);
    const whole = steps.findIndex(({ stickProgress }) => stickProgress === 1) * 16;
    expect(whole).toBeGreaterThan(880);
    expect(whole).toBeLessThan(930);
    expect(steps.length * 16).toBeLessThan(1900);
  });

  it('follows a finger, never backwards, and goes on by itself when released', () => {
    let at = playbackStart(true);
    for (let i = 0; i < 60; i++) at = advancePlayback(FREE, at, 16, 0.5);
    expect(at.stickProgress).toBe(0.5);
    at = advancePlayback(FREE, at, 16, 0.2);
    expect(at.stickProgress).toBe(0.5);
    expect(advancePlayback(FREE, at, 16, null).stickProgress).toBeGreaterThan(0.5);
  });

  it('waits for a finger that does not move', () => {
    let at = playbackStart(true);
    for (let i = 0; i < 100; i++) at = advancePlayback(FREE, at, 16, 0);
    expect(at.stickProgress).toBe(0);
    expect(isPlaybackOver(at)).toBe(false);
  });

  it('shows a marker until it falls, then its fall, then its smudge', () => {
    const steps = played(AT_EDGE, true).map((at) => ({ at, moment: playbackMomentAt(AT_EDGE, at) }));
    const isThere = steps.map(({ moment }) => moment.markers.some(({ id }) => id === OTHER));
    const isFalling = steps.map(({ moment }) => moment.falling.some(({ id }) => id === OTHER));
    const first = isFalling.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(isThere.indexOf(false)).toBeLessThanOrEqual(first + 1);
    const falls = steps.flatMap(({ moment }) => moment.falling);
    expect(falls.at(-1)!.x).toBeGreaterThan(WIDTH + R / 2);
    expect(falls.at(-1)!.down).toBeCloseTo(0.8, 1);
    expect(falls.at(-1)!.opacity).toBeLessThan(0.2);
    expect(steps[first]!.moment.smudges[0]!.opacity).toBe(1);
    expect(steps.at(-1)!.moment.smudges[0]!.opacity).toBeLessThan(0.1);
  });

  it('has a stick that leaves when it is over', () => {
    expect(playbackMomentAt(FREE, playbackStart(false)).stick!.opacity).toBe(0);
    expect(playbackMomentAt(FREE, { stickProgress: 0.3, msAfterEnd: 0, falls: [] }).stick).toMatchObject({
      slope: 0,
      opacity: 1,
    });
    expect(playbackMomentAt(FREE, { stickProgress: 1, msAfterEnd: 500, falls: [] }).stick).toBeNull();
  });
});

describe('before and after', () => {
  it('show which markers moved, and which fell', () => {
    const trails = trailsOf(AT_EDGE);
    expect(trails.map(({ id, isFallen }) => [id, isFallen])).toEqual([
      [NEW, false],
      [OTHER, true],
    ]);
    expect(trails[1]!.to.x).toBeGreaterThan(WIDTH);
  });

  it('leave out markers that stayed', () => {
    const trails = trailsOf(makePlayback(pushed([lying(OTHER, RADIUS, 50_000)], STRAIGHT)));
    expect(trails.map(({ id }) => id)).toEqual([NEW]);
  });

  it('point over the nearest open edge', () => {
    expect(outwardDirection({ x: 5, y: 300 })).toEqual({ x: -1, y: 0 });
    expect(outwardDirection({ x: WIDTH - 5, y: 300 })).toEqual({ x: 1, y: 0 });
    expect(outwardDirection({ x: 300, y: 5 })).toEqual({ x: 0, y: -1 });
  });
});
