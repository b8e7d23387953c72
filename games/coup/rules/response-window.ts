// Response windows, in which several seats make sealed moves (challenge or pass, block or pass): who is asked, and when enough
// have moved.

import type { Seat } from '@kuluary/kernel/game';
import { doesEachBlockCount, seatsThatMayBlock } from './actions-and-blocks.ts';
import { NONE } from './characters.ts';
import { BLOCK, CHALLENGE, CHALLENGE_BLOCK, firstSeatAfter, type State } from './state.ts';

export const WINDOW_OPEN = -2; // no result yet: a missing move can change it

/** The first seat, clockwise, that challenged or blocked; NONE when nobody did; WINDOW_OPEN until that is certain. */
export function decidingSeat(state: State): Seat {
  const { asked, objections } = state;
  const first = firstSeatAfter(asked | objections, clockwiseOriginOf(state));
  if (asked === 0) return first;
  if ((objections & (1 << first)) === 0 || isEachBlockAwaited(state)) return WINDOW_OPEN;
  return first;
}

/** Is a window open in which every declared block will count? Then it waits for every seat. */
export function isEachBlockAwaited({ phase, options, target }: State): boolean {
  return phase === BLOCK && doesEachBlockCount(options, target !== NONE);
}

/** Seats count clockwise from the claimant, or from the actor that may be blocked. */
function clockwiseOriginOf(state: State): Seat {
  return state.phase === CHALLENGE_BLOCK ? state.blocker : state.turn;
}

/** All seats that are or were asked in the open window; none when no window is open. */
export function seatsInWindow(state: State): number {
  if (state.phase === CHALLENGE) return state.alive & ~(1 << state.turn);
  if (state.phase === CHALLENGE_BLOCK) return state.alive & ~(1 << state.blocker);
  return state.phase === BLOCK ? seatsThatMayBlock(state) : 0;
}

/** Would a pass be sealed now? Only where several seats are asked: a single answer is known at once. */
export function isPassSealed(state: State): boolean {
  const seats = seatsInWindow(state);
  return (seats & (seats - 1)) !== 0;
}
