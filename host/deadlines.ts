// When a table needs looking after: a bot is to move, or a clock runs out.

import type { Seat } from '@kuluary/kernel/game';
import type { Clock } from '@kuluary/protocol/to-browser';
import { type Absence, away } from './absences.ts';
import { CLOCK_TIME } from './clocks.ts';
import type { Question } from './questions.ts';
import type { TableState } from './table-state.ts';

export type BotPause = readonly [min: number, max: number]; // ms before a bot answers, so that people can follow

/** Who answers for this seat? */
export function isPlayedByBot(state: TableState, seat: Seat): boolean {
  const there = state.seats[seat]!;
  return there.kind === 'bot' || (there.kind === 'person' && there.standIn);
}

/** When somebody has to answer for this seat; null: never. */
export function dueAt(state: TableState, seat: Seat, pause: BotPause, absences: readonly Absence[]): number | null {
  const question = state.questions[seat];
  if (!question) return null;
  const begin = startOf(question, absences);
  if (isPlayedByBot(state, seat)) {
    const isGoingOn = state.progress?.isGoingOn(seat) ?? false;
    return begin + pauseFor(question, seat, pause, isGoingOn) + dwellFor(question, pause);
  }
  const time = CLOCK_TIME[state.clock];
  return time === null ? null : begin + time;
}

/** The next moment at which the table needs somebody; null: it can wait. */
export function deadline(state: TableState, pause: BotPause, absences: readonly Absence[]): number | null {
  if (state.phase !== 'playing') return null;
  let first: number | null = null;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const due = dueAt(state, seat, pause, absences);
    if (due !== null && (first === null || due < first)) first = due;
  }
  return first;
}

/** The clocks that people at the table can see. */
export function runningClocks(state: TableState, absences: readonly Absence[], now: number): Clock[] {
  const total = CLOCK_TIME[state.clock];
  if (total === null) return [];
  const clocks: Clock[] = [];
  for (let seat = 0; seat < state.questions.length; seat++) {
    const question = state.questions[seat];
    if (!question || isPlayedByBot(state, seat)) continue;
    const left = Math.min(total, Math.max(0, startOf(question, absences) + total - now));
    clocks.push({ seat, left, total });
  }
  return clocks;
}

/** When its clock would have begun, had it never stood still. */
function startOf({ at, ran }: Question, absences: readonly Absence[]): number {
  let start = at + away(absences, at);
  for (const { from, to } of ran) start -= to - from - away(absences, from, to);
  return start;
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
