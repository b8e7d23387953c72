// A match that is played at a table: its moves, what is asked after each, and what can be taken back.

import type { Entry as RegistryEntry } from '@kuluary/games/entries/entry';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import { type Deal, Match } from '@kuluary/kernel/match';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { Note, Said, ToldEvent } from '@kuluary/protocol/to-browser';
import type { Entry, Maker } from './entry.ts';
import { askedAgain, isTheRest, type Questions, questionsFor, readingTime } from './questions.ts';

/** How things are after the deal, or after a move. */
interface Moment {
  readonly position: LogPosition;
  readonly told: number; // how much everybody had been told by then
  readonly questions: Questions;
  readonly isOver: boolean;
}

/** A move, and all that it has changed beside the match and the names of moves. */
interface Step extends Moment {
  readonly seat: Seat;
  readonly move: unknown;
  readonly by: Maker;
  readonly turn: number; // in which it was made
}

type Rules = Pick<RegistryEntry, 'game' | 'dwell'>;
type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

const LATE: Note = { late: true };
const BACK: Note = { back: true };

export class MatchProgress {
  match: AnyMatch;
  readonly moveIds = new Map<string, { readonly position: LogPosition; readonly move: unknown }>(); // by a seat's own names
  private readonly rules: Rules;
  private dealt: Moment;
  private readonly steps: Step[] = [];
  private readonly takenBack: { readonly position: LogPosition; readonly seat: Seat }[] = []; // moves: when, and by whom
  private readonly undone: { readonly turn: number; readonly moves: number }[] = []; // by seat: where it took back last

  constructor(rules: Rules, deal: Deal<unknown>, position: LogPosition, at: number) {
    this.rules = rules;
    this.match = new Match(rules.game, deal);
    const told = this.match.told.list.length;
    this.dealt = { position, told, questions: this.questionsAfter(position, at, 0), isOver: false };
  }

  get questions(): Questions {
    return this.now.questions;
  }

  get isOver(): boolean {
    return this.now.isOver;
  }

  get outcome(): Outcome | undefined {
    return this.match.game.outcome(this.match.state);
  }

  move({ seat, move, by, at, id }: Extract<Entry, { type: 'moved' }>, position: LogPosition): void {
    if (id !== undefined) this.moveIds.set(moveId(seat, id), { position, move });
    const { match, now } = this;
    const { game } = match;
    const turn = game.turns(match.state);
    const refusal = match.move(seat, move);
    if (refusal) throw new Error(`the log holds an illegal move: ${refusal.code}`);
    const isOver = game.outcome(match.state) !== undefined;
    const isSameTurn = game.turns(match.state) === turn;
    const questions =
      isSameTurn && isTheRest(game.decisions(match.state), now.questions, seat)
        ? now.questions.with(seat, undefined)
        : this.questionsAfter(position, at, now.told);
    this.steps.push({ position, told: match.told.list.length, questions, isOver, seat, move, by, turn });
  }

  /** Remembers how things are after the entry at a position. Returns how to make them so again, should the store not take
   * the moves that follow: their steps go, and with them all that they have changed. */
  bookmark(position: LogPosition): () => void {
    const steps = this.steps.length;
    const rewind = this.match.bookmark();
    return () => {
      rewind();
      this.steps.length = steps;
      for (const [id, made] of this.moveIds) if (made.position > position) this.moveIds.delete(id);
    };
  }

  /** The last move is taken back. Everybody is asked again what was asked before it, with the time that was left then.
   * `timeOf`: when the entry at a position was made. */
  takeBack(position: LogPosition, at: number, timeOf: (position: LogPosition) => number): void {
    const undone = this.steps.pop()!;
    this.takenBack.push({ position, seat: undone.seat });
    this.undone[undone.seat] = { turn: undone.turn, moves: this.undoneIn(undone.turn, undone.seat) + 1 };
    const match: AnyMatch = new Match(this.match.game, this.match.deal);
    for (const { seat, move } of this.steps) match.move(seat, move);
    this.match = match;
    this.askAgain(askedAgain(this.questions, { position, at }, timeOf(undone.position)));
  }

  /** May this seat take back the last move? Only its own, while it taught nobody anything and nobody has answered it. */
  mayTakeBack(seat: Seat): boolean {
    const last = this.steps.at(-1);
    if (this.isOver || last?.seat !== seat || last.by !== 'player') return false;
    const { game, told } = this.match;
    if (this.undoneIn(last.turn, seat) >= game.takeBacks) return false;
    const before = this.steps.at(-2) ?? this.dealt;
    if (before.questions[seat]!.isSealed) return false;
    if (this.match.drawsAt(this.match.position).length > 0) return false;
    return told.list.slice(before.told).every(({ to, event }) => to === 'all' && !game.reveals(event));
  }

  /** Has this seat made the last move, and is its turn not over? */
  isGoingOn(seat: Seat): boolean {
    const last = this.steps.at(-1);
    return last?.seat === seat && last.turn === this.match.game.turns(this.match.state);
  }

  /** What this viewer was told after a position. */
  toldSince(viewer: Viewer, from: number): ToldEvent[] {
    const found: ToldEvent[] = [];
    const { list } = this.match.told;
    let step = this.stepsUntil(from);
    let { position, told } = this.dealt;
    let i = position > from ? 0 : (this.steps[step - 1]?.told ?? told);
    for (; i < list.length; i++) {
      while (i >= told) ({ position, told } = this.steps[step++]!); // on to the one that told it
      const { to, event } = list[i]!;
      if (to === 'all' || to === viewer) found.push({ position, event });
    }
    return found;
  }

  /** What the table itself has said at seats after a position. */
  notesSince(from: number): Said[] {
    const notes: Said[] = [];
    for (let step = this.stepsUntil(from); step < this.steps.length; step++) {
      const { position, seat, by } = this.steps[step]!;
      if (by === 'clock') notes.push({ position, seat, speech: LATE });
    }
    for (const { position, seat } of this.takenBack) if (position > from) notes.push({ position, seat, speech: BACK });
    return notes;
  }

  private get now(): Moment {
    return this.steps.length > 0 ? this.steps[this.steps.length - 1]! : this.dealt;
  }

  /** So many steps are old news to whoever knows the table up to a position. */
  private stepsUntil(position: LogPosition): number {
    let steps = this.steps.length;
    while (steps > 0 && this.steps[steps - 1]!.position > position) steps--;
    return steps;
  }

  /** How many moves this seat has taken back in a turn. */
  private undoneIn(turn: number, seat: Seat): number {
    const last = this.undone[seat];
    return last?.turn === turn ? last.moves : 0;
  }

  /** Whoever is asked something has the time for what was told since: `told` is how much there was before. */
  private questionsAfter(position: LogPosition, at: number, told: number): Questions {
    const { game, dwell } = this.rules;
    const { state, deal, told: events } = this.match;
    const reading = dwell ? readingTime(events.list.slice(told), dwell) : 0;
    return questionsFor(deal.seats, game.decisions(state), { position, at, dwell: reading });
  }

  private askAgain(questions: Questions): void {
    const last = this.steps.pop();
    if (last) this.steps.push({ ...last, questions });
    else this.dealt = { ...this.dealt, questions };
  }
}

/** Of one seat: nobody can use up another's names. */
export function moveId(seat: Seat, id: string): string {
  return `${seat}:${id}`;
}
