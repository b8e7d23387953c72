// The contract of a game, complete: a game that implements it gets tables, bots, replay, fairness proofs, scenarios and
// the contract tests for free.
//
// A game is a pure function of a log: options, a secret seed, and the moves. The rules put *decisions* to *seats*;
// a seat answers a decision with a *move*; what a seat may know is its *view*, built from nothing.
//
// Everything here is plain data that survives JSON. No clock, no randomness, no I/O, no locale: chance comes in as
// an argument, and words are made elsewhere, from events.

import type { Chance } from './chance.ts';
import type { Id } from './id.ts';
import type { OptionSpec } from './options.ts';
import type { Result } from './result.ts';

/** Index of a place at the table, from 0, clockwise. */
export type Seat = Id<number, 'seat'>;

/** A seat, or a spectator, who knows only what is public. */
export type Viewer = Seat | 'spectator';

/** What the rules ask of a seat. Who is asked what kind is public; the details are in the view. */
export interface Decision {
  readonly seat: Seat; // who is asked
  readonly kind: string; // from the game's closed list of kinds
}

/** Why a move is not legal. A value, not an exception: players and networks make mistakes. */
export interface Refusal {
  readonly code: string; // stable, for programs and translations: 'not-your-decision'
  readonly rule: string; // id of the rule behind it, as the game's README lists it: 'C7'
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[]; // one seat, or several: they share the win, unless each seat has its own goal
  readonly draw: boolean; // nobody won: `winners` are the seats still in play
}

/** Receives events. Each is addressed where it is made, so nothing has to be filtered later. */
export interface EventSink<Event> {
  all(event: Event): void; // to every seat and spectator
  only(seat: Seat, event: Event): void; // to this seat alone
}

export interface Game<State, Move, View, Options, Event> {
  readonly id: string; // the folder's name under games/
  readonly version: number; // of the rules; rises whenever an old log would play differently
  readonly seats: readonly [min: number, max: number]; // how many can play
  readonly options: readonly OptionSpec[]; // what the host may choose, as data

  /** Complete options for this many seats. `chosen` has been checked and may name a few; an edition sets the rest. */
  completeOptions(seats: number, chosen: Readonly<Record<string, unknown>>): Options;

  /** The state at the first decision. */
  setup(seats: number, options: Options, chance: Chance, eventSink?: EventSink<Event>): State;

  /** The state that a scenario's `deal` describes; or a sentence saying what is wrong with it. */
  arrange(seats: number, options: Options, deal: unknown): Result<State, string>;

  /** Who is asked what, now. Several seats at once for sealed moves. Empty exactly when there is an outcome. */
  decisions(state: State): readonly Decision[];

  /** Every legal move of a seat, each in one spelling; empty when it is not asked. Callers must not mutate the list. */
  moves(state: State, seat: Seat): readonly Move[];

  /** Why `move` is not legal for `seat` now, whatever JSON it is; undefined when it is legal. Never throws. */
  refusal(state: State, seat: Seat, move: unknown): Refusal | undefined;

  /** Carries out a legal move, in place. The event sink is optional and never changes what happens. */
  apply(state: State, seat: Seat, move: Move, chance: Chance, eventSink?: EventSink<Event>): void;

  /** All that the viewer legitimately knows and remembers, and nothing else. Its `options`, if it has any, are those of the
   * match: a server sends them once. */
  view(state: State, viewer: Viewer): View;

  /** Determinizes: a whole state that this viewer cannot tell from the real one. Bots search in these. */
  imagine(view: View, chance: Chance): State;

  /** Does this event show somebody what was hidden from them? Moves before it cannot be taken back. */
  reveals(event: Event): boolean;

  /** How many moves a seat may take back in one turn, at most. */
  readonly takeBacks: number;

  /** Each seat has a goal of its own, and any number of seats may win. */
  readonly hasOwnGoals?: true;

  /** How the game ended; undefined while it goes on. */
  outcome(state: State): Outcome | undefined;

  /** How many turns have been completed: the length of a game as players count it. */
  turns(state: State): number;

  /** An independent copy. */
  clone(state: State): State;

  /** A small readable object for scenarios and playthroughs. It holds secrets: never send it to a seat. */
  summary(state: State): Summary;
}

/** What scenarios compare. `asked` names the kind of decision of each seat that is asked, and is compared whole. */
export type Summary = { readonly asked: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>;

/** A game of any types. Method parameters are bivariant, so every game is assignable. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** A player made of code. It gets what a person at its seat would get: a view, and the legal moves. */
export interface Bot<View, Move> {
  choose(view: View, moves: readonly Move[], chance: Chance): Move;
}
export type AnyBot = Bot<unknown, unknown>;

/** A move with its estimated share of the win, from 0 to 1. */
export interface RatedMove<Move> {
  readonly move: Move;
  readonly winProbability: number;
}

export const MOVE_REMARKS = [
  'bluff', // claims what is false
  'caught', // challenges a false claim
  'missed', // lets a false claim pass, although the best move was to challenge it
] as const;
export type MoveRemark = (typeof MOVE_REMARKS)[number];

/** Rates the moves of a finished game, for its review. */
export interface Critic<State, View, Move> {
  /** Every move, rated from what the seat could know, the best first. */
  rateMoves(view: View, moves: readonly Move[], chance: Chance): readonly RatedMove<Move>[];
  /** How likely each seat wins from here if all play well. Sees the whole state. */
  winProbabilities(state: State, chance: Chance): readonly number[];
  /** A remark on a move, given the best one. */
  remarkOn(state: State, seat: Seat, move: Move, best: Move): MoveRemark | undefined;
}
export type AnyCritic = Critic<unknown, unknown, unknown>;
