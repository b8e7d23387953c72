// What of a review is worth a mark: lies, and answers that gave away too much.

import { type Judgement, lossOf, MISTAKE } from '@kuluary/bots/review';
import type { Remark } from '@kuluary/kernel/game';
import type { Review } from './use-review.ts';

export const KINDS = ['bluff', 'caught', 'missed', 'mistake'] as const;
export type Kind = (typeof KINDS)[number] & (Remark | 'mistake');

export interface Mark {
  readonly kind: Kind;
  readonly judgement: Judgement;
}

export function marksOf(review: Review): readonly Mark[] {
  return review.flatMap(({ judgement }) => {
    if (!judgement) return [];
    const kind = judgement.remark ?? (lossOf(judgement) > MISTAKE ? 'mistake' : undefined);
    return kind ? [{ kind, judgement }] : [];
  });
}

/** The answers that cost most, in the order of the game. */
export function costliest(review: Review, count: number): readonly Judgement[] {
  const judged = review.flatMap(({ judgement }) => judgement ?? []).filter((each) => lossOf(each) > MISTAKE);
  return judged
    .toSorted((a, b) => lossOf(b) - lossOf(a))
    .slice(0, count)
    .toSorted((a, b) => a.step - b.step);
}
