import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AIM_UNIT, type Aim, PLATFORM, type PlacedMarker, RADIUS, SLOPE_UNIT, UNIT } from './platform.ts';
import { push } from './push.ts';
import { pushFrames } from './push-frames.ts';
import { seededPushes } from './seeded-pushes.fixture.ts';

const MIDDLE = PLATFORM.width / 2;
const AHEAD: Aim = { at: MIDDLE / AIM_UNIT, slope: 0 };
const TOUCH = 2 * RADIUS;
const OVERLAP = 100; // allowed: a hundredth of a centimetre
const IN_A_FRAME = 600; // more than any marker moves between two frames
const SESSIONS = Array.from({ length: 10 }, (_, i) => 11 + i);
const LONG = 300; // pushes

const seeds = fc.integer({ min: 1, max: 2_147_483_646 });
const lying = (id: number, x: number, y: number): PlacedMarker => ({ id, x, y, ux: 0, uy: UNIT });
const results = SESSIONS.flatMap((seed) => [...seededPushes(seed, LONG)]).map(({ before, marker, aim }) => ({
  marker,
  aim,
  ...push(PLATFORM, before, marker, aim),
}));

function distance(a: PlacedMarker, b: PlacedMarker): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

function mirrored(markers: readonly PlacedMarker[]): PlacedMarker[] {
  return markers.map(({ id, x, y, ux, uy }) => ({ id, x: PLATFORM.width - x, y, ux: 0 - ux, uy }));
}

describe('the new marker', () => {
  it('[P1] ends with its back exactly at the rail, on its straight line, unturned', () => {
    for (const { marker, aim, markers } of results) {
      const x = aim.at * AIM_UNIT + (aim.slope * RADIUS) / SLOPE_UNIT;
      expect(markers.find(({ id }) => id === marker)).toEqual(lying(marker, x, RADIUS));
    }
  });
});

