import { describe, expect, it } from 'vitest';
import { isLegalAim } from '../push/aim-limits.ts';
import { MAX_SLOPE, PLATFORM } from '../push/platform.ts';
import { MAX_AT, MIN_AT } from '../rules/push-outcome.ts';
import { DEPTH, R, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import {
  dragAlongRail,
  INITIAL_AIM,
  KNOB_RADIUS,
  leanOf,
  leanToPoint,
  millimetresOf,
  nudgeAlongRail,
  progressOfFinger,
  railCrossing,
  stickEnd,
  turnStick,
} from './aim-control.ts';

const MARGIN = 72;

describe('a finger aims', () => {
  it('first in the middle and straight ahead', () => {
    expect(isLegalAim(PLATFORM, INITIAL_AIM)).toBe(true);
    expect(railCrossing(INITIAL_AIM)).toBe(WIDTH / 2);
    expect(leanOf(INITIAL_AIM)).toEqual({ side: 'straight', degrees: 0 });
  });

  it.each([-1000, -333.3, -0.04, 0.06, 12.34, 1000])(
    'in whole numbers within the limits, by %d along the rail',
    (by) => {
      const aim = dragAlongRail(INITIAL_AIM, by);
      expect(isLegalAim(PLATFORM, aim)).toBe(true);
      expect(aim.at).toBe(Math.max(MIN_AT, Math.min(MAX_AT, INITIAL_AIM.at + Math.round(by * 10))));
    },
  );

  it('at the crossing from wherever the end of the stick is', () => {
    const aim = leanToPoint(INITIAL_AIM, { x: WIDTH / 2 + 50, y: DEPTH + 200 });
    expect(aim).toEqual({ at: INITIAL_AIM.at, slope: -250 });
    expect(leanToPoint(aim, stickEnd(aim, MARGIN)).slope).toBe(-250);
  });

  it.each([
    { x: -9999, y: DEPTH + 100, slope: MAX_SLOPE },
    { x: 9999, y: DEPTH + 100, slope: -MAX_SLOPE },
    { x: WIDTH / 2 + 1, y: 0, slope: -17 }, // above the rail, too
  ])('no further than the furthest: $slope', ({ x, y, slope }) => {
    const aim = leanToPoint(INITIAL_AIM, { x, y });
    expect(aim.slope).toBe(slope);
    expect(isLegalAim(PLATFORM, aim)).toBe(true);
  });
});

describe('buttons and keys', () => {
  it('go to the next half of a millimetre, or tenth', () => {
    expect(nudgeAlongRail({ at: 3217, slope: 0 }, 1, false).at).toBe(3250);
    expect(nudgeAlongRail({ at: 3217, slope: 0 }, -1, false).at).toBe(3200);
    expect(nudgeAlongRail({ at: 3200, slope: 0 }, -1, false).at).toBe(3150);
    expect(nudgeAlongRail({ at: 3217, slope: 0 }, 1, true).at).toBe(3220);
    expect(nudgeAlongRail({ at: MAX_AT, slope: 0 }, 1, false).at).toBe(MAX_AT);
    expect(nudgeAlongRail({ at: MIN_AT, slope: 0 }, -1, false).at).toBe(MIN_AT);
  });

  it('turn to the next whole degree, up to the furthest', () => {
    let aim = INITIAL_AIM;
    const seen: number[] = [];
    for (let i = 0; i < 40; i++) {
      aim = turnStick(aim, -1, false);
      expect(isLegalAim(PLATFORM, aim)).toBe(true);
      seen.push(leanOf(aim).degrees);
    }
    expect(seen.slice(0, 31)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
    expect(aim.slope).toBe(-MAX_SLOPE);
    expect(turnStick(turnStick(INITIAL_AIM, 1, false), -1, false)).toEqual(INITIAL_AIM);
    expect(turnStick(INITIAL_AIM, 1, true).slope).toBe(5);
  });
});

describe('the readout', () => {
  it('is millimetres from the left, and degrees to a side', () => {
    expect(millimetresOf({ at: 4144, slope: 0 })).toBe(41.4);
    expect(leanOf({ at: 0, slope: -242 })).toEqual({ side: 'left', degrees: 13.6 });
    expect(leanOf({ at: 0, slope: 600 })).toEqual({ side: 'right', degrees: 31 });
    expect(leanOf({ at: 0, slope: 0 }).side).toBe('straight');
  });
});

describe('the stick', () => {
  it('stays within reach at the furthest aims', () => {
    for (const at of [MIN_AT, MAX_AT]) {
      for (const slope of [-MAX_SLOPE, 0, MAX_SLOPE]) {
        const { x, y } = stickEnd({ at, slope }, MARGIN);
        expect(x).toBeGreaterThan(-MARGIN);
        expect(x).toBeLessThan(WIDTH + MARGIN);
        expect(y).toBeGreaterThan(DEPTH + R + KNOB_RADIUS);
      }
    }
  });

  it('follows a finger for the length of a marker', () => {
    expect([-50, 0, R, 2 * R, 500].map(progressOfFinger)).toEqual([0, 0, 0.5, 1, 1]);
  });
});
