// Who has won, once the game is over.

import type { Outcome } from '@kuluary/kernel/game';
import { GAME_OVER, type State, seatsIn } from './state.ts';

/** The last seat with influence wins; at the turn limit the living share a draw. */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== GAME_OVER) return undefined;
  const winners = seatsIn(state.alive);
  return { winners, draw: winners.length > 1 };
}
