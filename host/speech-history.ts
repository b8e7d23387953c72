// What was said at a table, and which viewers may read it.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { SpokenLine } from '@kuluary/protocol/to-browser';
import type { SeatRenumbering } from './seat-options.ts';

interface SpeechLine extends SpokenLine {
  readonly at: number;
  readonly isForSpectators: boolean; // spectators may read it
}

export class SpeechHistory {
  lines: SpeechLine[] = []; // in the order in which they were said

  add(line: SpeechLine): void {
    this.lines.push(line);
  }

  /** Drops what the previous player of a seat said. False: there was nothing. */
  forgetSeat(seat: Seat): boolean {
    return this.renumberSeats((said) => (said === seat ? null : said));
  }

  /** Lines follow their players to new seat numbers; lines of removed seats are dropped. False: nothing changed. */
  renumberSeats(renumber: SeatRenumbering): boolean {
    if (this.lines.every(({ seat }) => renumber(seat) === seat)) return false;
    this.lines = this.lines.flatMap((line) => {
      const seat = renumber(line.seat);
      return seat === null ? [] : [{ ...line, seat }];
    });
    return true;
  }

  /** What was said after a position. Spectators never read what was said while they were not allowed. */
  since(position: LogPosition, isSpectator: boolean): SpokenLine[] {
    if ((this.lines.at(-1)?.position ?? 0) <= position) return []; // the usual case
    return this.lines
      .filter((line) => line.position > position && (line.isForSpectators || !isSpectator))
      .map(({ position, seat, speech }) => ({ position, seat, speech }));
  }
}
