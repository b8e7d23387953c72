import { describe, expect, it } from 'vitest';
import { PLATFORM, RADIUS } from './platform.ts';
import { push, SUBSTEPS } from './push.ts';
import { pushFrames, SUBSTEPS_PER_FRAME } from './push-frames.ts';
import { seededPushes } from './seeded-pushes.fixture.ts';

const results = [...seededPushes(51), ...seededPushes(52)].map(({ before, marker, aim }) => ({
  before,
  marker,
  aim,
  result: pushFrames(PLATFORM, before, marker, aim),
}));

describe('the frames of a push', () => {
  it('[P11] end exactly as the push does', () => {
    for (const { before, marker, aim, result } of results) {
      const end = { markers: result.frames.at(-1), fallen: result.fallen.map(({ id }) => id) };
      expect(end).toEqual(push(PLATFORM, before, marker, aim));
    }
  });

  it('[P11] begin before anything moves, and are evenly spaced along the stick’s path', () => {
    for (const { before, marker, result } of results) {
      expect(result.frames).toHaveLength(SUBSTEPS / SUBSTEPS_PER_FRAME + 1);
      expect(result.frames[0]!.filter(({ id }) => id !== marker)).toEqual([...before].sort((a, b) => a.id - b.id));
      const ways = result.frames.map((frame) => frame.find(({ id }) => id === marker)!.y);
      expect(ways).toEqual(ways.map((_, i) => -RADIUS + (2 * RADIUS * i) / (ways.length - 1)));
    }
  });

  it('[P11] show a marker until it falls, and never after', () => {
    for (const { result } of results)
      for (const { id, frame } of result.fallen)
        expect(result.frames.map((each) => each.some((one) => one.id === id))).toEqual(
          result.frames.map((_, i) => i < frame),
        );
  });
});
