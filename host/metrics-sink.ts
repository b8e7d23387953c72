// Receives counts and durations of what happens at all tables. No behaviour depends on it.

import type { MoveAuthor } from './log-entry.ts';

export interface MetricsSink {
  moveAppended(game: string, by: MoveAuthor): void; // a move is in the store
  moveReplied(seconds: number, isDone: boolean): void; // from the arrival of a player's move until it is stored or refused
  appendConflicted(): void; // another server appended first: the request is planned again
  actedForPeer(): void; // this server acted for a table whose acting server did not
  guestReconnected(): void; // a guest who was at a table before has connected again
  botWaited(seconds: number): void; // how long a bot waited until it could begin to think
  botThought(game: string, bot: string, seconds: number, isGood: boolean): void; // good: it chose a move in time
}
