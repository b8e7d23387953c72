// What the log of a table is made of. A table is a pure function of its entries: any server can continue it from them.

import type { Seat } from '@kuluary/kernel/game';
import type { GuestId, TableId } from '@kuluary/protocol/ids';
import type { Speech } from '@kuluary/protocol/to-server';
import type { ClockName } from '@kuluary/protocol/words';

/** Who sits on a seat when the table is opened. */
export type Seated =
  | {
      readonly guest: GuestId;
      readonly name: string;
      readonly salt: string | null; // null: it has yet to come, and give one
      readonly host?: boolean; // it was host of the game before, and will be again when it comes
      readonly program?: boolean; // it is a program that somebody runs
    }
  | { readonly bot: string; readonly name: string };

/** Who made a move: the player, the bot on the seat (or in for the player), or a bot because time had run out. */
export type Maker = 'player' | 'bot' | 'clock';

export type Happening =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly seed: string; // secret until the end; its commitment is public at once
      readonly seating: readonly (Seated | null)[]; // a place for each seat that the game allows; the first person who has come is host
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
      readonly program?: boolean; // it is a program that somebody runs
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
      readonly type: 'began'; // free seats go, the others close up
      readonly rules: number; // version of the game's rules
      readonly options: unknown; // complete
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly move: unknown;
      readonly by: Maker;
      readonly id?: string; // the browser's own name for it
    }
  | { readonly type: 'undone'; readonly seat: Seat } // the last move is taken back by the seat that made it
  | { readonly type: 'left'; readonly seat: Seat } // a bot plays for this person from now on
  | { readonly type: 'came-back'; readonly seat: Seat }
  | { readonly type: 'kicked'; readonly seat: Seat } // by whoever runs the server: that guest is at this table no more
  | { readonly type: 'said'; readonly seat: Seat; readonly speech: Speech }
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly guest: GuestId; readonly nonce: string } // to another device
  | { readonly type: 'continued'; readonly table: TableId }; // there is a rematch

export type Entry = { readonly at: number } & Happening; // ms since 1970
