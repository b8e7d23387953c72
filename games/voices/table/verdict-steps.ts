// The steps of the verdict show: roles, then the jury type by type, then the winners; and the tokens shown in each.

import type { Event, JurorVerdict } from '../rules/events.ts';
import type { JurorView } from '../rules/view.ts';
import { type InfluenceFace, JUROR_TYPES } from '../rules/vocabulary.ts';

export const FIRST_JURY_STEP = 1; // the first type of jurors has been turned over
export const FINAL_STEP = FIRST_JURY_STEP + JUROR_TYPES.length; // all have, and the winners are shown

export interface ShownToken {
  readonly face: InfluenceFace | null; // null: face down
  readonly isTurned: boolean; // a turned influence token
  readonly isStruck: boolean; // cancelled, or blank
}

interface TokenRows {
  readonly guilt: readonly ShownToken[]; // with tokens that are face down
  readonly innocence: readonly ShownToken[]; // with blanks
}

export function rowsBeforeVerdict({ guilt, innocence, stack }: JurorView): TokenRows {
  return {
    guilt: [...shownTokens('guilt', guilt), ...stack.map(() => ({ face: null, isTurned: false, isStruck: false }))],
    innocence: shownTokens('innocence', innocence),
  };
}

/** Influence is added to guilt and innocence; pairs are struck out from the end. */
export function rowsAfterVerdict({ guilt, innocence }: JurorView, { faces, cancelled }: JurorVerdict): TokenRows {
  const turned = (face: InfluenceFace) =>
    faces.filter((each) => each === face).map(() => ({ face, isTurned: true, isStruck: false }));
  const blanks = turned('blank').map((token) => ({ ...token, isStruck: true }));
  return {
    guilt: strikeFromEnd([...shownTokens('guilt', guilt), ...turned('guilt')], cancelled),
    innocence: [
      ...strikeFromEnd([...shownTokens('innocence', innocence), ...turned('innocence')], cancelled),
      ...blanks,
    ],
  };
}

function shownTokens(face: InfluenceFace, n: number): ShownToken[] {
  return Array.from({ length: n }, () => ({ face, isTurned: false, isStruck: false }));
}

function strikeFromEnd(tokens: readonly ShownToken[], n: number): ShownToken[] {
  return tokens.map((token, i) => ({ ...token, isStruck: i >= tokens.length - n }));
}

/** Events that the end screen reveals step by step. */
export const STAGED_EVENT_TYPES = ['roles', 'verdict', 'over'] as const;
type StagedEvent = Extract<Event, { readonly type: (typeof STAGED_EVENT_TYPES)[number] }>;

export function isStagedEvent(event: Event): event is StagedEvent {
  return (STAGED_EVENT_TYPES as readonly string[]).includes(event.type);
}
