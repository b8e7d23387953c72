import { describe, expect, it } from 'vitest';
import { firstContact } from './first-contact.ts';
import { AIM_UNIT, PLATFORM, type PlacedMarker, RADIUS, SLOPE_UNIT, UNIT } from './platform.ts';
import { push } from './push.ts';
import { pushFrames } from './push-frames.ts';
import { seededPushes } from './seeded-pushes.fixture.ts';

const MIDDLE = PLATFORM.width / 2;
const AHEAD = { at: MIDDLE / AIM_UNIT, slope: 0 };
const lying = (id: number, x: number, y: number): PlacedMarker => ({ id, x, y, ux: 0, uy: UNIT });

describe('the guide', () => {
  it('[P12] ends where the new marker first touches another', () => {
    const far = lying(1, MIDDLE, 2.5 * RADIUS);
    const near = lying(2, MIDDLE + 2 * RADIUS, RADIUS);
    expect(firstContact(PLATFORM, [far], AHEAD)).toEqual({ id: 1, x: MIDDLE, y: 0.5 * RADIUS });
    expect(firstContact(PLATFORM, [far, near], AHEAD)).toEqual({ id: 1, x: MIDDLE, y: 0.5 * RADIUS });
    expect(firstContact(PLATFORM, [near], AHEAD)).toEqual({ id: 2, x: MIDDLE, y: RADIUS });
    expect(firstContact(PLATFORM, [lying(3, MIDDLE, 4 * RADIUS)], AHEAD)).toBeNull();
  });

  it('[P12] names the lower of two that are touched at once', () => {
    const twins = [lying(2, MIDDLE + RADIUS, 2 * RADIUS), lying(1, MIDDLE - RADIUS, 2 * RADIUS)];
    expect(firstContact(PLATFORM, twins, AHEAD)).toMatchObject({ id: 1, x: MIDDLE });
  });

  it('[P12] is on the path, two radii from the marker it names, and nothing has moved by then', () => {
    for (const { before, marker, aim } of [...seededPushes(61), ...seededPushes(62)]) {
      const touch = firstContact(PLATFORM, before, aim);
      const { frames } = pushFrames(PLATFORM, before, marker, aim);
      const isStill = (i: number) => before.every((one) => frames[i]!.includes(one));
      if (!touch) {
        expect(push(PLATFORM, before, marker, aim).markers.filter(({ id }) => id !== marker)).toHaveLength(
          before.length,
        );
        expect(isStill(frames.length - 1)).toBe(true);
        continue;
      }
      const { x, y } = before.find(({ id }) => id === touch.id)!;
      const apart = Math.sqrt((x - touch.x) * (x - touch.x) + (y - touch.y) * (y - touch.y));
      expect(Math.abs(apart - 2 * RADIUS)).toBeLessThan(2);
      expect(Math.abs(aim.at * AIM_UNIT + (aim.slope * touch.y) / SLOPE_UNIT - touch.x)).toBeLessThan(2);
      const way = Math.max(0, touch.y - 1 + RADIUS) / (2 * RADIUS); // y is rounded
      expect(isStill(Math.floor(way * (frames.length - 1)))).toBe(true);
    }
  });
});
