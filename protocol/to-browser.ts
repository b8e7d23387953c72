// What a server (or the host inside the page, when it plays offline) tells a browser. A browser holds these for the
// truth: it computes no rules of its own to find out what is legal.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition, TableId } from './ids.ts';
import type { Speech } from './to-server.ts';
import type { ClockName, Fault, Phase } from './words.ts';

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'free'; // a program is a bot, wherever it runs
  readonly name: string; // empty for a free seat
  readonly bot: string | null; // which bot sits here; PROGRAM: none of ours
  readonly host: boolean; // this person decides about the table
  readonly ready: boolean; // for a person in the lobby; bots always are
  readonly here: boolean; // a person or a program with an open connection; our bots always are
  readonly standIn: boolean; // a person or a program whose seat a bot plays for the time being
  readonly awaited: boolean; // a person or a program who has yet to come to the rematch, and sit down with a new salt
}

/** What everybody may know about a table, spectators included. */
export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[]; // in the lobby as many as the game allows; later those that play
  readonly options: Readonly<Record<string, unknown>>; // chosen ones in the lobby; complete once the game has begun
  readonly clock: ClockName;
  readonly door: boolean;
  readonly listed: boolean;
  readonly commitment: string; // to the seed of the deal
  readonly spectators: number;
  readonly next: TableId | null; // the table of the rematch
  readonly goes: number | null; // when the table is removed if nobody touches it, in ms since 1970; null: never
}

/** Who the reader of this message is. */
export interface You {
  readonly seat: Seat | null; // null: a spectator
  readonly host: boolean;
}

/** A seat's time for the decision it is asked: ms left when the message was made, and in all. */
export interface Clock {
  readonly seat: Seat;
  readonly left: number;
  readonly total: number;
}

/** The match as the reader may know it. */
export interface Play {
  readonly view: unknown; // of the game, without its `options`: they are the table's
  readonly moves: readonly unknown[]; // every legal answer of the reader's seat; empty when it is not asked
  readonly asked: number; // names the question; comes back with the answer
  readonly undo: boolean; // the reader may take its last move back
  readonly clocks: readonly Clock[]; // of seats that are asked and can run out of time
}

export interface ToldEvent {
  readonly position: LogPosition; // of the entry that brought it about
  readonly event: unknown; // of the game
}

export interface Said {
  readonly position: LogPosition;
  readonly seat: Seat;
  readonly speech: Speech | Note;
}

/** What the table itself says at a seat: its time ran out, and a bot has answered for it; or it has taken its move back. */
export type Note = { readonly late: true } | { readonly back: true };

/** Everything that changed since `from`. With `from` 0 it is everything: what the browser knew before is void. A
 * browser that stands elsewhere than at `from` has a gap, and asks for a resync. */
export interface Update {
  readonly type: 'update';
  readonly from: number;
  readonly position: LogPosition; // of the table's last entry
  readonly at: number; // when that was made: an older back-up may bring another entry to the same position
  readonly table: TableInfo | null; // null: as it was; never with `from` 0
  readonly you: You;
  readonly play: Play | null; // null in the lobby
  readonly events: readonly ToldEvent[];
  readonly said: readonly Said[];
}

export interface WholeUpdate extends Update {
  readonly table: TableInfo;
}

/** An update with its table, and its view with the options, for whoever has heard all updates before it. */
export function whole(update: Update, before: Pick<WholeUpdate, 'table'> | null | undefined): WholeUpdate {
  const table = update.table ?? before!.table;
  const { play } = update;
  return { ...update, table, play: play && { ...play, view: wholeView(play.view, table) } };
}

/** A view as it goes out. Its options, a fifth of it, never change while a game lasts, and the reader has them. */
export function toldView(view: unknown): unknown {
  return { ...(view as object), options: undefined };
}

/** The same view with everything that the game has put into it. */
function wholeView(told: unknown, { options }: TableInfo): unknown {
  const { options: _, ...rest } = told as { readonly options?: unknown };
  return { ...rest, options };
}

/** A request was carried out. It comes after the update that says what came of it. */
export interface Done {
  readonly type: 'done';
  readonly ref: number | null;
  readonly position: LogPosition; // at which it took effect
  readonly token?: string;
}

export type ToBrowser =
  | Update
  | Done
  | {
      readonly type: 'refused';
      readonly ref: number | null;
      readonly position: LogPosition;
      readonly code: Fault | string; // a fault of ours, or the game's code for an illegal move
      readonly rule: string | null; // id of the game's rule it stands on
    }
  | { readonly type: 'pong'; readonly position: LogPosition };

/** A row of the public list. */
export interface Listing {
  readonly id: string;
  readonly game: string;
  readonly host: string; // name
  readonly taken: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockName;
}
