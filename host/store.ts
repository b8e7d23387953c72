// The interface of a store: an append-only log per table, and beside it a *head*, the few facts about a table that must
// be found without reading its log. Whatever a resolved promise has reported survives `kill -9`.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Phase } from '@kuluary/protocol/vocabularies';
import type { Downtime } from './downtime.ts';
import type { Peers } from './peers.ts';

export { PHASES, type Phase } from '@kuluary/protocol/vocabularies'; // all that a store needs of the protocol

/** Kept with the log and replaced by every append, in the same transaction. */
export interface TableHead {
  readonly phase: Phase;
  readonly at: number; // when the last entry was made, in ms since 1970
  readonly deadline: number | null; // when to check whether a clock has run out or a bot must move
}

export interface AppendRequest {
  readonly table: TableId;
  readonly position: LogPosition; // of the new entry; the first one of a table is 1
  readonly entry: string; // JSON
  readonly id: string | null; // chosen by the sender: a table takes each only once
  readonly head: TableHead;
}

export type AppendResult =
  | { readonly type: 'appended' }
  | { readonly type: 'conflict' } // another entry has this position: read it, and plan again
  | { readonly type: 'repeated'; readonly position: LogPosition }; // the id was taken before, at that position

export interface StoredLog {
  readonly head: TableHead;
  readonly entries: readonly string[]; // those after the position asked for, in order and without gaps
}

/** For each phase: tables whose last entry is older than this are deleted. */
export type UntouchedSince = Readonly<Record<Phase, number>>;

export interface Store {
  /** Other servers on the same store, where there can be any. */
  readonly peers?: Peers;

  /** Begins a table with its first entry. False: the name is taken. */
  create(table: TableId, entry: string, head: TableHead): Promise<boolean>;

  /** Adds an entry, exactly if `position` is the next one. Appends made at the same moment share one commit. */
  append(request: AppendRequest): Promise<AppendResult>;

  /** The head and the entries after a position; undefined when there is no such table. */
  read(table: TableId, after: number): Promise<StoredLog | undefined>;

  /** Tables whose deadline has come, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly TableId[]>;

  /** Says that a server is alive at `now`. If no server has done so for more than `graceTime` ms, that is a downtime,
   * and all deadlines move by it. Returns the latest downtimes so far, the oldest first. */
  beat(now: number, graceTime: number): Promise<readonly Downtime[]>;

  /** Deletes tables by a rule, at most `limit` of them. Returns how many were deleted. */
  sweep(before: UntouchedSince, limit: number): Promise<number>;

  /** How many tables there are in each phase. */
  count(): Promise<Readonly<Record<Phase, number>>>;

  /** A secret that all servers of this store share. The first request for a name decides: its `proposed` is kept. */
  secret(name: string, proposed: string): Promise<string>;

  /** Finishes pending requests, and releases the folder or the connections. */
  close(): Promise<void>;
}
