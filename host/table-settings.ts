// What the host of a table decides: the game's options, the clock, whether spectators are allowed, whether it is
// listed.

import type { AnyGame } from '@kuluary/kernel/game';
import type { ClockName } from '@kuluary/protocol/vocabularies';
import type { LogEntry } from './log-entry.ts';
import { type ChosenOptions, renumberSeatOptions, type SeatRenumbering } from './seat-options.ts';

export class TableSettings {
  options: ChosenOptions; // chosen ones in the lobby, complete afterwards
  chosenByHost: ChosenOptions = {}; // the options the host chose, once the match has begun
  clock: ClockName;
  spectatorsAllowed: boolean;
  listed: boolean;
  private readonly game: AnyGame;

  constructor(game: AnyGame, { options, clock, door, listed }: Extract<LogEntry, { type: 'opened' }>) {
    this.game = game;
    this.options = options;
    this.clock = clock;
    this.spectatorsAllowed = door;
    this.listed = listed;
  }

  applyChange({ options, clock, door, listed }: Extract<LogEntry, { type: 'set' }>): void {
    this.options = options ?? this.options;
    this.clock = clock ?? this.clock;
    this.spectatorsAllowed = door ?? this.spectatorsAllowed;
    this.listed = listed ?? this.listed;
  }

  /** Options whose value is a seat follow its player. */
  renumberSeats(renumber: SeatRenumbering): void {
    this.options = renumberSeatOptions(this.game, this.options, renumber);
  }

  /** The match begins with these. */
  completeOptions(options: ChosenOptions): void {
    this.chosenByHost = this.options;
    this.options = options;
  }
}
