// What the host of a table decides: the options of the game, the clock, and who may look on or find it.

import type { AnyGame } from '@kuluary/kernel/game';
import type { ClockName } from '@kuluary/protocol/words';
import { type Chosen, reseated, type SeatNow } from './chosen-seats.ts';
import type { Entry } from './entry.ts';

export class TableSettings {
  options: Chosen; // chosen ones in the lobby, complete afterwards
  chosen: Chosen = {}; // by the host, once the game has begun
  clock: ClockName;
  door: boolean;
  listed: boolean;
  private readonly game: AnyGame;

  constructor(game: AnyGame, { options, clock, door, listed }: Extract<Entry, { type: 'opened' }>) {
    this.game = game;
    this.options = options;
    this.clock = clock;
    this.door = door;
    this.listed = listed;
  }

  change({ options, clock, door, listed }: Extract<Entry, { type: 'set' }>): void {
    this.options = options ?? this.options;
    this.clock = clock ?? this.clock;
    this.door = door ?? this.door;
    this.listed = listed ?? this.listed;
  }

  /** Options that name a seat go along with whoever sits there. */
  reseat(seatNow: SeatNow): void {
    this.options = reseated(this.game, this.options, seatNow);
  }

  /** The game begins with these. */
  complete(options: Chosen): void {
    this.chosen = this.options;
    this.options = options;
  }
}
