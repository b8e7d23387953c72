// A playout: a sampled state is played to its end by policies, one for each seat.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { claimantOf } from '../../rules/claims-and-proven-cards.ts';
import { firstSeatAfter, GAME_OVER, influenceOf, type State } from '../../rules/state.ts';
import { applyMove } from '../../rules/turn-resolution.ts';
import { choosePolicyMove } from './policy.ts';
import type { PolicyParams } from './policy-params.ts';
import type { PublicMemory } from './public-memory.ts';

const MAX_PLAYOUT_TURNS = 60; // after them the winner is estimated

/** This seat's share of the win. Changes the state and the memory. */
export function playOut(
  state: State,
  me: Seat,
  policies: readonly PolicyParams[],
  memory: PublicMemory,
  chance: Chance,
): number {
  playWhileAlive(state, 1 << me, policies, memory, chance);
  return winShareOf(state, me);
}

/** Every seat's share of the win. */
export function playOutForAll(
  state: State,
  policies: readonly PolicyParams[],
  memory: PublicMemory,
  chance: Chance,
): number[] {
  playWhileAlive(state, ~0, policies, memory, chance);
  return state.coins.map((_, seat) => winShareOf(state, seat));
}

/** Plays until the game is over or none of these seats (a bit each) is alive. */
function playWhileAlive(
  state: State,
  alive: number,
  policies: readonly PolicyParams[],
  memory: PublicMemory,
  chance: Chance,
): void {
  const last = state.turns + MAX_PLAYOUT_TURNS;
  while (state.phase !== GAME_OVER && state.turns < last && (state.alive & alive) !== 0) {
    const seat = firstSeatAfter(state.asked, claimantOf(state));
    applyMove(state, seat, choosePolicyMove(state, seat, policies[seat]!, memory, chance), chance);
    memory.readNewEntries(state.history);
  }
}

function winShareOf(state: State, me: Seat): number {
  if ((state.alive & (1 << me)) === 0) return 0;
  if (state.phase === GAME_OVER) return state.alive === 1 << me ? 1 : 0; // a draw is no win
  let all = 0;
  for (let seat = 0; seat < state.seats; seat++) all += positionStrengthOf(state, seat);
  return positionStrengthOf(state, me) / all;
}

function positionStrengthOf(state: State, seat: Seat): number {
  return influenceOf(state, seat) * (7 + state.coins[seat]!);
}
