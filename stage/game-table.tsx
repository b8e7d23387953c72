// The contract between the shell and a game's table on screen. The shell owns the frame (bar, log, talk, clocks,
// connection); a game's table owns what is special about the game: how its table looks and how its questions are put.
// A table holds no rules: what is legal is given.

import type { Seat } from '@kuluary/kernel/game';
import type { Language } from '@kuluary/texts/languages';
import type { ComponentType, ReactNode } from 'react';

/** The drawn silhouettes, by what they wear: one for each seat. */
export const PORTRAITS = ['wig', 'bun', 'tricorn', 'wreath', 'plume', 'top-hat'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** How a seat is shown. */
export interface Sitter {
  readonly name: string; // as others read it
  readonly portrait: Portrait;
  readonly kind: 'person' | 'bot';
  readonly here: boolean; // a person whose connection is open
  readonly standIn: boolean; // a bot plays for the absent person
  readonly bubble: ReactNode | null; // what it has just said, for some seconds
}

/** A running clock. `ends` is on the scale of performance.now(), in ms, so that a wrong wall clock does no harm. */
export interface RunningClock {
  readonly seat: Seat;
  readonly ends: number;
  readonly total: number;
}

export interface TableProps<View, Move, Event> {
  readonly language: Language;
  readonly sitters: readonly Sitter[]; // by seat
  readonly view: View; // of the seat at this screen, or of a spectator, or of a replay
  readonly moves: readonly Move[]; // legal answers; empty: nothing is asked of this screen
  readonly clocks: readonly RunningClock[];
  readonly match: string; // names the game that is played
  readonly news: { readonly id: number; readonly events: readonly Event[] }; // a new id: these have just happened
  readonly told: readonly Event[]; // all that this screen was told, from the beginning: news are the end of it
  readonly pending: Move | null; // sent, and not yet acknowledged: show it pressed, ask nothing else
  readonly onAnswer: (move: Move) => void;
  readonly onUndo: (() => void) | null; // null: there is nothing to take back
  readonly onRule: (rule: string) => void; // opens the rules at this id
  /** Says whether what has just happened is still being shown: until then the screen is not taken away. null: the past is on
   * screen, or a replay, and nothing has just happened. */
  readonly onShowing: ((isShowing: boolean) => void) | null;
}

/** What the end screen shows of the game itself: everything revealed. While something in it wears `data-untold` the result
 * is still being told, and the room around it keeps silent. */
export interface EndingProps<View> {
  readonly language: Language;
  readonly match: string; // names the game that was played
  readonly sitters: readonly Sitter[];
  readonly views: readonly View[]; // every seat's own, after the last move
  readonly own: Seat | null; // whose screen it is; null: nobody's alone
}

/** `full` stands beside the title of the game, `short` over a part of its log. */
export type TurnForm = 'full' | 'short';

export interface GameTable<View, Move, Options, Event> {
  readonly Table: ComponentType<TableProps<View, Move, Event>>;
  readonly Ending: ComponentType<EndingProps<View>>;
  readonly LogIcon: ComponentType<{ readonly event: Event }>; // a small emblem for a line of the log
  readonly ReactionIcon: ComponentType<{ readonly reaction: string }>;
  readonly OptionPicture: ComponentType<{ readonly options: Options }>; // in the lobby: who is at court, in small emblems
  readonly Centre: ComponentType; // in the lobby: what is printed in the middle of the table
  readonly Newcomer?: ComponentType<{ readonly portrait: Portrait | 'empty' }>; // in the lobby: instead of the silhouettes
  readonly phrases: readonly string[]; // that are said in this game most often
  readonly isOffered: (options: Options, option: string) => boolean; // the edition itself leaves this to its players
  readonly isNoted?: (event: Event, options: Options, match: string) => boolean; // false: it is told once, and not kept in the log
  readonly isSpoken?: (event: Event, match: string) => boolean; // false: the end screen tells it, in its own time
  readonly turnBegun: (event: Event) => Seat | undefined; // whose turn begins here: a heading in the log
  readonly isPlaying: (view: View, seat: Seat) => boolean; // it has not dropped out
  readonly turn: (view: View) => number; // number of the turn that is being played, from 1
  readonly turnName?: (language: Language, turn: number, form: TurnForm) => string; // where it is not called a turn
  readonly sound: (event: Event) => Sound | undefined;
  readonly allSeeing?: (watching: View, seats: readonly View[]) => View; // for a replay: a spectator's view, every card open
}

const SOUNDS = ['coins', 'card', 'claim', 'doubt', 'loss', 'win', 'your-turn', 'tap'] as const;
export type Sound = (typeof SOUNDS)[number];

export type AnyGameTable = GameTable<unknown, unknown, unknown, unknown>;
