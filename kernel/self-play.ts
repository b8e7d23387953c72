// Plays whole games without a table, for simulations, tests and benchmarks.

import type { Chance } from './chance.ts';
import type { Bot, EventSink, Game } from './game.ts';

/** No game of ours is that long: one that reaches it never ends. */
export const MOVE_LIMIT = 1_000_000;

interface PlayedGame<State> {
  readonly state: State;
  readonly moves: number;
}

/** Plays a whole game with random legal moves. */
export function playRandomGame<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  chance: Chance,
  eventSink?: EventSink<Event>,
): PlayedGame<State> {
  const state = game.setup(seats, options, chance, eventSink);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) return { state, moves };
    const { seat } = decisions[0]!;
    const legal = game.moves(state, seat);
    game.apply(state, seat, legal[chance.below(legal.length)]!, chance, eventSink);
  }
  throw new Error(`${game.id}: no end after ${MOVE_LIMIT} moves`);
}

/** Plays a whole game between bots, one per seat. Each gets its view and nothing else; `botChances` are their own chance. */
export function playBotGame<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  bots: readonly Bot<View, Move>[],
  chance: Chance,
  botChances: readonly Chance[] = bots.map(() => chance),
): PlayedGame<State> {
  const state = game.setup(seats, options, chance);
  for (let moves = 0; moves < MOVE_LIMIT; moves++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) return { state, moves };
    const { seat } = decisions[0]!;
    const move = bots[seat]!.choose(game.view(state, seat), game.moves(state, seat), botChances[seat]!);
    const refusal = game.refusal(state, seat, move);
    if (refusal) throw new Error(`${game.id}: the bot of seat ${seat} chose an illegal move: ${refusal.code}`);
    game.apply(state, seat, move, chance);
  }
  throw new Error(`${game.id}: no end after ${MOVE_LIMIT} moves`);
}
