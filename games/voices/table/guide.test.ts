import { describe, expect, it } from 'vitest';
import { type Lying, UNIT } from '../push/platform.ts';
import { session } from '../push/sessions.fixture.ts';
import { DEPTH, placeOf, R, WIDTH } from '../texts/rulebook/plane.ts';
import { arrowOf, guideOf, isShort, laneOf, noteOf } from './guide.ts';

function lying(id: number, x: number, y: number): Lying {
  return { id, x: x * 100, y: y * 100, ux: 0, uy: UNIT };
}

const STRAIGHT = { at: WIDTH * 5, slope: 0 };

describe('the guide', () => {
  it('ends where the new marker ends, when it touches nobody', () => {
    const end = { x: WIDTH / 2, y: DEPTH - R };
    expect(guideOf([], STRAIGHT)).toEqual({ from: { x: WIDTH / 2, y: DEPTH + R }, to: end, end, touch: null });
  });

  it('ends at the first touch, whatever would come of it', () => {
    for (const { before, aim } of session(5, 120)) {
      const { from, to, touch } = guideOf(before, aim);
      expect(to.y).toBeLessThanOrEqual(from.y);
      expect(to.y).toBeGreaterThanOrEqual(DEPTH - R);
      if (!touch) continue;
      expect(Math.hypot(touch.x - to.x, touch.y - to.y)).toBeCloseTo(2 * R, 0);
      expect(Math.hypot(touch.dot.x - to.x, touch.dot.y - to.y)).toBeCloseTo(R, 0);
    }
  });

  it('is as wide as the marker', () => {
    const [left, right, near, far] = [WIDTH / 2 - R, WIDTH / 2 + R, DEPTH + R, DEPTH - R];
    expect(laneOf(guideOf([], STRAIGHT))).toBe(
      `M${right} ${near}L${right} ${far}A${R} ${R} 0 0 0 ${left} ${far}L${left} ${near}Z`,
    );
  });

  it('shows where to, even where the markers touch already', () => {
    const guide = guideOf([lying(20, WIDTH / 2, R)], STRAIGHT);
    expect([isShort(guide), guide.to]).toEqual([true, guide.from]);
    const [left, right, near, far] = [WIDTH / 2 - R, WIDTH / 2 + R, DEPTH + R, DEPTH + R - 40];
    expect(laneOf(guide)).toBe(`M${right} ${near}L${right} ${far}A${R} ${R} 0 0 0 ${left} ${far}L${left} ${near}Z`);
  });
});

describe('"first touch"', () => {
  it('is written on nobody, and within the platform', () => {
    let written = 0;
    for (const { before, aim } of session(7)) {
      const guide = guideOf(before, aim);
      const note = noteOf(guide, before);
      if (!note) continue;
      written++;
      expect(note.x).toBeGreaterThan(0);
      expect(note.x).toBeLessThan(WIDTH);
      for (const other of before.map(placeOf))
        expect(Math.hypot(other.x - note.x, other.y - note.y)).toBeGreaterThan(R);
      const [, x, y] = /^M([-\d.]+) ([-\d.]+)Q/.exec(arrowOf(note, guide.touch!))!.map(Number);
      expect(Math.hypot(x! - guide.touch!.x, y! - guide.touch!.y)).toBeGreaterThan(R + 13 + 24); // from its ring
    }
    expect(written).toBeGreaterThan(20);
  });

  it('is not written when nobody is touched', () => {
    expect(noteOf(guideOf([], STRAIGHT), [])).toBeNull();
  });
});
