import { describe, expect, it } from 'vitest';
import { type PlacedMarker, UNIT } from '../push/platform.ts';
import { seededPushes } from '../push/seeded-pushes.fixture.ts';
import { DEPTH, R, toDrawing, WIDTH } from '../texts/rulebook/drawing-coordinates.ts';
import { arrowPath, firstTouchLabelPosition, isLaneShort, lanePath, makeAimGuide } from './aim-guide.ts';

function lying(id: number, x: number, y: number): PlacedMarker {
  return { id, x: x * 100, y: y * 100, ux: 0, uy: UNIT };
}

const STRAIGHT = { at: WIDTH * 5, slope: 0 };

describe('the guide', () => {
  it('ends where the new marker ends when it touches none', () => {
    const end = { x: WIDTH / 2, y: DEPTH - R };
    expect(makeAimGuide([], STRAIGHT)).toEqual({ from: { x: WIDTH / 2, y: DEPTH + R }, to: end, end, touch: null });
  });

  it('ends at the first touch, whatever follows', () => {
    for (const { before, aim } of seededPushes(5, 120)) {
      const { from, to, touch } = makeAimGuide(before, aim);
      expect(to.y).toBeLessThanOrEqual(from.y);
      expect(to.y).toBeGreaterThanOrEqual(DEPTH - R);
      if (!touch) continue;
      expect(Math.hypot(touch.x - to.x, touch.y - to.y)).toBeCloseTo(2 * R, 0);
      expect(Math.hypot(touch.dot.x - to.x, touch.dot.y - to.y)).toBeCloseTo(R, 0);
    }
  });

  it('is as wide as the marker', () => {
    const [left, right, near, far] = [WIDTH / 2 - R, WIDTH / 2 + R, DEPTH + R, DEPTH - R];
    expect(lanePath(makeAimGuide([], STRAIGHT))).toBe(
      `M${right} ${near}L${right} ${far}A${R} ${R} 0 0 0 ${left} ${far}L${left} ${near}Z`,
    );
  });

  it('shows the direction even where the markers touch already', () => {
    const guide = makeAimGuide([lying(20, WIDTH / 2, R)], STRAIGHT);
    expect([isLaneShort(guide), guide.to]).toEqual([true, guide.from]);
    const [left, right, near, far] = [WIDTH / 2 - R, WIDTH / 2 + R, DEPTH + R, DEPTH + R - 40];
    expect(lanePath(guide)).toBe(`M${right} ${near}L${right} ${far}A${R} ${R} 0 0 0 ${left} ${far}L${left} ${near}Z`);
  });
});

describe('"first touch"', () => {
  it('covers no marker and stays on the platform', () => {
    let written = 0;
    for (const { before, aim } of seededPushes(7)) {
      const guide = makeAimGuide(before, aim);
      const position = firstTouchLabelPosition(guide, before);
      if (!position) continue;
      written++;
      expect(position.x).toBeGreaterThan(0);
      expect(position.x).toBeLessThan(WIDTH);
      for (const other of before.map(toDrawing))
        expect(Math.hypot(other.x - position.x, other.y - position.y)).toBeGreaterThan(R);
      const [, x, y] = /^M([-\d.]+) ([-\d.]+)Q/.exec(arrowPath(position, guide.touch!))!.map(Number);
      expect(Math.hypot(x! - guide.touch!.x, y! - guide.touch!.y)).toBeGreaterThan(R + 13 + 24); // from its ring
    }
    expect(written).toBeGreaterThan(20);
  });

  it('is not written when no marker is touched', () => {
    expect(firstTouchLabelPosition(makeAimGuide([], STRAIGHT), [])).toBeNull();
  });
});
