// What seats are asked, and since when.

import type { Decision, Seat } from '@kuluary/kernel/game';
import type { Addressed } from '@kuluary/kernel/told';
import type { LogPosition } from '@kuluary/protocol/ids';

/** What a seat is asked, and since when. The position names the question: an answer to an older one is stale. */
export interface Question {
  readonly kind: string;
  readonly position: LogPosition;
  readonly at: number; // when its clock began
  readonly ran: readonly { readonly from: number; readonly to: number }[]; // when it did before, where this is asked again
  readonly isSealed: boolean; // others were asked with it: whoever answers last learns what they did
  readonly dwell: number; // ms that people need for what everybody was told just before it
}

export type Questions = readonly (Question | undefined)[]; // by seat

export const NO_QUESTIONS: Questions = [];
export const MAX_DWELL = 15_000; // ms: however much was told at once
const NEVER: Question['ran'] = []; // one for all questions: there are many

/** The entry after which something is asked. */
type Cause = Pick<Question, 'position' | 'at'>;

/** Questions for all decisions. Whoever is asked the same has the same one. */
export function questionsFor(
  seats: number,
  decisions: readonly Decision[],
  { position, at, dwell }: Cause & Pick<Question, 'dwell'>,
): Questions {
  const questions = new Array<Question | undefined>(seats).fill(undefined);
  let question: Question | undefined;
  for (const { seat, kind } of decisions) {
    if (question?.kind !== kind) question = { kind, position, at, ran: NEVER, isSealed: decisions.length > 1, dwell };
    questions[seat] = question;
  }
  return questions;
}

/** Is everybody asked the same as before, less the seat that has just answered? */
export function isTheRest(decisions: readonly Decision[], before: Questions, answered: Seat): boolean {
  const open = before.filter((question) => question !== undefined).length;
  if (decisions.length !== open - 1 || decisions.length === 0) return false;
  return decisions.every(({ seat, kind }) => seat !== answered && before[seat]?.kind === kind);
}

/** The same, asked anew with the time that was left when the answer came that is taken back. */
export function askedAgain(questions: Questions, { position, at }: Cause, answeredAt: number): Questions {
  return questions.map(
    (asked) => asked && { ...asked, position, at, ran: [...asked.ran, { from: asked.at, to: answeredAt }] },
  );
}

/** How long people need for what everybody was told. What single seats were told counts for nothing: a pause shall not
 * give it away. */
export function readingTime(news: readonly Addressed<unknown>[], dwell: (event: unknown) => number): number {
  let sum = 0;
  for (const { to, event } of news) if (to === 'all') sum += dwell(event);
  return Math.min(MAX_DWELL, sum);
}
