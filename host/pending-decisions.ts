// The decisions that seats are asked for, and since when.

import type { AddressedEvent } from '@kuluary/kernel/event-log';
import type { Decision, Seat } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';

/** The position identifies the decision: a move that answers an older one is stale. */
export interface PendingDecision {
  readonly kind: string;
  readonly position: LogPosition;
  readonly clockStartedAt: number; // when its clock started
  readonly earlierRuns: readonly { readonly from: number; readonly to: number }[]; // of its clock, if a taken-back move had ended it
  readonly isSealed: boolean; // several seats are asked at once: the last to answer learns of the others' moves
  readonly readingTime: number; // ms that people need to read the events just before it
}

export type PendingDecisions = readonly (PendingDecision | undefined)[]; // by seat

export const NO_PENDING_DECISIONS: PendingDecisions = [];
export const MAX_READING_TIME = 15_000; // ms, however many events there are
const NO_EARLIER_RUNS: PendingDecision['earlierRuns'] = []; // shared, to save memory

/** The entry after which a decision is asked for. */
type DecisionCause = Pick<PendingDecision, 'position' | 'clockStartedAt'>;

/** Seats that are asked for the same decision share one object. */
export function makePendingDecisions(
  seats: number,
  decisions: readonly Decision[],
  { position, clockStartedAt, readingTime }: DecisionCause & Pick<PendingDecision, 'readingTime'>,
): PendingDecisions {
  const bySeat = new Array<PendingDecision | undefined>(seats).fill(undefined);
  let pending: PendingDecision | undefined;
  for (const { seat, kind } of decisions) {
    if (pending?.kind !== kind)
      pending = {
        kind,
        position,
        clockStartedAt,
        earlierRuns: NO_EARLIER_RUNS,
        isSealed: decisions.length > 1,
        readingTime,
      };
    bySeat[seat] = pending;
  }
  return bySeat;
}

/** Are exactly the other seats still asked for the same as before this seat answered? */
export function areOthersStillAsked(decisions: readonly Decision[], before: PendingDecisions, answered: Seat): boolean {
  const open = before.filter((decision) => decision !== undefined).length;
  if (decisions.length !== open - 1 || decisions.length === 0) return false;
  return decisions.every(({ seat, kind }) => seat !== answered && before[seat]?.kind === kind);
}

/** The decisions before a taken-back move, asked for again with the time that was left when that move was made. */
export function restoreDecisions(
  pendingDecisions: PendingDecisions,
  { position, clockStartedAt }: DecisionCause,
  answeredAt: number,
): PendingDecisions {
  return pendingDecisions.map(
    (asked) =>
      asked && {
        ...asked,
        position,
        clockStartedAt,
        earlierRuns: [...asked.earlierRuns, { from: asked.clockStartedAt, to: answeredAt }],
      },
  );
}

/** How long people read the public events. Events for single seats do not count: the pause would reveal them. */
export function totalReadingTime(
  events: readonly AddressedEvent<unknown>[],
  readingTimeOf: (event: unknown) => number,
): number {
  let sum = 0;
  for (const { to, event } of events) if (to === 'all') sum += readingTimeOf(event);
  return Math.min(MAX_READING_TIME, sum);
}
