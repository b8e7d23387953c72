// Finds the tokens that the pending decision is about and the viewer has just looked at, to show them beside the prompt.

import { isViewerAsked } from '@kuluary/texts/reader';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { JUROR_TYPES } from '../rules/vocabulary.ts';
import { earlierPeek, promptSourceOf } from '../texts/prompt-source.ts';
import type { TokenLookPage } from './event-pages.ts';

const DECISIONS_ABOUT_TOKENS: readonly DecisionKind[] = ['may', 'either', 'juror'];

export function lookedAtTokens(view: View): TokenLookPage | null {
  if (view.decision === null || !DECISIONS_ABOUT_TOKENS.includes(view.decision) || !isViewerAsked(view)) return null;
  const source = promptSourceOf(view);
  const peek = source && earlierPeek(source);
  const juror = source && JUROR_TYPES[source.frame.it];
  if (!peek || !juror) return null;
  const { stack } = view.jurors[source.frame.it]!;
  const seen = peek.n === 'all' ? stack : stack.slice(-peek.n);
  const faces = seen.flatMap(({ face }) => face ?? []).reverse();
  return faces.length > 0 ? { kind: 'look', faces, juror, isDrawn: false } : null;
}
