// When a table needs looking after: a bot is to move, or a clock runs out.

import type { Seat } from '@kuluary/kernel/game';
import type { Clock } from '@kuluary/protocol/to-browser';
import { CLOCK_TIME } from './clocks.ts';
import type { Question, TableState } from './table-state.ts';

/** Time in which nobody was there to play with is not charged: it is added to what was asked before it. */
export interface Grace {
  readonly upTo: number; // questions up to this position
  readonly by: number; // ms
  readonly until?: number; // when that was found out: nobody gets more than had passed by then
}

export const NO_GRACE: Grace = { upTo: 0, by: 0 };

export type BotPause = readonly [min: number, max: number]; // ms before a bot answers, so that people can follow

/** Who answers for this seat? */
export function isPlayedByBot(state: TableState, seat: Seat): boolean {
  const there = state.seats[seat]!;
  return there.kind === 'bot' || (there.kind === 'person' && there.standIn);
}

/** When somebody has to answer for this seat; null: never. */
export function dueAt(state: TableState, seat: Seat, pause: BotPause, grace: Grace): number | null {
  const question = state.questions[seat];
  if (!question) return null;
  const begin = startOf(question, grace);
  if (isPlayedByBot(state, seat)) {
    return begin + pauseFor(question, seat, pause, state.isGoingOn(seat)) + dwellFor(question, pause);
  }
  const time = CLOCK_TIME[state.clock];
  return time === null ? null : begin + time;
}

/** The next moment at which the table needs somebody; null: it can wait. */
export function deadline(state: TableState, pause: BotPause, grace: Grace): number | null {
  if (state.phase !== 'playing') return null;
  let first: number | null = null;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const due = dueAt(state, seat, pause, grace);
    if (due !== null && (first === null || due < first)) first = due;
  }
  return first;
}

/** The clocks that people at the table can see. */
export function runningClocks(state: TableState, grace: Grace, now: number): Clock[] {
  const total = CLOCK_TIME[state.clock];
  if (total === null) return [];
  const clocks: Clock[] = [];
  for (const [seat, question] of state.questions.entries()) {
    if (!question || isPlayedByBot(state, seat)) continue;
    clocks.push({ seat, left: Math.max(0, startOf(question, grace) + total - now), total });
  }
  return clocks;
}

function startOf(question: Question, { upTo, by, until = Number.POSITIVE_INFINITY }: Grace): number {
  const passed = Math.max(0, until - question.at);
  return question.at + (question.first <= upTo ? Math.min(by, passed) : 0);
}

/** Different for each seat and question, and the same on every server. Who goes on with a turn needs less of it. */
function pauseFor({ position }: Question, seat: Seat, [min, max]: BotPause, isGoingOn: boolean): number {
  const spread = (position * 7919 + seat * 104_729) % 1000;
  const pause = min + Math.round(((max - min) * spread) / 1000);
  return isGoingOn ? Math.round(pause / HURRY) : pause;
}

const HURRY = 3; // times as fast

/** Where bots pause for people's sake, they also let them read. Where bots are hurried on, nobody reads. */
function dwellFor({ dwell }: Question, pause: BotPause): number {
  return isUnhurried(pause) ? dwell : 0;
}

export function isUnhurried([, max]: BotPause): boolean {
  return max >= UNHURRIED;
}

const UNHURRIED = 500; // ms
