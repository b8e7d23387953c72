import type { Outcome } from '@kuluary/kernel/game';
import { OVER, type State, seatsOf } from './state.ts';

/** The last seat with influence wins; after too many turns the living share a draw. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== OVER) return undefined;
  const winners = seatsOf(state.alive);
  return { winners, draw: winners.length > 1 };
}
