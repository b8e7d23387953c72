// Windows of sealed answers: who may answer, and when enough have.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions.ts';
import { BLOCK, CHALLENGE, CHALLENGE_BLOCK, firstAfter, type State } from './state.ts';

export const OPEN = -2; // no result yet: an answer still to come can change it

/** Who decides the window: the first seat, clockwise, that spoke up; NONE when nobody did. OPEN until that is certain. */
export function resultOf(state: State): Seat {
  const { asked, raised } = state;
  const first = firstAfter(asked | raised, originOf(state));
  if (asked === 0) return first;
  if ((raised & (1 << first)) === 0 || (state.phase === BLOCK && state.options.blockers === 'each')) return OPEN;
  return first;
}

/** Answers count clockwise from the claimant, or from the actor that may be blocked. */
function originOf(state: State): Seat {
  return state.phase === CHALLENGE_BLOCK ? state.blocker : state.turn;
}

/** The seats that may block the announced action. */
export function blockersOf(state: State): number {
  const rule = ACTION_RULES[state.action]!;
  if (rule.blockedBy.length === 0) return 0;
  if (rule.openBlock || state.options.blockBy === 'any') return state.alive & ~(1 << state.turn);
  return state.alive & (1 << state.target);
}

/** All seats that are or were asked in the open window of sealed answers; none when no window is open. */
export function windowOf(state: State): number {
  if (state.phase === CHALLENGE) return state.alive & ~(1 << state.turn);
  if (state.phase === CHALLENGE_BLOCK) return state.alive & ~(1 << state.blocker);
  return state.phase === BLOCK ? blockersOf(state) : 0;
}
