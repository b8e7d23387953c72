// What a host asks of a store: an append-only log per table, and beside it a *head*, the few facts about a table that
// somebody must find without reading its log. Whatever a promise here has answered survives `kill -9`.

import type { LogPosition, TableId } from '@kuluary/protocol/ids';
import type { Phase } from '@kuluary/protocol/words';
import type { Absence } from './absences.ts';
import type { Neighbours } from './neighbours.ts';

export { PHASES, type Phase } from '@kuluary/protocol/words'; // a store has no other business with the protocol

/** Kept with the log and replaced by every append, in the same transaction. */
export interface Head {
  readonly phase: Phase;
  readonly at: number; // when the last entry was made, in ms since 1970
  readonly deadline: number | null; // when somebody should look whether a clock has run out, or a bot is to move
}

export interface Append {
  readonly table: TableId;
  readonly position: LogPosition; // of the new entry; the first one of a table is 1
  readonly entry: string; // JSON
  readonly id: string | null; // the sender's own name for it: a table takes each only once
  readonly head: Head;
}

export type Appended =
  | { readonly type: 'appended' }
  | { readonly type: 'conflict' } // another entry has this position: read, and think again
  | { readonly type: 'repeated'; readonly position: LogPosition }; // the id was taken before, at that position

export interface Stored {
  readonly head: Head;
  readonly entries: readonly string[]; // those after the position asked for, in order and without gaps
}

/** For each phase: tables whose last entry is older than this go. */
export type SweepRule = Readonly<Record<Phase, number>>;

export interface Store {
  /** Other servers on the same store, where there can be any. */
  readonly neighbours?: Neighbours;

  /** Begins a table with its first entry. False: the name is taken. */
  create(table: TableId, entry: string, head: Head): Promise<boolean>;

  /** Adds an entry, exactly if `position` is the next one. Appends made at the same moment share one commit. */
  append(append: Append): Promise<Appended>;

  /** The head and the entries after a position; undefined when there is no such table. */
  read(table: TableId, after: number): Promise<Stored | undefined>;

  /** Tables whose deadline has come, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly TableId[]>;

  /** Says that a server is alive at `now`. When more than `patience` ms have passed since anybody said so, nobody was
   * there to play with: that is an absence, and all deadlines move by it. Returns the latest absences so far, the oldest
   * first. */
  beat(now: number, patience: number): Promise<readonly Absence[]>;

  /** Removes tables that the rule lets go, at most `limit` of them. Returns how many went. */
  sweep(before: SweepRule, limit: number): Promise<number>;

  /** How many tables there are in each phase. */
  count(): Promise<Readonly<Record<Phase, number>>>;

  /** A secret that all servers of this store share. Whoever asks first for a name decides: `fresh` is kept then. */
  secret(name: string, fresh: string): Promise<string>;

  /** Finishes what was begun, and lets go of the folder or the connections. */
  close(): Promise<void>;
}
