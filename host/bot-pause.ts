// How long a bot waits before it moves, so that people can follow: its pause, and the time to read what has happened.

import type { Seat } from '@kuluary/kernel/game';
import type { PendingDecision } from './pending-decisions.ts';

export type BotPause = readonly [min: number, max: number]; // ms

const SAME_TURN_SPEEDUP = 3; // times as fast
const MIN_PAUSE_FOR_PEOPLE = 500; // ms

export function botWaitTime(decision: PendingDecision, seat: Seat, pause: BotPause, continuesTurn: boolean): number {
  const ownPause = pauseOf(decision, seat, pause);
  const readingTime = pausesForPeople(pause) ? decision.readingTime : 0;
  return (continuesTurn ? Math.round(ownPause / SAME_TURN_SPEEDUP) : ownPause) + readingTime;
}

/** Shorter pauses are for tests and for bots among themselves. */
export function pausesForPeople([, max]: BotPause): boolean {
  return max >= MIN_PAUSE_FOR_PEOPLE;
}

/** Different for each seat and decision, the same on every server. */
function pauseOf({ position }: PendingDecision, seat: Seat, [min, max]: BotPause): number {
  const spread = (position * 7919 + seat * 104_729) % 1000;
  return min + Math.round(((max - min) * spread) / 1000);
}
