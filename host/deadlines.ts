// When the host must act for a table: a bot must move, or a clock runs out.

import type { Seat } from '@kuluary/kernel/game';
import type { RunningClock } from '@kuluary/protocol/to-browser';
import { type BotPause, botWaitTime } from './bot-pause.ts';
import { CLOCK_TIME } from './clock-presets.ts';
import { type Downtime, downtimeBetween } from './downtime.ts';
import type { PendingDecision } from './pending-decisions.ts';
import type { TableState } from './table-state.ts';

export function isPlayedByBot(state: TableState, seat: Seat): boolean {
  const occupant = state.seats[seat]!;
  return occupant.kind === 'bot' || (occupant.kind === 'person' && occupant.hasStandIn);
}

/** When a bot must move for this seat; null: never. */
export function seatDeadline(
  state: TableState,
  seat: Seat,
  pause: BotPause,
  downtimes: readonly Downtime[],
): number | null {
  const decision = state.pendingDecisions[seat];
  if (!decision) return null;
  const begin = effectiveStart(decision, downtimes);
  if (isPlayedByBot(state, seat)) {
    return begin + botWaitTime(decision, seat, pause, state.progress?.continuesTurn(seat) ?? false);
  }
  const time = CLOCK_TIME[state.clock];
  return time === null ? null : begin + time;
}

/** The first deadline of any seat; null: none. */
export function tableDeadline(state: TableState, pause: BotPause, downtimes: readonly Downtime[]): number | null {
  if (state.phase !== 'playing') return null;
  let first: number | null = null;
  for (let seat = 0; seat < state.seats.length; seat++) {
    const due = seatDeadline(state, seat, pause, downtimes);
    if (due !== null && (first === null || due < first)) first = due;
  }
  return first;
}

/** The clocks shown at the table. */
export function runningClocks(state: TableState, downtimes: readonly Downtime[], now: number): RunningClock[] {
  const total = CLOCK_TIME[state.clock];
  if (total === null) return [];
  const clocks: RunningClock[] = [];
  for (let seat = 0; seat < state.pendingDecisions.length; seat++) {
    const decision = state.pendingDecisions[seat];
    if (!decision || isPlayedByBot(state, seat)) continue;
    const left = Math.min(total, Math.max(0, effectiveStart(decision, downtimes) + total - now));
    clocks.push({ seat, left, total });
  }
  return clocks;
}

/** When its clock would have started, had it run without interruption. */
function effectiveStart({ clockStartedAt, earlierRuns }: PendingDecision, downtimes: readonly Downtime[]): number {
  let start = clockStartedAt + downtimeBetween(downtimes, clockStartedAt);
  for (const { from, to } of earlierRuns) start -= to - from - downtimeBetween(downtimes, from, to);
  return start;
}
