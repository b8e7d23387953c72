// What is asked may be about tokens that one has just looked at: then they lie beside the question until it is answered.

import { isAsked } from '@kuluary/texts/reader';
import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { JURORS } from '../rules/vocabulary.ts';
import { askingOf, peekBefore } from '../texts/asking.ts';
import type { Look } from './telling.ts';

const ABOUT: readonly Kind[] = ['may', 'either', 'juror'];

export function lookInQuestion(view: View): Look | null {
  if (view.decision === null || !ABOUT.includes(view.decision) || !isAsked(view)) return null;
  const asking = askingOf(view);
  const peek = asking && peekBefore(asking);
  const juror = asking && JURORS[asking.frame.it];
  if (!peek || !juror) return null;
  const { stack } = view.jurors[asking.frame.it]!;
  const seen = peek.n === 'all' ? stack : stack.slice(-peek.n);
  const faces = seen.flatMap(({ face }) => face ?? []).reverse();
  return faces.length > 0 ? { kind: 'look', faces, juror, isDrawn: false } : null;
}
