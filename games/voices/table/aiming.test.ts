import { describe, expect, it } from 'vitest';
import { isAim } from '../push/aim.ts';
import { MAX_SLOPE, PLATFORM } from '../push/platform.ts';
import { LEAST_AT, MOST_AT } from '../rules/placing.ts';
import { DEPTH, R, WIDTH } from '../texts/rulebook/plane.ts';
import {
  crossing,
  dragged,
  FIRST_AIM,
  KNOB,
  leaned,
  leanOf,
  ledBy,
  millimetresOf,
  nudged,
  stickEnd,
  turned,
} from './aiming.ts';

const MARGIN = 72;

describe('a finger aims', () => {
  it('first in the middle and straight ahead', () => {
    expect(isAim(PLATFORM, FIRST_AIM)).toBe(true);
    expect(crossing(FIRST_AIM)).toBe(WIDTH / 2);
    expect(leanOf(FIRST_AIM)).toEqual({ side: 'straight', degrees: 0 });
  });

  it.each([-1000, -333.3, -0.04, 0.06, 12.34, 1000])(
    'in whole numbers within the limits, by %d along the rail',
    (by) => {
      const aim = dragged(FIRST_AIM, by);
      expect(isAim(PLATFORM, aim)).toBe(true);
      expect(aim.at).toBe(Math.max(LEAST_AT, Math.min(MOST_AT, FIRST_AIM.at + Math.round(by * 10))));
    },
  );

  it('at the crossing from wherever the end of the stick is', () => {
    const aim = leaned(FIRST_AIM, { x: WIDTH / 2 + 50, y: DEPTH + 200 });
    expect(aim).toEqual({ at: FIRST_AIM.at, slope: -250 });
    expect(leaned(aim, stickEnd(aim, MARGIN)).slope).toBe(-250);
  });

  it.each([
    { x: -9999, y: DEPTH + 100, slope: MAX_SLOPE },
    { x: 9999, y: DEPTH + 100, slope: -MAX_SLOPE },
    { x: WIDTH / 2 + 1, y: 0, slope: -17 }, // above the rail, too
  ])('no further than the furthest: $slope', ({ x, y, slope }) => {
    const aim = leaned(FIRST_AIM, { x, y });
    expect(aim.slope).toBe(slope);
    expect(isAim(PLATFORM, aim)).toBe(true);
  });
});

describe('buttons and keys', () => {
  it('go to the next half of a millimetre, or tenth', () => {
    expect(nudged({ at: 3217, slope: 0 }, 1, false).at).toBe(3250);
    expect(nudged({ at: 3217, slope: 0 }, -1, false).at).toBe(3200);
    expect(nudged({ at: 3200, slope: 0 }, -1, false).at).toBe(3150);
    expect(nudged({ at: 3217, slope: 0 }, 1, true).at).toBe(3220);
    expect(nudged({ at: MOST_AT, slope: 0 }, 1, false).at).toBe(MOST_AT);
    expect(nudged({ at: LEAST_AT, slope: 0 }, -1, false).at).toBe(LEAST_AT);
  });

  it('turn to the next whole degree, up to the furthest', () => {
    let aim = FIRST_AIM;
    const seen: number[] = [];
    for (let i = 0; i < 40; i++) {
      aim = turned(aim, -1, false);
      expect(isAim(PLATFORM, aim)).toBe(true);
      seen.push(leanOf(aim).degrees);
    }
    expect(seen.slice(0, 31)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
    expect(aim.slope).toBe(-MAX_SLOPE);
    expect(turned(turned(FIRST_AIM, 1, false), -1, false)).toEqual(FIRST_AIM);
    expect(turned(FIRST_AIM, 1, true).slope).toBe(5);
  });
});

describe('what is read', () => {
  it('is millimetres from the left, and degrees to a side', () => {
    expect(millimetresOf({ at: 4144, slope: 0 })).toBe(41.4);
    expect(leanOf({ at: 0, slope: -242 })).toEqual({ side: 'left', degrees: 13.6 });
    expect(leanOf({ at: 0, slope: 600 })).toEqual({ side: 'right', degrees: 31 });
    expect(leanOf({ at: 0, slope: 0 }).side).toBe('straight');
  });
});

describe('the stick', () => {
  it('stays within reach at the furthest aims', () => {
    for (const at of [LEAST_AT, MOST_AT]) {
      for (const slope of [-MAX_SLOPE, 0, MAX_SLOPE]) {
        const { x, y } = stickEnd({ at, slope }, MARGIN);
        expect(x).toBeGreaterThan(-MARGIN);
        expect(x).toBeLessThan(WIDTH + MARGIN);
        expect(y).toBeGreaterThan(DEPTH + R + KNOB);
      }
    }
  });

  it('follows a finger for the length of a marker', () => {
    expect([-50, 0, R, 2 * R, 500].map(ledBy)).toEqual([0, 0, 0.5, 1, 1]);
  });
});
