// Whole games without a table: for simulations, tests and benches.

import type { Chance } from './chance.ts';
import type { Events, Game, Seat } from './game.ts';

/** No game of ours is that long. Whoever reaches it has a rule that never ends. */
export const MOVE_LIMIT = 1_000_000;

/** Plays a whole game with random legal moves; returns the final state and how many moves it took. */
export function playRandom<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  chance: Chance,
  events?: Events<Event>,
): { state: State; moves: number } {
  const state = game.setup(seats, options, chance, events);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) return { state, moves };
    const { seat } = decisions[0]!;
    const legal = game.moves(state, seat);
    game.apply(state, seat, legal[chance.below(legal.length)]!, chance, events);
  }
  throw new Error(`${game.id}: no end after ${MOVE_LIMIT} moves`);
}

/** Chooses a seat's move from what it may look at. */
export type Chooser<State, Move> = (state: State, seat: Seat, chance: Chance) => Move;
