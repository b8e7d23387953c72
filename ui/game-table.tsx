// The contract between the page and a game's table on screen. The page owns the frame (bar, log, chat, clocks,
// connection); a game's table owns how its table looks and how its decisions are asked. It holds no rules: the legal moves
// are given.

import type { Seat } from '@kuluary/kernel/game';
import type { Language } from '@kuluary/texts/languages';
import type { ComponentType, ReactNode } from 'react';

/** The drawn silhouettes, by what they wear: one for each seat. */
export const PORTRAITS = ['wig', 'bun', 'tricorn', 'wreath', 'plume', 'top-hat'] as const;
export type Portrait = (typeof PORTRAITS)[number];

/** How a seat is shown. */
export interface TablePlayer {
  readonly name: string; // as others see it
  readonly portrait: Portrait;
  readonly kind: 'person' | 'bot';
  readonly isConnected: boolean; // a person whose connection is open
  readonly hasStandIn: boolean; // a bot plays for the absent person
  readonly speechBubble: ReactNode | null; // what it has just said, for some seconds
}

/** A running clock. `endsAt` is on the scale of performance.now(), in ms, so that a wrong wall clock does no harm. */
export interface ShownClock {
  readonly seat: Seat;
  readonly endsAt: number;
  readonly total: number;
}

export interface GameTableProps<View, Move, Event> {
  readonly language: Language;
  readonly players: readonly TablePlayer[]; // by seat
  readonly view: View; // of the seat at this screen, or of a spectator, or of a replay
  readonly moves: readonly Move[]; // legal ones; empty: this screen has no decision to make
  readonly clocks: readonly ShownClock[];
  readonly matchId: string; // of the match on screen
  readonly newEvents: { readonly id: number; readonly events: readonly Event[] }; // a new id: these have just happened
  readonly allEvents: readonly Event[]; // all that this viewer was sent: `newEvents` are the last of them
  readonly pendingMove: Move | null; // sent, not acknowledged yet: show it pressed, offer nothing else
  readonly onMove: (move: Move) => void;
  readonly onUndo: (() => void) | null; // null: there is nothing to take back
  readonly onOpenRule: (rule: string) => void; // opens the rules at this id
  /** Reports whether the new events are still being presented: until then the screen is not replaced. null: the past or a
   * replay is on screen. */
  readonly onPresenting: ((isShowing: boolean) => void) | null;
}

/** The game's own part of the end screen: everything revealed. While an element in it has `data-untold` the result is still
 * being revealed, and the rest of the screen hides it. */
export interface EndingProps<View> {
  readonly language: Language;
  readonly matchId: string; // of the match that was played
  readonly players: readonly TablePlayer[];
  readonly views: readonly View[]; // every seat's own, after the last move
  readonly ownSeat: Seat | null; // whose screen it is; null: a shared one, or a spectator's
}

/** `full` is shown beside the game's title, `short` as a heading in its log. */
export type TurnNameForm = 'full' | 'short';

export interface GameTable<View, Move, Options, Event> {
  readonly Table: ComponentType<GameTableProps<View, Move, Event>>;
  readonly Ending: ComponentType<EndingProps<View>>;
  readonly LogIcon: ComponentType<{ readonly event: Event }>; // a small emblem for a line of the log
  readonly ReactionIcon: ComponentType<{ readonly reaction: string }>;
  readonly OptionPicture: ComponentType<{ readonly options: Options }>; // in the lobby: what the options bring into play, in small emblems
  readonly TableCentre: ComponentType; // in the lobby: what is printed in the middle of the table
  readonly LobbyPortrait?: ComponentType<{ readonly portrait: Portrait | 'empty' }>; // in the lobby: instead of the silhouettes
  readonly commonPhrases: readonly string[]; // said most often in this game
  readonly isLogged?: (event: Event, options: Options, match: string) => boolean; // false: it is shown once, and not kept in the log
  readonly isAnnounced?: (event: Event, match: string) => boolean; // false: the end screen shows it instead
  readonly turnStartedBy: (event: Event) => Seat | undefined; // whose turn begins here: a heading in the log
  readonly isPlaying: (view: View, seat: Seat) => boolean; // has not dropped out
  readonly turnNumber: (view: View) => number; // of the current turn, from 1
  readonly turnName?: (language: Language, turn: number, form: TurnNameForm) => string; // where a turn has another name
  readonly soundOf: (event: Event) => SoundName | undefined;
  readonly omniscientView?: (spectatorView: View, seatViews: readonly View[]) => View; // for a replay: every card open
}

const SOUND_NAMES = ['coins', 'card', 'claim', 'doubt', 'loss', 'win', 'your-turn', 'tap'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export type AnyGameTable = GameTable<unknown, unknown, unknown, unknown>;
