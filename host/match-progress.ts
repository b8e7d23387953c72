// The match played at a table: its moves, and the decisions after each.

import type { GameEntry } from '@kuluary/games/game-entries/game-entry';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import { Match, type MatchSetup } from '@kuluary/kernel/match';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { SpokenLine, TableNotice, ViewerEvent } from '@kuluary/protocol/to-browser';
import type { LogEntry, MoveAuthor } from './log-entry.ts';
import { MoveDeduplication } from './move-deduplication.ts';
import {
  areOthersStillAsked,
  makePendingDecisions,
  type PendingDecisions,
  restoreDecisions,
  totalReadingTime,
} from './pending-decisions.ts';
import { TakeBacks } from './take-back.ts';

/** The situation after the deal, or after a move. */
interface MatchCheckpoint {
  readonly position: LogPosition;
  readonly eventCount: number; // events in the log by then
  readonly pendingDecisions: PendingDecisions;
  readonly isOver: boolean;
}

/** A move, and all that it has changed beside `match` and `sentMoves`. */
interface PlayedMove extends MatchCheckpoint {
  readonly seat: Seat;
  readonly move: unknown;
  readonly by: MoveAuthor;
  readonly turn: number; // in which it was made
}

type PlayedRules = Pick<GameEntry, 'game' | 'readingTimeOf'>;
type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

const TIME_RAN_OUT: TableNotice = { late: true };

export class MatchProgress {
  match: AnyMatch;
  readonly sentMoves = new MoveDeduplication();
  private readonly rules: PlayedRules;
  private afterDeal: MatchCheckpoint;
  private readonly playedMoves: PlayedMove[] = [];
  private readonly takeBacks = new TakeBacks();

  constructor(rules: PlayedRules, setup: MatchSetup<unknown>, position: LogPosition, at: number) {
    this.rules = rules;
    this.match = new Match(rules.game, setup);
    const eventCount = this.match.eventLog.addressedEvents.length;
    this.afterDeal = { position, eventCount, pendingDecisions: this.decisionsAfter(position, at, 0), isOver: false };
  }

  get pendingDecisions(): PendingDecisions {
    return this.current.pendingDecisions;
  }

  get isOver(): boolean {
    return this.current.isOver;
  }

  get outcome(): Outcome | undefined {
    return this.match.game.outcome(this.match.state);
  }

  applyMove({ seat, move, by, at, id }: Extract<LogEntry, { type: 'moved' }>, position: LogPosition): void {
    if (id !== undefined) this.sentMoves.add(seat, id, move, position);
    const { match, current } = this;
    const { game } = match;
    const turn = game.turns(match.state);
    const refusal = match.makeMove(seat, move);
    if (refusal) throw new Error(`the log holds an illegal move: ${refusal.code}`);
    const isOver = game.outcome(match.state) !== undefined;
    const isSameTurn = game.turns(match.state) === turn;
    const pendingDecisions =
      isSameTurn && areOthersStillAsked(game.decisions(match.state), current.pendingDecisions, seat)
        ? current.pendingDecisions.with(seat, undefined)
        : this.decisionsAfter(position, at, current.eventCount);
    this.playedMoves.push({
      position,
      eventCount: match.eventLog.addressedEvents.length,
      pendingDecisions,
      isOver,
      seat,
      move,
      by,
      turn,
    });
  }

  /** Returns a function that restores the match as it is now, after the entry at `position`, in case the store does not
   * accept the moves that follow. */
  takeSnapshot(position: LogPosition): () => void {
    const moveCount = this.playedMoves.length;
    const restoreMatch = this.match.takeSnapshot();
    return () => {
      restoreMatch();
      this.playedMoves.length = moveCount;
      this.sentMoves.forgetAfter(position);
    };
  }

  /** Takes back the last move. Seats are asked again what they were asked before it, with the time that was left then.
   * `timeOf`: when the entry at a position was made. */
  takeBack(position: LogPosition, clockStartedAt: number, timeOf: (position: LogPosition) => number): void {
    const undone = this.playedMoves.pop()!;
    this.takeBacks.add(position, undone);
    const match: AnyMatch = new Match(this.match.game, this.match.setup);
    for (const { seat, move } of this.playedMoves) match.makeMove(seat, move);
    this.match = match;
    this.replaceDecisions(
      restoreDecisions(this.pendingDecisions, { position, clockStartedAt }, timeOf(undone.position)),
    );
  }

  /** May this seat take back the last move? */
  mayTakeBack(seat: Seat): boolean {
    const last = this.playedMoves.at(-1);
    if (this.isOver || last?.seat !== seat) return false;
    const before = this.playedMoves.at(-2) ?? this.afterDeal;
    const wasSealed = before.pendingDecisions[seat]!.isSealed;
    return this.takeBacks.isAllowed(this.match, { ...last, wasSealed, eventsBefore: before.eventCount });
  }

  /** Has this seat made the last move, and is it still the same turn? */
  continuesTurn(seat: Seat): boolean {
    const last = this.playedMoves.at(-1);
    return last?.seat === seat && last.turn === this.match.game.turns(this.match.state);
  }

  eventsSince(viewer: Viewer, from: number): ViewerEvent[] {
    const found: ViewerEvent[] = [];
    const { addressedEvents } = this.match.eventLog;
    let nextMove = this.moveCountUntil(from);
    let { position, eventCount } = this.afterDeal;
    let i = position > from ? 0 : (this.playedMoves[nextMove - 1]?.eventCount ?? eventCount);
    for (; i < addressedEvents.length; i++) {
      while (i >= eventCount) ({ position, eventCount } = this.playedMoves[nextMove++]!); // on to the move that caused this event
      const { to, event } = addressedEvents[i]!;
      if (to === 'all' || to === viewer) found.push({ position, event });
    }
    return found;
  }

  /** The table's own notices at seats after a position. */
  noticesSince(from: number): SpokenLine[] {
    const late = this.playedMoves.slice(this.moveCountUntil(from)).filter(({ by }) => by === 'clock');
    const notices = late.map(({ position, seat }) => ({ position, seat, speech: TIME_RAN_OUT }));
    return [...notices, ...this.takeBacks.noticesSince(from)];
  }

  private get current(): MatchCheckpoint {
    return this.playedMoves.length > 0 ? this.playedMoves[this.playedMoves.length - 1]! : this.afterDeal;
  }

  private moveCountUntil(position: LogPosition): number {
    let count = this.playedMoves.length;
    while (count > 0 && this.playedMoves[count - 1]!.position > position) count--;
    return count;
  }

  /** `eventsBefore`: number of events before those that people must read now. */
  private decisionsAfter(position: LogPosition, clockStartedAt: number, eventsBefore: number): PendingDecisions {
    const { game, readingTimeOf } = this.rules;
    const { state, setup, eventLog } = this.match;
    const newEvents = eventLog.addressedEvents.slice(eventsBefore);
    const readingTime = readingTimeOf ? totalReadingTime(newEvents, readingTimeOf) : 0;
    return makePendingDecisions(setup.seats, game.decisions(state), { position, clockStartedAt, readingTime });
  }

  private replaceDecisions(pendingDecisions: PendingDecisions): void {
    const last = this.playedMoves.pop();
    if (last) this.playedMoves.push({ ...last, pendingDecisions });
    else this.afterDeal = { ...this.afterDeal, pendingDecisions };
  }
}
