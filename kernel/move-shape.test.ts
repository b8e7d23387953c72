import { describe, expect, it } from 'vitest';
import { hasMoveShape, isSameMove } from './move-shape.ts';

const SHAPES = {
  pass: { fields: {} },
  play: { fields: { card: 'text' }, optional: { seat: 'number' } },
} as const;

const hasShape = (move: unknown) =>
  hasMoveShape<'text' | 'number'>(
    move,
    SHAPES,
    (value, kind) => typeof value === (kind === 'text' ? 'string' : 'number'),
  );

describe('the shape of a move', () => {
  it('is a known type with all its fields, and optional ones', () => {
    for (const move of [{ type: 'pass' }, { type: 'play', card: 'a' }, { type: 'play', card: 'a', seat: 1 }])
      expect(hasShape(move)).toBe(true);
  });

  it('has no other type, field or value', () => {
    for (const move of [
      null,
      [],
      'pass',
      {},
      { type: 'toString' },
      { type: 'pass', card: 'a' },
      { type: 'play' },
      { type: 'play', card: 1 },
      { type: 'play', card: 'a', seat: '1' },
      { type: 'play', card: 'a', constructor: 1 },
    ])
      expect(hasShape(move), JSON.stringify(move)).toBe(false);
  });

  it('is compared by all its fields, and lists item by item', () => {
    expect(isSameMove({ type: 'keep', faces: ['a', 'b'] }, { type: 'keep', faces: ['a', 'b'] })).toBe(true);
    expect(isSameMove({ type: 'keep', faces: ['a', 'b'] }, { type: 'keep', faces: ['b', 'a'] })).toBe(false);
    expect(isSameMove({ type: 'keep', faces: ['a'] }, { type: 'keep', faces: ['a', 'b'] })).toBe(false);
    expect(isSameMove({ type: 'vote' }, { type: 'vote', choice: 1 })).toBe(false);
  });
});
