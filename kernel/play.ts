// Whole games without a table: for simulations, tests and benches.

import type { Chance } from './chance.ts';
import type { Bot, Events, Game } from './game.ts';

/** No game of ours is that long. Whoever reaches it has a rule that never ends. */
export const MOVE_LIMIT = 1_000_000;

export interface Played<State> {
  readonly state: State;
  readonly moves: number;
}

/** Plays a whole game with random legal moves. */
export function playRandom<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  chance: Chance,
  events?: Events<Event>,
): Played<State> {
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

/** Plays a whole game between bots, one per seat. Each gets its view and nothing else. `whims` are the bots' own luck. */
export function playBots<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  bots: readonly Bot<View, Move>[],
  chance: Chance,
  whims: readonly Chance[] = bots.map(() => chance),
): Played<State> {
  const state = game.setup(seats, options, chance);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) return { state, moves };
    const { seat } = decisions[0]!;
    const move = bots[seat]!.choose(game.view(state, seat), game.moves(state, seat), whims[seat]!);
    const refusal = game.refusal(state, seat, move);
    if (refusal) throw new Error(`${game.id}: the bot of seat ${seat} chose an illegal move: ${refusal.code}`);
    game.apply(state, seat, move, chance);
  }
  throw new Error(`${game.id}: no end after ${MOVE_LIMIT} moves`);
}
