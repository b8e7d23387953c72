// A game played to its end by tempers, one for each seat.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { claimantOf } from '../../rules/proof.ts';
import { firstAfter, influence, OVER, type State } from '../../rules/state.ts';
import { apply } from '../../rules/turn.ts';
import type { Memory } from './memory.ts';
import { decide } from './policy.ts';
import type { Temper } from './temper.ts';

const TURNS = 60; // that are played before the rest is guessed

/** The share of the win that this seat gets. The state and the memory are used up. */
export function playOut(state: State, me: Seat, tempers: readonly Temper[], memory: Memory, chance: Chance): number {
  playWhile(state, 1 << me, tempers, memory, chance);
  return shareOf(state, me);
}

/** The share of every seat. */
export function playOutForAll(state: State, tempers: readonly Temper[], memory: Memory, chance: Chance): number[] {
  playWhile(state, ~0, tempers, memory, chance);
  return state.coins.map((_, seat) => shareOf(state, seat));
}

/** Until it is over, or none of these seats (a bit each) is alive. */
function playWhile(state: State, alive: number, tempers: readonly Temper[], memory: Memory, chance: Chance): void {
  const last = state.turns + TURNS;
  while (state.phase !== OVER && state.turns < last && (state.alive & alive) !== 0) {
    const seat = firstAfter(state.asked, claimantOf(state));
    apply(state, seat, decide(state, seat, tempers[seat]!, memory, chance), chance);
    memory.follow(state.history);
  }
}

function shareOf(state: State, me: Seat): number {
  if ((state.alive & (1 << me)) === 0) return 0;
  if (state.phase === OVER) return state.alive === 1 << me ? 1 : 0; // a draw is nobody's
  let all = 0;
  for (let seat = 0; seat < state.seats; seat++) all += strengthOf(state, seat);
  return strengthOf(state, me) / all;
}

function strengthOf(state: State, seat: Seat): number {
  return influence(state, seat) * (7 + state.coins[seat]!);
}