describe('a marker on the platform', () => {
  it('[P2] never overlaps another by more than a hundredth of a centimetre, and never the rail', () => {
    let closest = Infinity;
    let nearest = Infinity;
    for (const { markers } of results) {
      for (const [i, a] of markers.entries()) {
        nearest = Math.min(nearest, a.y);
        for (const b of markers.slice(0, i)) closest = Math.min(closest, distance(a, b));
      }
    }
    expect(closest).toBeGreaterThanOrEqual(TOUCH - OVERLAP);
    expect(nearest).toBe(RADIUS);
  });

  it('[P3] pushes others: three in a row move as one, and the last one falls when there is no room', () => {
    const row = [lying(1, MIDDLE, RADIUS), lying(2, MIDDLE, 3 * RADIUS), lying(3, MIDDLE, 5 * RADIUS)];
    const roomy = { width: PLATFORM.width, depth: 7 * RADIUS + 10 };
    const { markers, fallen } = push(roomy, row, 4, AHEAD);
    expect(fallen).toEqual([]);
    expect(markers.map(({ x, y }) => [x, Math.round(y / OVERLAP)])).toEqual(
      [3, 5, 7, 1].map((radii) => [MIDDLE, (radii * RADIUS) / OVERLAP]),
    );
    expect(push({ ...roomy, depth: 7 * RADIUS - 10 }, row, 4, AHEAD).fallen).toEqual([3]);
  });

  it('[P4] moves only when it is touched by the new marker, or by one that moves', () => {
    for (const { before, marker, aim } of [...seededPushes(31), ...seededPushes(32)]) {
      const { frames } = pushFrames(PLATFORM, before, marker, aim);
      for (const [i, frame] of frames.slice(1).entries()) {
        const moved = frames[i]!.filter((one) => !(before.includes(one) && frame.includes(one)));
        for (const one of moved.filter((each) => before.includes(each)))
          expect(moved.some((by) => by !== one && distance(one, by) < TOUCH + IN_A_FRAME)).toBe(true);
      }
    }
  });

  it('[P4] stays as it is, to the last unit, when it is not touched', () => {
    const overlapping = [lying(1, MIDDLE, 30_000), lying(2, MIDDLE + TOUCH - 1, 30_000)]; // as rounding may leave them
    const { markers } = push(PLATFORM, overlapping, 3, { at: RADIUS / AIM_UNIT, slope: 0 });
    expect(markers.slice(0, 2)).toEqual(overlapping);
  });

  it('[P5] falls exactly when its centre leaves the platform', () => {
    for (const { before, marker, aim } of [...seededPushes(41), ...seededPushes(42)]) {
      const { frames, fallen } = pushFrames(PLATFORM, before, marker, aim);
      for (const { x, y } of frames.flat()) {
        expect(x >= 0 && x <= PLATFORM.width && y <= PLATFORM.depth).toBe(true);
      }
      for (const { id, frame } of fallen) {
        const { x, y } = frames[frame - 1]!.find((one) => one.id === id)!;
        expect(Math.min(x, PLATFORM.width - x, PLATFORM.depth - y)).toBeLessThan(IN_A_FRAME);
      }
    }
  });

  it('[P5] falls over a flank as over the far edge; the edge itself still holds', () => {
    const beside = { at: RADIUS / AIM_UNIT, slope: 0 };
    expect(push(PLATFORM, [lying(1, 0, 2 * RADIUS)], 2, beside).fallen).toEqual([1]);
    const onEdges = [lying(1, 0, PLATFORM.depth), lying(2, PLATFORM.width, PLATFORM.depth)];
    expect(push(PLATFORM, onEdges, 3, AHEAD).markers.slice(0, 2)).toEqual(onEdges);
  });

  it('[P6] is turned by friction: to the right when touched on the left', () => {
    const [hit] = push(PLATFORM, [lying(1, MIDDLE + RADIUS, 2 * RADIUS)], 2, AHEAD).markers;
    expect(hit!.ux).toBeGreaterThan(100);
    const [straight] = push(PLATFORM, [lying(1, MIDDLE, 2 * RADIUS)], 2, AHEAD).markers;
    expect(straight).toMatchObject({ ux: 0, uy: UNIT });
  });

  it('[P6] has a direction of unit length', () => {
    for (const { ux, uy } of results.flatMap(({ markers }) => markers))
      expect(Math.abs(Math.sqrt(ux * ux + uy * uy) - UNIT)).toBeLessThan(1);
  });
});

describe('the same push', () => {
  it('[P7] in the mirror is the mirror image, to the last unit', () => {
    const check = (seed: number) => {
      for (const { before, marker, aim } of seededPushes(seed, 40)) {
        const there = { at: PLATFORM.width / AIM_UNIT - aim.at, slope: 0 - aim.slope };
        const { markers, fallen } = push(PLATFORM, before, marker, aim);
        const image = push(PLATFORM, mirrored(before), marker, there);
        expect(image).toEqual({ markers: mirrored(markers), fallen });
      }
    };
    fc.assert(fc.property(seeds, check), { numRuns: 50 });
  });

  it('[P8] ends the same through JSON and in any order of the markers, and changes none of its arguments', () => {
    const check = (seed: number) => {
      for (const { before, marker, aim } of seededPushes(seed, 40)) {
        const written = JSON.stringify([before, marker, aim]);
        const [markers, ...rest] = JSON.parse(written) as [PlacedMarker[], number, Aim];
        const result = push(PLATFORM, before, marker, aim);
        expect(push(PLATFORM, markers.reverse(), ...rest)).toEqual(result);
        expect(JSON.stringify([before, marker, aim])).toBe(written);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
      }
    };
    fc.assert(fc.property(seeds, check), { numRuns: 30 });
  });

  it('[P9] throws on an illegal aim or a duplicate id: a bug of the caller', () => {
    expect(() => push(PLATFORM, [], 1, { at: 0, slope: 0 })).toThrow('not an aim');
    expect(() => push(PLATFORM, [lying(1, MIDDLE, MIDDLE)], 1, AHEAD)).toThrow('two markers');
  });
});
