import type { MoveJudgement, ReviewedPosition } from '@kuluary/bots/game-review';
import type { MoveRemark } from '@kuluary/kernel/game';
import { describe, expect, it } from 'vitest';
import { costliestMoves, reviewMarksOf } from './review-marks.ts';

function step(at: number, loss: number, remark?: MoveRemark): ReviewedPosition {
  const judgement: MoveJudgement = {
    position: at,
    seat: 0,
    made: { move: 'made', winProbability: 0.5 - loss },
    best: { move: 'best', winProbability: 0.5 },
    remark,
  };
  return { position: at, winProbabilities: [0.5, 0.5], judgement };
}

const REVIEW = [
  { position: 0, winProbabilities: [0.5, 0.5], judgement: undefined },
  step(1, 0.3),
  step(2, 0, 'bluff'),
  step(3, 0.01),
  step(4, 0.2, 'missed'),
  step(5, 0.4),
];

describe('marks of a review', () => {
  it("are remarks, and moves that lost too much; a remark comes before 'mistake'", () => {
    expect(reviewMarksOf(REVIEW).map(({ kind, judgement }) => [judgement.position, kind])).toEqual([
      [1, 'mistake'],
      [2, 'bluff'],
      [4, 'missed'],
      [5, 'mistake'],
    ]);
  });

  it('the costliest moves are in the order of the match', () => {
    expect(costliestMoves(REVIEW, 2).map((each) => each.position)).toEqual([1, 5]);
    expect(costliestMoves(REVIEW, 9).map((each) => each.position)).toEqual([1, 4, 5]);
  });
});
