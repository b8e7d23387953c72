// What the servers of one store tell each other, so that the people at one table may be connected to any of them. All of
// it is hints. What is true is in the store, and whoever has missed a hint finds out a little later by asking.

import type { ClientAddress, GuestId, LogPosition, ServerId, TableId } from '@kuluary/protocol/ids';
import type { Listing } from '@kuluary/protocol/to-browser';
import type { Seen } from './table-state.ts';

/** What strangers may find: since when, and from which address. */
export interface Advert {
  readonly listing: Listing;
  readonly opened: number; // ms since 1970
  readonly from: ClientAddress;
}

/** What a server says about a table where somebody is connected to it. */
export interface Note {
  readonly server: ServerId;
  readonly guests: readonly GuestId[]; // those who are
  readonly advert: Advert | null; // the host is among them, and waits for strangers
}

/** How one server hears of the others. */
export interface Ear {
  moved(table: TableId, position: LogPosition): void; // somebody has appended this entry
  noted(table: TableId): void; // people have come or gone
  missed(): void; // some hints may have been lost: ask
}

export const DEAD_AFTER = 5000; // ms without a beat

export interface Beat {
  readonly time: number; // the store's own, in ms since 1970: servers whose clocks differ agree on it
  readonly others: readonly ServerId[]; // servers that are alive
  readonly isForgotten: boolean; // we were held for dead meanwhile: what we have noted is gone
}

export interface Neighbours {
  readonly name: ServerId; // of this server among them

  /** From now on this server hears of what the others do. It hears of what it does itself, or not. */
  listen(ear: Ear): void;

  /** Says that it is alive. Whoever has not said so for `DEAD_AFTER` counts as dead, and what it has noted as void. */
  beat(): Promise<Beat>;

  /** Notes who is at a table here, in place of what it has noted before. Without guests: nobody. */
  note(table: TableId, guests: readonly GuestId[], advert: Advert | null): Promise<void>;

  /** What the others have noted about some tables, also those who may be dead by now. */
  notesOn(tables: readonly TableId[]): Promise<readonly (Note & { readonly table: TableId })[]>;

  /** Tables whose name begins so and where somebody is connected to another server that is alive: at most so many, first
   * those where something happened last. */
  attended(beginning: string, limit: number): Promise<readonly TableId[]>;

  /** Adverts of the others who are alive, the newest first; of one address the first few. */
  adverts(limit: number, ofAddress: number): Promise<readonly Advert[]>;

  /** Those of some tables that do not stand where we know them to be: they have moved on, or are gone. */
  movedOn(known: ReadonlyMap<TableId, Seen>): Promise<readonly TableId[]>;
}
