// What was said at a table, and who may hear it.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { Said } from '@kuluary/protocol/to-browser';
import type { SeatNow } from './chosen-seats.ts';

export interface Line extends Said {
  readonly at: number;
  readonly isOpen: boolean; // strangers may hear it
}

export class SpeechHistory {
  lines: Line[] = []; // in the order in which they were said

  add(line: Line): void {
    this.lines.push(line);
  }

  /** Whoever sits down did not say what was said from this seat before. False: nothing was. */
  forget(seat: Seat): boolean {
    return this.reseat((said) => (said === seat ? null : said));
  }

  /** What people have said goes with them; what nobody has said who is still here goes. False: all stays as it is. */
  reseat(seatNow: SeatNow): boolean {
    if (this.lines.every(({ seat }) => seatNow(seat) === seat)) return false;
    this.lines = this.lines.flatMap((line) => {
      const seat = seatNow(line.seat);
      return seat === null ? [] : [{ ...line, seat }];
    });
    return true;
  }

  /** What was said after a position. Strangers never hear what was said behind a closed door. */
  since(position: LogPosition, isStranger: boolean): Said[] {
    if ((this.lines.at(-1)?.position ?? 0) <= position) return []; // as nearly always
    return this.lines
      .filter((line) => line.position > position && (line.isOpen || !isStranger))
      .map(({ position, seat, speech }) => ({ position, seat, speech }));
  }
}
