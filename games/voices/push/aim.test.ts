import { describe, expect, it } from 'vitest';
import { isAim } from './aim.ts';
import { AIM_UNIT, hangsOver, MAX_SLOPE, PLATFORM, RADIUS } from './platform.ts';

const LEFT = RADIUS / AIM_UNIT;
const RIGHT = (PLATFORM.width - RADIUS) / AIM_UNIT;

describe('an aim', () => {
  it('[P9] crosses the rail with the whole marker over the platform, at a slope of at most 0.6', () => {
    for (const at of [LEFT, LEFT + 1, RIGHT])
      for (const slope of [-MAX_SLOPE, 0, MAX_SLOPE]) expect(isAim(PLATFORM, { at, slope })).toBe(true);
    for (const at of [LEFT - 1, RIGHT + 1, -LEFT]) expect(isAim(PLATFORM, { at, slope: 0 })).toBe(false);
    for (const slope of [-MAX_SLOPE - 1, MAX_SLOPE + 1]) expect(isAim(PLATFORM, { at: LEFT, slope })).toBe(false);
  });

  it('[P9] is two whole numbers', () => {
    for (const odd of [LEFT + 0.5, NaN, Infinity, '2000', null, undefined]) {
      expect(isAim(PLATFORM, { at: odd, slope: 0 })).toBe(false);
      expect(isAim(PLATFORM, { at: LEFT, slope: odd })).toBe(false);
    }
    for (const odd of [null, undefined, 2000, 'aim', [], {}]) expect(isAim(PLATFORM, odd)).toBe(false);
  });
});

describe('a marker hangs over', () => {
  const { width, depth } = PLATFORM;
  const at = (x: number, y: number) => hangsOver(PLATFORM, { id: 1, x, y, ux: 0, uy: 1 });

  it('[P10] when any part of it is beyond an edge, and the rail is none', () => {
    expect(at(RADIUS, RADIUS)).toBe(false);
    expect(at(width - RADIUS, depth - RADIUS)).toBe(false);
    expect(at(RADIUS - 1, 2 * RADIUS)).toBe(true);
    expect(at(width - RADIUS + 1, 2 * RADIUS)).toBe(true);
    expect(at(width / 2, depth - RADIUS + 1)).toBe(true);
  });
});
