// Taking back the last move: whether a seat may, and what was taken back.

import type { Seat } from '@kuluary/kernel/game';
import type { Match } from '@kuluary/kernel/match';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { SpokenLine, TableNotice } from '@kuluary/protocol/to-browser';
import type { MoveAuthor } from './log-entry.ts';

/** The last move of a match, and the situation in which it was made. */
interface LastMove {
  readonly seat: Seat;
  readonly by: MoveAuthor;
  readonly turn: number; // in which it was made
  readonly wasSealed: boolean; // several seats were asked at once
  readonly eventsBefore: number; // of the match
}

const MOVE_TAKEN_BACK: TableNotice = { back: true };

export class TakeBacks {
  private readonly all: { readonly position: LogPosition; readonly seat: Seat }[] = [];
  private readonly countsBySeat: { readonly turn: number; readonly count: number }[] = []; // in its latest turn with a take-back

  /** Only a player's own move, not a sealed one, that revealed nothing and drew nothing, and only as often in a turn as the
   * game allows. */
  isAllowed(match: Match<unknown, unknown, unknown, unknown, unknown>, last: LastMove): boolean {
    const { game, eventLog } = match;
    if (last.by !== 'player' || last.wasSealed || this.countIn(last.turn, last.seat) >= game.takeBacks) return false;
    if (match.drawsAt(match.position).length > 0) return false;
    const events = eventLog.addressedEvents.slice(last.eventsBefore);
    return events.every(({ to, event }) => to === 'all' && !game.reveals(event));
  }

  add(position: LogPosition, { seat, turn }: Pick<LastMove, 'seat' | 'turn'>): void {
    this.all.push({ position, seat });
    this.countsBySeat[seat] = { turn, count: this.countIn(turn, seat) + 1 };
  }

  /** The table's own notices after a position. */
  noticesSince(from: LogPosition): SpokenLine[] {
    const since = this.all.filter(({ position }) => position > from);
    return since.map(({ position, seat }) => ({ position, seat, speech: MOVE_TAKEN_BACK }));
  }

  private countIn(turn: number, seat: Seat): number {
    const last = this.countsBySeat[seat];
    return last?.turn === turn ? last.count : 0;
  }
}
