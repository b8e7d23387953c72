// The entries of a table's log. A table is a pure function of its entries: any server can continue it from them.

import type { Seat } from '@kuluary/kernel/game';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { Speech } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/vocabularies';

/** Who sits on a seat when the table is opened. */
export type InitialPlayer =
  | {
      readonly guest: GuestId;
      readonly name: string;
      readonly salt: string | null; // null: this player has yet to connect and give one
      readonly host?: boolean; // was host of the previous match, and will be again after connecting
      readonly program?: boolean; // an outside program
    }
  | { readonly bot: string; readonly name: string };

/** Who made a move: the player, the bot on the seat (or standing in for its player), or a bot because time ran out. */
export type MoveAuthor = 'player' | 'bot' | 'clock';

export type LogEntryBody =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly seed: string; // secret until the end; its commitment is public at once
      readonly seating: readonly (InitialPlayer | null)[]; // for each seat that the game allows; the first person who has connected is host
      readonly options: Readonly<Record<string, unknown>>; // chosen ones
      readonly clock: ClockName;
      readonly door: boolean;
      readonly listed: boolean;
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly guest: GuestId;
      readonly name: string;
      readonly salt: string;
      readonly program?: boolean; // an outside program
    }
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly bot: string; readonly name: string }
  | { readonly type: 'stood'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | {
      readonly type: 'set';
      readonly options?: Readonly<Record<string, unknown>>;
      readonly clock?: ClockName;
      readonly door?: boolean;
      readonly listed?: boolean;
    }
  | {
      readonly type: 'began'; // free seats are removed, the others renumbered
      readonly rules: number; // version of the game's rules
      readonly options: unknown; // complete
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly move: unknown;
      readonly by: MoveAuthor;
      readonly id?: string; // chosen by the client
    }
  | { readonly type: 'undone'; readonly seat: Seat } // this seat takes back its own last move
  | { readonly type: 'left'; readonly seat: Seat } // a bot plays for this player from now on
  | { readonly type: 'came-back'; readonly seat: Seat }
  | { readonly type: 'kicked'; readonly seat: Seat } // by the administrator: that guest is removed from the table
  | { readonly type: 'said'; readonly seat: Seat; readonly speech: Speech }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly guest: GuestId; readonly nonce: string } // to another device
  | { readonly type: 'continued'; readonly table: TableId }; // there is a rematch

export type LogEntry = { readonly at: number } & LogEntryBody; // ms since 1970
