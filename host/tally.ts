// Somebody who counts what happens at all tables. Nothing depends on it.

import type { Maker } from './entry.ts';

export interface Tally {
  moved(game: string, by: Maker): void; // a move is on disk
  answered(seconds: number, isDone: boolean): void; // from the arrival of somebody's move until it is on disk or refused
  conflict(): void; // another server was faster: what was planned is planned anew
  takenOver(): void; // this server acts for a table that another one should have looked after
  cameBack(): void; // somebody who was at a table before is connected to it again
  waited(seconds: number): void; // a bot, for its turn to think
  thought(game: string, bot: string, seconds: number, isGood: boolean): void; // good: it said something, in its time
}
