import type { Judgement, ReviewedStep } from '@kuluary/bots/review';
import type { Remark } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { costliest, marksOf } from './marks.ts';

function step(at: number, loss: number, remark?: Remark): ReviewedStep {
  const judgement: Judgement = {
    step: at,
    seat: 0,
    made: { move: 'made', winning: 0.5 - loss },
    best: { move: 'best', winning: 0.5 },
    remark,
  };
  return { step: at, chances: [0.5, 0.5], judgement };
}

const REVIEW = [
  { step: 0, chances: [0.5, 0.5], judgement: undefined },
  step(1, 0.3),
  step(2, 0, 'bluff'),
  step(3, 0.01),
  step(4, 0.2, 'missed'),
  step(5, 0.4),
];

describe('marks of a review', () => {
  it('are lies, and answers that gave away too much; a lie is a lie first', () => {
    expect(marksOf(REVIEW).map(({ kind, judgement }) => [judgement.step, kind])).toEqual([
      [1, 'mistake'],
      [2, 'bluff'],
      [4, 'missed'],
      [5, 'mistake'],
    ]);
  });

  it('the costliest answers are told in the order of the game', () => {
    expect(costliest(REVIEW, 2).map((each) => each.step)).toEqual([1, 5]);
    expect(costliest(REVIEW, 9).map((each) => each.step)).toEqual([1, 4, 5]);
  });
});
