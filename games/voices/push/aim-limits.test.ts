import { describe, expect, it } from 'vitest';
import { isLegalAim } from './aim-limits.ts';
import { AIM_UNIT, hangsOver, MAX_SLOPE, PLATFORM, RADIUS } from './platform.ts';

const LEFTMOST = RADIUS / AIM_UNIT;
const RIGHTMOST = (PLATFORM.width - RADIUS) / AIM_UNIT;

describe('an aim', () => {
  it('[P9] crosses the rail with the whole marker over the platform, at a slope of at most 0.6', () => {
    for (const at of [LEFTMOST, LEFTMOST + 1, RIGHTMOST])
      for (const slope of [-MAX_SLOPE, 0, MAX_SLOPE]) expect(isLegalAim(PLATFORM, { at, slope })).toBe(true);
    for (const at of [LEFTMOST - 1, RIGHTMOST + 1, -LEFTMOST])
      expect(isLegalAim(PLATFORM, { at, slope: 0 })).toBe(false);
    for (const slope of [-MAX_SLOPE - 1, MAX_SLOPE + 1])
      expect(isLegalAim(PLATFORM, { at: LEFTMOST, slope })).toBe(false);
  });

  it('[P9] is two whole numbers', () => {
    for (const odd of [LEFTMOST + 0.5, NaN, Infinity, '2000', null, undefined]) {
      expect(isLegalAim(PLATFORM, { at: odd, slope: 0 })).toBe(false);
      expect(isLegalAim(PLATFORM, { at: LEFTMOST, slope: odd })).toBe(false);
    }
    for (const odd of [null, undefined, 2000, 'aim', [], {}]) expect(isLegalAim(PLATFORM, odd)).toBe(false);
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
