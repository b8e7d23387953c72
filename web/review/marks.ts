// What of a review is worth a mark: lies, and answers that gave away too much.

import { type Judgement, lossOf, MISTAKE, type ReviewedStep } from '@kuluary/bots/review';
import { REMARKS } from '@kuluary/kernel/game';

export const KINDS = [...REMARKS, 'mistake'] as const;
export type Kind = (typeof KINDS)[number];

export interface Mark {
  readonly kind: Kind;
  readonly judgement: Judgement;
}

export function marksOf(steps: readonly ReviewedStep[]): readonly Mark[] {
  return steps.flatMap(({ judgement }) => {
    if (!judgement) return [];
    const kind = judgement.remark ?? (lossOf(judgement) > MISTAKE ? 'mistake' : undefined);
    return kind ? [{ kind, judgement }] : [];
  });
}

/** The answers that cost most, in the order of the game. */
export function costliest(steps: readonly ReviewedStep[], count: number): readonly Judgement[] {
  const judged = steps.flatMap(({ judgement }) => judgement ?? []).filter((each) => lossOf(each) > MISTAKE);
  return judged
    .toSorted((a, b) => lossOf(b) - lossOf(a))
    .slice(0, count)
    .toSorted((a, b) => a.step - b.step);
}
