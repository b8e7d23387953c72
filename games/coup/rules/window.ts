// Windows of sealed answers: who may answer, and when enough have.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions.ts';
import { BLOCK, CHALLENGE, CHALLENGE_BLOCK, firstAfter, type State } from './state.ts';

/** Nobody is asked any more, or whoever speaks first, clockwise, has spoken up already. */
export function isSettled(state: State): boolean {
  const { asked, raised } = state;
  if (asked === 0) return true;
  if (raised === 0 || (state.phase === BLOCK && state.options.blockers === 'each')) return false;
  return (raised & (1 << firstAfter(asked | raised, windowOrigin(state)))) !== 0;
}

/** Answers count clockwise from the claimant, or from the actor that may be blocked. */
export function windowOrigin(state: State): Seat {
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
