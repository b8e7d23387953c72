// The moves of a review that get a mark: those with a remark, as a bluff, and those that lost too much.

import {
  lostWinProbability,
  MISTAKE_THRESHOLD,
  type MoveJudgement,
  type ReviewedPosition,
} from '@kuluary/bots/game-review';
import { MOVE_REMARKS } from '@kuluary/kernel/game';

export const MARK_KINDS = [...MOVE_REMARKS, 'mistake'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface ReviewMark {
  readonly kind: MarkKind;
  readonly judgement: MoveJudgement;
}

export function reviewMarksOf(steps: readonly ReviewedPosition[]): readonly ReviewMark[] {
  return steps.flatMap(({ judgement }) => {
    if (!judgement) return [];
    const kind = judgement.remark ?? (lostWinProbability(judgement) > MISTAKE_THRESHOLD ? 'mistake' : undefined);
    return kind ? [{ kind, judgement }] : [];
  });
}

/** Those that lost most win probability, in the order of the match. */
export function costliestMoves(steps: readonly ReviewedPosition[], count: number): readonly MoveJudgement[] {
  const judged = steps
    .flatMap(({ judgement }) => judgement ?? [])
    .filter((each) => lostWinProbability(each) > MISTAKE_THRESHOLD);
  return judged
    .toSorted((a, b) => lostWinProbability(b) - lostWinProbability(a))
    .slice(0, count)
    .toSorted((a, b) => a.position - b.position);
}
