// What the servers of one store tell each other, so that the clients of one table may be connected to any of them.
// These are only hints: the truth is in the store, and a server that missed a hint finds out a little later by polling.

import type { ClientAddress, GuestId, LogPosition, ServerId, TableId } from '@kuluary/protocol/ids';
import type { TableListing } from '@kuluary/protocol/to-browser';
import type { KnownPosition } from './table-state.ts';

/** A row of the public list: since when, and from which address. */
export interface PublishedListing {
  readonly listing: TableListing;
  readonly opened: number; // ms since 1970
  readonly from: ClientAddress;
}

/** Who is connected to a table through one server. */
export interface PresenceNote {
  readonly server: ServerId;
  readonly guests: readonly GuestId[]; // the connected ones
  readonly advert: PublishedListing | null; // the host is among them, and the table is listed
}

/** Receives the hints of the other servers. */
export interface PeerHintHandler {
  entryAppended(table: TableId, position: LogPosition): void; // a peer has appended this entry
  presenceChanged(table: TableId): void; // guests have connected or disconnected
  hintsLost(): void; // some hints may have been lost: poll
}

export const DEAD_AFTER = 5000; // ms without a heartbeat

export interface PeerHeartbeatReply {
  readonly storeTime: number; // ms since 1970, by the store's clock
  readonly others: readonly ServerId[]; // peers that are alive
  readonly isForgotten: boolean; // this server was considered dead meanwhile: its notes are gone
}

export interface Peers {
  readonly name: ServerId; // of this server

  /** From now on this server receives hints of its peers, and perhaps of its own actions. */
  listen(handler: PeerHintHandler): void;

  /** Says that this server is alive. One that has not done so for `DEAD_AFTER` counts as dead: its notes are void. */
  beat(): Promise<PeerHeartbeatReply>;

  /** Replaces this server's note on a table; without guests it is removed. */
  notePresence(table: TableId, guests: readonly GuestId[], advert: PublishedListing | null): Promise<void>;

  /** The peers' notes on some tables, also of peers that may be dead by now. */
  presenceNotes(tables: readonly TableId[]): Promise<readonly (PresenceNote & { readonly table: TableId })[]>;

  /** Tables whose id begins with `prefix` and at which a live peer has a client, the most recently changed first. */
  attendedTables(prefix: string, limit: number): Promise<readonly TableId[]>;

  /** Adverts of live peers, the newest first; only the oldest `perAddress` of each address. */
  adverts(limit: number, perAddress: number): Promise<readonly PublishedListing[]>;

  /** Those of some tables whose last entry is another than the known one, or that are deleted. */
  outdatedTables(known: ReadonlyMap<TableId, KnownPosition>): Promise<readonly TableId[]>;
}
