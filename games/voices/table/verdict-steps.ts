// The verdict step by step: roles turn over, then the jury speaks, type by type, then it is said who has won.

import type { Event, JurorVerdict } from '../rules/events.ts';
import type { JurorView } from '../rules/view.ts';
import { type Face, JURORS } from '../rules/vocabulary.ts';

export const JURY = 1; // the first step in which somebody of the jury has spoken
export const FINAL = JURY + JURORS.length; // all of it has, and the plot ends

/** A token before a type of jurors, as it lies there at the end. */
export interface Laid {
  readonly face: Face | null; // null: face down
  readonly isTurned: boolean; // an influence token that was turned over
  readonly isStruck: boolean; // it is cancelled, or says nothing
}

export interface Rows {
  readonly guilt: readonly Laid[]; // with what lies face down
  readonly innocence: readonly Laid[]; // with blanks
}

/** Before it speaks. */
export function closedRows({ guilt, innocence, stack }: JurorView): Rows {
  return {
    guilt: [...laid('guilt', guilt), ...stack.map(() => ({ face: null, isTurned: false, isStruck: false }))],
    innocence: laid('innocence', innocence),
  };
}

/** After: guilt to guilt, innocence to innocence; as many of one as of the other are struck out, from the end. */
export function openRows({ guilt, innocence }: JurorView, { faces, cancelled }: JurorVerdict): Rows {
  const turned = (face: Face) =>
    faces.filter((each) => each === face).map(() => ({ face, isTurned: true, isStruck: false }));
  const blanks = turned('blank').map((token) => ({ ...token, isStruck: true }));
  return {
    guilt: struck([...laid('guilt', guilt), ...turned('guilt')], cancelled),
    innocence: [...struck([...laid('innocence', innocence), ...turned('innocence')], cancelled), ...blanks],
  };
}

function laid(face: Face, n: number): Laid[] {
  return Array.from({ length: n }, () => ({ face, isTurned: false, isStruck: false }));
}

/** From the end: what is left stands in front, where the eye begins. */
function struck(tokens: readonly Laid[], n: number): Laid[] {
  return tokens.map((token, i) => ({ ...token, isStruck: i >= tokens.length - n }));
}

/** What happens in the last moment: it is not told at once, but step by step. */
export const STAGED = ['roles', 'verdict', 'over'] as const;
type Staged = Extract<Event, { readonly type: (typeof STAGED)[number] }>;

export function isStaged(event: Event): event is Staged {
  return (STAGED as readonly string[]).includes(event.type);
}
