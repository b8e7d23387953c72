import { describe, expect, it } from 'vitest';
import type { View } from '../rules/view.ts';
import { arrangedView } from './arranged-view.fixture.ts';
import { winReasonOf } from './win-reason.ts';

function ended(points: readonly number[], winners: readonly number[], nemeses: readonly number[]): View {
  const { view } = arrangedView({});
  return {
    ...view,
    outcome: { winners, draw: false },
    seats: view.seats.map((seat, i) => ({ ...seat, points: points[i]! })),
    scores: nemeses.map((copies) => [{ card: 'earring-rick', points: 5, copies }]),
  };
}

describe('[R20] the reason of a win', () => {
  it('most points', () => {
    expect(winReasonOf(ended([12, 9], [0], [0, 1]))).toBe('end.by-points');
  });

  it('equal points, more nemeses', () => {
    expect(winReasonOf(ended([12, 12], [1], [1, 2]))).toBe('end.by-nemeses');
  });

  it('equal points and nemeses, more cards', () => {
    expect(winReasonOf(ended([12, 12], [1], [2, 2]))).toBe('end.by-cards');
  });

  it('shared', () => {
    expect(winReasonOf(ended([12, 12], [0, 1], [2, 2]))).toBe('end.shared');
  });
});
