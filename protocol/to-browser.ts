// The messages from a server (or from the host inside the page, when it plays offline) to a browser. The browser relies
// on them: it does not compute itself what is legal.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition, TableId } from './ids.ts';
import type { Speech } from './to-server.ts';
import type { ClockName, Phase, RefusalCode } from './vocabularies.ts';

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'free'; // a program is a bot, wherever it runs
  readonly name: string; // empty for a free seat
  readonly bot: string | null; // id of the bot; PROGRAM_BOT: an outside program
  readonly host: boolean; // is the host of the table
  readonly ready: boolean; // for a person in the lobby; bots always are
  readonly here: boolean; // a person or program with an open connection; bots always are
  readonly standIn: boolean; // a person or program for whom a bot plays at present
  readonly awaited: boolean; // a person or program that has yet to connect to the rematch and give a new salt
}

/** The public facts of a table. */
export interface TableInfo {
  readonly id: TableId;
  readonly game: string;
  readonly phase: Phase;
  readonly seats: readonly SeatInfo[]; // in the lobby as many as the game allows; later those that play
  readonly options: Readonly<Record<string, unknown>>; // chosen ones in the lobby; complete once the game has begun
  readonly clock: ClockName;
  readonly door: boolean;
  readonly listed: boolean;
  readonly commitment: string; // fairness commitment: to the seed of the deal
  readonly spectators: number;
  readonly next: TableId | null; // the table of the rematch
  readonly goes: number | null; // when the table is deleted if nothing happens, in ms since 1970; null: never
}

/** Who receives this message. */
export interface ViewerInfo {
  readonly seat: Seat | null; // null: a spectator
  readonly host: boolean;
}

/** A seat's time for its decision: ms left when the message was made, and in all. */
export interface RunningClock {
  readonly seat: Seat;
  readonly left: number;
  readonly total: number;
}

/** The match as the viewer may know it. */
export interface MatchForViewer {
  readonly view: unknown; // of the game, without its `options`: they are the table's
  readonly moves: readonly unknown[]; // every legal move of the viewer's seat; empty when it is not asked
  readonly asked: number; // position of the decision; sent with the move
  readonly undo: boolean; // the viewer may take its last move back
  readonly clocks: readonly RunningClock[]; // of seats that are asked and have a clock
}

export interface ViewerEvent {
  readonly position: LogPosition; // of the entry that caused it
  readonly event: unknown; // of the game
}

export interface SpokenLine {
  readonly position: LogPosition;
  readonly seat: Seat;
  readonly speech: Speech | TableNotice;
}

/** What the table itself says at a seat: `late`, its time ran out and a bot moved for it; `back`, it took its move back. */
export type TableNotice = { readonly late: true } | { readonly back: true };

/** Everything that changed since `from`. With `from` 0 it is everything: what the browser knew before is void. A
 * browser at another position than `from` has a gap, and requests a resync. */
export interface Update {
  readonly type: 'update';
  readonly from: number;
  readonly position: LogPosition; // of the table's last entry
  readonly at: number; // when that was made: after an older back-up was restored, the position may have another entry
  readonly table: TableInfo | null; // null: as it was; never with `from` 0
  readonly you: ViewerInfo;
  readonly play: MatchForViewer | null; // null in the lobby
  readonly events: readonly ViewerEvent[];
  readonly said: readonly SpokenLine[];
}

export interface CompleteUpdate extends Update {
  readonly table: TableInfo;
}

/** An update with its table, and its view with the options, for a client that has all updates before it. */
export function completeUpdate(
  update: Update,
  before: Pick<CompleteUpdate, 'table'> | null | undefined,
): CompleteUpdate {
  const table = update.table ?? before!.table;
  const { play } = update;
  return {
    ...update,
    table,
    play: play && { ...play, view: viewWithOptions(play.view, table) },
  };
}

/** A view as it is sent: its options, a fifth of it, never change during a match, and the client has them. */
export function viewWithoutOptions(view: unknown): unknown {
  return { ...(view as object), options: undefined };
}

/** The view as the game made it. */
function viewWithOptions(withoutOptions: unknown, { options }: TableInfo): unknown {
  const { options: _, ...rest } = withoutOptions as { readonly options?: unknown };
  return { ...rest, options };
}

/** A request was carried out. Sent after the update that shows its effect. */
export interface DoneReply {
  readonly type: 'done';
  readonly ref: number | null;
  readonly position: LogPosition; // at which it took effect
  readonly token?: string;
}

export type ToBrowser =
  | Update
  | DoneReply
  | {
      readonly type: 'refused';
      readonly ref: number | null;
      readonly position: LogPosition;
      readonly code: RefusalCode | string; // of the host, or the game's code for an illegal move
      readonly rule: string | null; // id of the game's rule that forbids it
    }
  | { readonly type: 'pong'; readonly position: LogPosition };

/** A row of the public list. */
export interface TableListing {
  readonly id: string;
  readonly game: string;
  readonly host: string; // name
  readonly taken: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockName;
}
