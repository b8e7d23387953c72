import { describe, expect, it } from 'vitest';
import { type Aim, type Lying, PLATFORM, RADIUS, UNIT } from '../push/platform.ts';
import { push } from '../push/push.ts';
import { session } from '../push/sessions.fixture.ts';
import { DEPTH, degreesOf, placeOf, R, turnOf, WIDTH } from '../texts/rulebook/plane.ts';
import {
  advanced,
  awayFrom,
  begun,
  isSeen,
  markersAt,
  momentOf,
  onPath,
  type Playing,
  type Pushed,
  posed,
  showOf,
  trailsOf,
} from './playing.ts';

const NEW = 1;
const OTHER = 20;
const STRAIGHT: Aim = { at: PLATFORM.width / 2 / 10, slope: 0 };

function lying(id: number, x: number, y: number): Lying {
  return { id, x, y, ux: 0, uy: UNIT };
}

function pushed(before: readonly Lying[], aim: Aim): Pushed {
  const { fallen } = push(PLATFORM, before, NEW, aim);
  return { type: 'pushed', seat: 0, marker: NEW, region: 'speech', aim, before, fallen, version: 1 };
}

const FREE = showOf(pushed([], STRAIGHT));
const AT_EDGE = showOf(pushed([lying(OTHER, PLATFORM.width - 100, 2 * RADIUS)], { at: 5000, slope: 300 }));

/** Step by step until it is over; all that was to be seen. */
function played(show: typeof FREE, isNear: boolean, lead: number | null = null): Playing[] {
  const seen = [begun(isNear)];
  while (!isSeen(seen.at(-1)!) && seen.length < 1000) seen.push(advanced(show, seen.at(-1)!, 16, lead));
  return seen;
}

describe('places', () => {
  it('are drawn with the rail below', () => {
    expect(placeOf({ x: 0, y: 0 })).toEqual({ x: 0, y: DEPTH });
    expect(placeOf({ x: PLATFORM.width, y: PLATFORM.depth })).toEqual({ x: WIDTH, y: 0 });
    expect(turnOf({ ux: 0, uy: UNIT })).toBe('matrix(1 0 0 1 0 0)');
    expect(turnOf({ ux: UNIT, uy: 0 })).toBe('matrix(0 1 -1 0 0 0)'); // looks to the right
    expect(degreesOf(1000)).toBeCloseTo(45);
  });
});

describe('frames', () => {
  it('begin at the rail and end as the push does', () => {
    for (const { before, marker, aim } of [...session(3, 40)].slice(20)) {
      const show = showOf({ ...pushed([], aim), before, marker });
      expect(markersAt(show, 0).map(({ id }) => id)).toEqual(
        [...before.map(({ id }) => id), marker].sort((a, b) => a - b),
      );
      expect(markersAt(show, 1)).toEqual(push(PLATFORM, before, marker, aim).markers.map(posed));
    }
  });

  it('have places between them', () => {
    const [half] = markersAt(FREE, 0.5125); // between the 20th and the 21st of 40
    expect(half).toMatchObject({ id: NEW, x: WIDTH / 2 });
    expect(half!.y).toBeCloseTo(onPath(STRAIGHT, 0.5125).y);
  });

  it('are preceded by the way to the rail', () => {
    expect(markersAt(FREE, -0.4)[0]!.y).toBe(DEPTH + R + 0.8 * R);
  });
});

describe('a push that is seen', () => {
  it('takes about a second, and a moment for the smudges', () => {
    const steps = played(FREE, false);
    const whole = steps.findIndex(({ way }) => way === 1) * 16;
    expect(whole).toBeGreaterThan(880);
    expect(whole).toBeLessThan(930);
    expect(steps.length * 16).toBeLessThan(1900);
  });

  it('follows a finger, never back, and goes on by itself when it is let go', () => {
    let at = begun(true);
    for (let i = 0; i < 60; i++) at = advanced(FREE, at, 16, 0.5);
    expect(at.way).toBe(0.5);
    at = advanced(FREE, at, 16, 0.2);
    expect(at.way).toBe(0.5);
    expect(advanced(FREE, at, 16, null).way).toBeGreaterThan(0.5);
  });

  it('waits for a finger that does not move', () => {
    let at = begun(true);
    for (let i = 0; i < 100; i++) at = advanced(FREE, at, 16, 0);
    expect(at.way).toBe(0);
    expect(isSeen(at)).toBe(false);
  });

  it('shows a marker until it falls, then how it falls, then what is left of it', () => {
    const steps = played(AT_EDGE, true).map((at) => ({ at, moment: momentOf(AT_EDGE, at) }));
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
    expect(momentOf(FREE, begun(false)).stick!.opacity).toBe(0);
    expect(momentOf(FREE, { way: 0.3, after: 0, falls: [] }).stick).toMatchObject({ slope: 0, opacity: 1 });
    expect(momentOf(FREE, { way: 1, after: 500, falls: [] }).stick).toBeNull();
  });
});

describe('before and after', () => {
  it('tell who was moved, and who fell', () => {
    const trails = trailsOf(AT_EDGE);
    expect(trails.map(({ id, isFallen }) => [id, isFallen])).toEqual([
      [NEW, false],
      [OTHER, true],
    ]);
    expect(trails[1]!.to.x).toBeGreaterThan(WIDTH);
  });

  it('leave out who stayed', () => {
    const trails = trailsOf(showOf(pushed([lying(OTHER, RADIUS, 50_000)], STRAIGHT)));
    expect(trails.map(({ id }) => id)).toEqual([NEW]);
  });

  it('point over the nearest open edge', () => {
    expect(awayFrom({ x: 5, y: 300 })).toEqual({ x: -1, y: 0 });
    expect(awayFrom({ x: WIDTH - 5, y: 300 })).toEqual({ x: 1, y: 0 });
    expect(awayFrom({ x: 300, y: 5 })).toEqual({ x: 0, y: -1 });
  });
});
