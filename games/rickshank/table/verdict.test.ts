import { describe, expect, it } from 'vitest';
import type { View } from '../rules/view.ts';
import { arranged } from './arranged.fixture.ts';
import { reasonOf } from './verdict.ts';

function ended(points: readonly number[], winners: readonly number[], nemeses: readonly number[]): View {
  const { view } = arranged({});
  return {
    ...view,
    outcome: { winners, draw: false },
    seats: view.seats.map((seat, i) => ({ ...seat, points: points[i]! })),
    scores: nemeses.map((copies) => [{ card: 'earring-rick', points: 5, copies }]),
  };
}

describe('[R20] who has won, and by what', () => {
  it('most points', () => {
    expect(reasonOf(ended([12, 9], [0], [0, 1]))).toBe('end.by-points');
  });

  it('as many points, more nemeses', () => {
    expect(reasonOf(ended([12, 12], [1], [1, 2]))).toBe('end.by-nemeses');
  });

  it('as many of both, more cards', () => {
    expect(reasonOf(ended([12, 12], [1], [2, 2]))).toBe('end.by-cards');
  });

  it('shared', () => {
    expect(reasonOf(ended([12, 12], [0, 1], [2, 2]))).toBe('end.shared');
  });
});
