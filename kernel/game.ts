// What a game is. This file is the whole contract: whoever fulfils it gets tables, bots, replay, fairness proofs,
// scenarios and the contract battery for nothing.
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

/** A place at the table, counted from 0, clockwise. */
export type Seat = Id<number, 'seat'>;

/** Who looks: a seat, or somebody who only watches and knows what the whole table knows. */
export type Viewer = Seat | 'spectator';

/** A question that the rules put to a seat. Everybody may know who is asked what; what it is about stands in the view. */
export interface Decision {
  readonly seat: Seat; // who is asked
  readonly kind: string; // which question, from the game's closed list of kinds
}

/** Why a move is not legal. A value, not an exception: players and networks make mistakes. */
export interface Refusal {
  readonly code: string; // stable, for programs and translations: 'not-your-decision'
  readonly rule: string; // id of the rule it stands on, as the game's README lists it: 'C7'
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[]; // one seat, or several: they share the win, unless everybody has a goal of their own
  readonly draw: boolean; // nobody won: `winners` are those who were left
}

/** Who listens to what happens. Each event is addressed on the spot, so nothing has to be filtered later. */
export interface Events<Event> {
  all(event: Event): void; // to every seat and spectator
  only(seat: Seat, event: Event): void; // to this seat alone
}

export interface Game<State, Move, View, Options, Event> {
  readonly id: string; // the folder's name under games/
  readonly version: number; // of the rules; rises whenever an old log would play differently
  readonly seats: readonly [min: number, max: number]; // how many can play
  readonly options: readonly OptionSpec[]; // what a host may choose, as data

  /** Complete options for this many seats. `chosen` has been checked and may name a few; an edition sets the rest. */
  completeOptions(seats: number, chosen: Readonly<Record<string, unknown>>): Options;

  /** The state in which the first decision is asked. */
  setup(seats: number, options: Options, chance: Chance, events?: Events<Event>): State;

  /** The state that a scenario's `deal` describes; a failure is a sentence saying what is wrong with it. */
  arrange(seats: number, options: Options, deal: unknown): Result<State, string>;

  /** Who is asked what, now. Several seats at once for sealed answers. Empty exactly when there is an outcome. */
  decisions(state: State): readonly Decision[];

  /** Every legal answer of a seat, each in one spelling; empty when it is not asked. The rules' own: don't change it. */
  moves(state: State, seat: Seat): readonly Move[];

  /** Why `move` is not legal for `seat` now, whatever JSON it is; undefined when it is legal. Never throws. */
  refusal(state: State, seat: Seat, move: unknown): Refusal | undefined;

  /** Carries out a legal move, in place. `events` only when someone watches: they never change what happens. */
  apply(state: State, seat: Seat, move: Move, chance: Chance, events?: Events<Event>): void;

  /** All that the viewer legitimately knows and remembers, and nothing else. Its `options`, if it has any, are those of the
   * match: a server tells them once. */
  view(state: State, viewer: Viewer): View;

  /** A whole state that the owner of this view cannot tell from the real one. Bots search in these. */
  imagine(view: View, chance: Chance): State;

  /** Did somebody learn by this event what was hidden before? Behind that there is no taking back. */
  reveals(event: Event): boolean;

  /** How many moves a seat may take back in one turn: nobody is held up for ever. */
  readonly takeBacks: number;

  /** Everybody has a goal of their own, and any number of seats may reach it. */
  readonly hasOwnGoals?: true;

  /** How the game ended; undefined while it goes on. */
  outcome(state: State): Outcome | undefined;

  /** How many turns have been completed: how long a game is, in the players' own measure. */
  turns(state: State): number;

  /** An independent copy. */
  clone(state: State): State;

  /** A small readable object for scenarios and playthroughs. It knows everything: never send it to a seat. */
  summary(state: State): Summary;
}

/** What scenarios compare. `asked` names the kind of decision of each seat that is asked, and is compared whole. */
export type Summary = { readonly asked: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>;

/** A game whose types don't matter here. Method parameters are bivariant, so every game fits. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;

/** A player made of code. It gets what a person at its seat would get: a view, and the legal answers. */
export interface Bot<View, Move> {
  choose(view: View, moves: readonly Move[], chance: Chance): Move;
}
export type AnyBot = Bot<unknown, unknown>;

/** An answer, and what share of the win it brings, from 0 to 1. */
export interface Weighed<Move> {
  readonly move: Move;
  readonly winning: number;
}

/** A lie; a lie that was found out; a lie that was believed against better knowledge. */
export const REMARKS = ['bluff', 'caught', 'missed'] as const;
export type Remark = (typeof REMARKS)[number];

/** Who looks at a finished game and says what was good. */
export interface Critic<State, View, Move> {
  /** Every answer as somebody would judge it who knows what the seat could know, the best first. */
  weigh(view: View, moves: readonly Move[], chance: Chance): readonly Weighed<Move>[];
  /** How likely each seat wins from here, as everybody plays soundly. It looks into all hands. */
  chances(state: State, chance: Chance): readonly number[];
  /** What is to be said of an answer, when this one would have been best. */
  remark(state: State, seat: Seat, move: Move, best: Move): Remark | undefined;
}
export type AnyCritic = Critic<unknown, unknown, unknown>;
