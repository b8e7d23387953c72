import { describe, expect, it } from 'vitest';
import { endOf, pushFrames, SUBSTEPS_A_FRAME } from './frames.ts';
import { PLATFORM, RADIUS } from './platform.ts';
import { push, SUBSTEPS } from './push.ts';
import { session } from './sessions.fixture.ts';

const seen = [...session(51), ...session(52)].map(({ before, marker, aim }) => ({
  before,
  marker,
  aim,
  film: pushFrames(PLATFORM, before, marker, aim),
}));

describe('the frames of a push', () => {
  it('[P11] end exactly as the push does', () => {
    for (const { before, marker, aim, film } of seen) expect(endOf(film)).toEqual(push(PLATFORM, before, marker, aim));
  });

  it('[P11] begin before anything moves, and follow the stick evenly', () => {
    for (const { before, marker, film } of seen) {
      expect(film.frames).toHaveLength(SUBSTEPS / SUBSTEPS_A_FRAME + 1);
      expect(film.frames[0]!.filter(({ id }) => id !== marker)).toEqual([...before].sort((a, b) => a.id - b.id));
      const ways = film.frames.map((frame) => frame.find(({ id }) => id === marker)!.y);
      expect(ways).toEqual(ways.map((_, i) => -RADIUS + (2 * RADIUS * i) / (ways.length - 1)));
    }
  });

  it('[P11] show a marker until it falls, and never after', () => {
    for (const { film } of seen)
      for (const { id, frame } of film.fallen)
        expect(film.frames.map((each) => each.some((one) => one.id === id))).toEqual(
          film.frames.map((_, i) => i < frame),
        );
  });
});
