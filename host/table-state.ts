// A table as its log makes it. `fold` takes the entries one by one; nothing else changes a table.

import type { Games, Entry as RegistryEntry } from '@kuluary/games/entries/entry';
import { commitment } from '@kuluary/kernel/fairness';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import { Match } from '@kuluary/kernel/match';
import type { Note, Said, ToldEvent } from '@kuluary/protocol/to-browser';
import type { ClockName, Phase } from '@kuluary/protocol/words';
import { closedUp, reseated } from './chosen-seats.ts';
import type { Entry, Maker, Seated } from './entry.ts';

export type SeatState =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  | {
      readonly kind: 'person'; // or a program that somebody runs: the table asks, waits and stands in for it alike
      readonly guest: string;
      readonly name: string;
      readonly salt: string | null; // null: it has yet to come to the rematch
      readonly program: boolean;
      readonly ready: boolean;
      readonly standIn: boolean; // a bot plays for this person
      readonly since: number; // position at which it sat down, 0 for the host before: the earliest who has come is the host
    };

/** What a seat is asked, and since when. The position names the question: an answer to an older one is stale. */
export interface Question {
  readonly kind: string;
  readonly position: number;
  readonly at: number; // when its clock began
  readonly ran: readonly { readonly from: number; readonly to: number }[]; // when it did before, where this is asked again
  readonly isSealed: boolean; // others were asked with it: whoever answers last learns what they did
  readonly dwell: number; // ms that people need for what everybody was told just before it
}
type Questions = readonly (Question | undefined)[]; // by seat

/** A move of the match: its entry, how much everybody had been told after it, and what was asked before it. */
interface Step {
  readonly position: number;
  readonly seat: Seat;
  readonly move: unknown;
  readonly by: Maker;
  readonly told: number;
  readonly turn: number; // in which it was made
  readonly questions: Questions;
}

/** The game goes on only with the rules that it was begun with, and these are not here: no longer, or not yet. */
export class OtherRules extends Error {
  readonly code: 'old-rules' | 'new-rules';

  constructor(version: number, ours: number) {
    super(`begun with version ${version} of the rules; this program has ${ours}`);
    this.code = version < ours ? 'old-rules' : 'new-rules';
  }
}

/** The log itself is wrong: no server can continue it. */
export class BrokenLog extends Error {}

/** How far somebody knows a table: up to an entry that was made at that time. */
export interface Seen {
  readonly position: number;
  readonly at: number | undefined;
}

export const NOTHING_SEEN: Seen = { position: 0, at: undefined };

type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;
export const MAX_DWELL = 15_000; // ms: however much was told at once
const FREE: SeatState = { kind: 'free' };
const NEVER: Question['ran'] = []; // one for all questions: there are many
const LATE: Note = { late: true };
const BACK: Note = { back: true };
export const NOBODY = ''; // holds the seat of somebody who was kicked out of a game: no guest is called so
export const HOST_BEFORE = 0; // position since which the host of the game before sits at the rematch

/** `games` must have the rules that the game was begun with, if it was: whoever reads a log fetches them (gamesFor). */
export class TableState {
  readonly game: RegistryEntry['game'];
  readonly bots: RegistryEntry['bots'];
  readonly standIn: string; // the bot that answers for people
  private readonly dwell: RegistryEntry['dwell'];
  readonly opened: number; // when it was opened
  readonly seed: string;
  readonly commitment: string;
  position = 1; // of the last entry
  at: number; // when that was made
  frame = 0; // rises with every entry but a move, and at the end: as long as it stays, so does the table around the game
  phase: Phase = 'lobby';
  seats: SeatState[]; // all places in the lobby; those that play afterwards
  options: Readonly<Record<string, unknown>>; // chosen ones in the lobby, complete afterwards
  chosen: Readonly<Record<string, unknown>> = {}; // by the host, once the game has begun
  clock: ClockName;
  door: boolean;
  listed: boolean;
  next: string | null = null;
  match: AnyMatch | null = null;
  questions: Questions = [];
  said: (Said & { readonly at: number; readonly isOpen: boolean })[] = []; // isOpen: strangers may hear it
  readonly nonces = new Set<string>(); // of links that moved a seat to another device
  readonly kicked = new Set<string>(); // guests who are not let in any more
  readonly dismissed = new Set<string>(); // programs that have got up, or had to: their tokens are void
  anewAt = 0; // what was told before this position is void: a move was taken back, or seats have other numbers
  readonly changedAt = new Map<string, number>(); // guests who saw with other eyes before: from another seat, or from none
  readonly moveIds = new Map<string, { readonly position: number; readonly move: unknown }>(); // by a seat's own names
  private steps: Step[] = [];
  private readonly times: number[]; // when each entry was made
  private readonly takenBack: { readonly position: number; readonly seat: Seat }[] = []; // moves: when, and by whom
  private readonly undone: { readonly turn: number; readonly moves: number }[] = []; // by seat: where it took back last
  private dealt = { position: 0, told: 0 };

  constructor(games: Games, first: Entry) {
    if (first.type !== 'opened') throw new Error('the first entry of a table must open it');
    const registered = games[first.game];
    if (!registered) throw new Error(`there is no game "${first.game}"`);
    this.game = registered.game;
    this.bots = registered.bots;
    this.standIn = registered.standIn;
    this.dwell = registered.dwell;
    this.opened = first.at;
    this.seed = first.seed;
    this.commitment = commitment(first.seed);
    this.at = first.at;
    this.times = [first.at];
    this.seats = first.seating.map((seated) => (seated ? sitDown(seated, 1) : FREE));
    this.options = first.options;
    this.clock = first.clock;
    this.door = first.door;
    this.listed = first.listed;
  }

  /** Carries out the next entry. */
  fold(entry: Entry): void {
    this.position++;
    this.at = entry.at;
    this.times.push(entry.at);
    if (entry.type !== 'moved') this.frame++;
    switch (entry.type) {
      case 'opened':
        throw new Error('a table is opened once');
      case 'sat':
        return this.sit(entry);
      case 'bot-sat':
        this.forgetWords(entry.seat);
        this.seats[entry.seat] = sitDown(entry, this.position);
        return;
      case 'stood':
        return this.stand(entry.seat);
      case 'ready':
        return this.changePerson(entry.seat, { ready: entry.ready });
      case 'renamed':
        return this.changePerson(entry.seat, { name: entry.name });
      case 'set':
        return this.set(entry);
      case 'began':
        return this.begin(entry);
      case 'moved':
        return this.move(entry);
      case 'undone':
        return this.undo(entry.at);
      case 'left':
        return this.changePerson(entry.seat, { standIn: true });
      case 'came-back':
        return this.changePerson(entry.seat, { standIn: false });
      case 'kicked':
        return this.kick(entry.seat);
      case 'said':
        this.say(entry);
        return;
      case 'handed-over':
        return this.handOver(entry);
      case 'continued':
        this.next = entry.table;
        return;
      default:
        throw new OtherRules(Number.POSITIVE_INFINITY, this.game.version); // a newer server has written it
    }
  }

  /** Is this one of its entries, and not one that was lost when an older back-up was brought back? */
  includes({ position, at }: Seen): boolean {
    return at !== undefined && this.times[position - 1] === at;
  }

  get names(): string[] {
    return this.seats.map((seat) => (seat.kind === 'free' ? '' : seat.name));
  }

  /** The seat that this guest holds. */
  seatOf(guest: string): Seat | undefined {
    for (let seat = 0; seat < this.seats.length; seat++) {
      const there = this.seats[seat]!;
      if (there.kind === 'person' && there.guest === guest) return seat;
    }
    return undefined;
  }

  /** Whoever has sat here longest, of the people who have come. */
  get host(): Seat | undefined {
    let host: Seat | undefined;
    let since = Number.POSITIVE_INFINITY;
    for (const [seat, state] of this.seats.entries()) {
      if (state.kind !== 'person' || state.program || state.salt === null || state.since >= since) continue;
      if (state.guest === NOBODY) continue;
      host = seat;
      since = state.since;
    }
    return host;
  }

  get outcome(): Outcome | undefined {
    return this.match ? this.match.game.outcome(this.match.state) : undefined;
  }

  /** What this viewer was told after a position. */
  toldSince(viewer: Viewer, from: number): ToldEvent[] {
    const found: ToldEvent[] = [];
    const list = this.match?.told.list ?? [];
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

  /** So many steps are old news to whoever knows the table up to a position. */
  private stepsUntil(position: number): number {
    let steps = this.steps.length;
    while (steps > 0 && this.steps[steps - 1]!.position > position) steps--;
    return steps;
  }

  /** What this viewer may hear of it: behind a closed door strangers hear nothing, and what was said there they never do. */
  saidSince(viewer: Viewer, from: number): Said[] {
    const isStranger = viewer === 'spectator';
    if (isStranger && !this.door) return [];
    const late = this.steps.slice(this.stepsUntil(from)).filter(({ by }) => by === 'clock');
    const back = this.takenBack.filter(({ position }) => position > from);
    if (late.length + back.length === 0 && (this.said.at(-1)?.position ?? 0) <= from) return []; // as nearly always
    const heard = this.said.filter(({ position, isOpen }) => position > from && (isOpen || !isStranger));
    const notes = [
      ...late.map((made) => ({ ...made, speech: LATE })),
      ...back.map((undone) => ({ ...undone, speech: BACK })),
    ];
    return [...heard, ...notes]
      .sort((a, b) => a.position - b.position)
      .map(({ position, seat, speech }) => ({ position, seat, speech }));
  }

  /** May this seat take back the last move? Only its own, while it taught nobody anything and nobody has answered it. */
  mayUndo(seat: Seat): boolean {
    const last = this.steps.at(-1);
    if (!this.match || this.phase !== 'playing' || last?.seat !== seat || last.by !== 'player') return false;
    if (this.undoneIn(last.turn, seat) >= this.game.takeBacks) return false;
    if (last.questions[seat]!.isSealed) return false;
    if (this.match.drawsAt(this.match.position).length > 0) return false;
    const begin = this.steps.at(-2)?.told ?? this.dealt.told;
    const { game, told } = this.match;
    return told.list.slice(begin).every(({ to, event }) => to === 'all' && !game.reveals(event));
  }

  /** How many moves this seat has taken back in a turn. */
  private undoneIn(turn: number, seat: Seat): number {
    const last = this.undone[seat];
    return last?.turn === turn ? last.moves : 0;
  }

  /** May a bot hurry? It goes on with what it has just begun. */
  isGoingOn(seat: Seat): boolean {
    const last = this.steps.at(-1);
    return last?.seat === seat && this.match !== null && last.turn === this.game.turns(this.match.state);
  }

  private say({ at, seat, speech }: Extract<Entry, { type: 'said' }>): void {
    this.said.push({ position: this.position, at, seat, speech, isOpen: this.door });
  }

  /** Sits down, or moves to another seat, or sits down again with another name or salt. */
  private sit(entry: Extract<Entry, { type: 'sat' }>): void {
    const before = this.seatOf(entry.guest);
    const there = before === undefined ? undefined : this.seats[before]!;
    const { seat, guest, name, salt, program = false } = entry;
    if (before !== seat) {
      this.forgetWords(seat);
      this.changedAt.set(guest, this.position);
    }
    if (before !== undefined && before !== seat) {
      this.seats[before] = FREE;
      this.readdressWords((said) => (said === before ? seat : said));
      this.options = reseated(this.game, this.options, (chosen) => (chosen === before ? seat : chosen));
    }
    const isKnown = there?.kind === 'person' && (there.salt !== null || there.since === HOST_BEFORE);
    const since = isKnown ? there.since : this.position;
    this.seats[seat] = sitDown({ guest, name, salt, program }, since);
  }

  private stand(seat: Seat): void {
    const there = this.seats[seat]!;
    if (there.kind === 'person') this.changedAt.set(there.guest, this.position);
    if (there.kind === 'person' && there.program) this.dismissed.add(there.guest);
    this.seats[seat] = FREE;
    this.options = reseated(this.game, this.options, (chosen) => (chosen === seat ? null : chosen));
  }

  /** What this guest has said goes, too. The deal was made with its salt, so in a game its place stays, with a bot. */
  private kick(seat: Seat): void {
    const there = this.seats[seat]!;
    if (there.kind !== 'person') return;
    this.kicked.add(there.guest);
    this.forgetWords(seat);
    if (this.phase === 'lobby') this.stand(seat);
    else this.changePerson(seat, { guest: NOBODY, standIn: true });
  }

  private handOver({ seat, guest, nonce }: Extract<Entry, { type: 'handed-over' }>): void {
    const there = this.seats[seat]!;
    if (there.kind === 'person') this.changedAt.set(there.guest, this.position);
    this.changedAt.set(guest, this.position);
    this.nonces.add(nonce);
    this.changePerson(seat, { guest, standIn: false });
  }

  private changePerson(seat: Seat, change: Partial<Extract<SeatState, { kind: 'person' }>>): void {
    const state = this.seats[seat];
    if (state?.kind === 'person') this.seats[seat] = { ...state, ...change };
  }

  private set(entry: Extract<Entry, { type: 'set' }>): void {
    if (entry.door !== undefined && entry.door !== this.door) this.anewAt = this.position; // strangers hear other things
    this.options = entry.options ?? this.options;
    this.clock = entry.clock ?? this.clock;
    this.door = entry.door ?? this.door;
    this.listed = entry.listed ?? this.listed;
  }

  private begin({ options, at, rules }: Extract<Entry, { type: 'began' }>): void {
    if (rules !== this.game.version) throw new OtherRules(rules, this.game.version);
    this.closeUp();
    this.chosen = this.options;
    this.options = options as Record<string, unknown>;
    this.phase = 'playing';
    this.match = this.deal();
    this.dealt = { position: this.position, told: this.match.told.list.length };
    this.askAnew(at);
  }

  /** Free seats go. */
  private closeUp(): void {
    const playing = this.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [] : [seat]));
    this.seats = playing.map((seat) => this.seats[seat]!);
    this.options = reseated(this.game, this.options, closedUp(playing));
    this.readdressWords((seat) => playing.indexOf(seat));
  }

  /** Whoever sits down did not say what was said from this seat before. */
  private forgetWords(seat: Seat): void {
    this.readdressWords((said) => (said === seat ? -1 : said));
  }

  /** What people have said goes with them; what nobody has said who is still here goes. */
  private readdressWords(seatNow: (seat: Seat) => Seat): void {
    if (this.said.every(({ seat }) => seatNow(seat) === seat)) return;
    this.said = this.said.map((said) => ({ ...said, seat: seatNow(said.seat) })).filter(({ seat }) => seat !== -1);
    this.anewAt = this.position;
  }

  private deal(): AnyMatch {
    const salts = this.seats.map((seat) => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
    const { seed, options } = this;
    return new Match(this.game, { seats: this.seats.length, options, seed, salts });
  }

  /** Remembers how things are before a move. Returns how to make them so again, should the store not take it. */
  bookmark({ seat, id }: Extract<Entry, { type: 'moved' }>): () => void {
    const { position, at, phase, questions } = this;
    const steps = this.steps.length;
    const rewind = this.match!.bookmark();
    return () => {
      rewind();
      Object.assign(this, { position, at, phase, questions });
      this.frame++; // the move may have been the last
      this.steps.length = steps;
      this.times.length = position;
      if (id !== undefined) this.moveIds.delete(moveId(seat, id));
    };
  }

  private move({ seat, move, by, at, id }: Extract<Entry, { type: 'moved' }>): void {
    if (id !== undefined) this.moveIds.set(moveId(seat, id), { position: this.position, move });
    const match = this.match!;
    const turns = match.game.turns(match.state);
    const refusal = match.move(seat, move);
    if (refusal) throw new Error(`the log holds an illegal move: ${refusal.code}`);
    const { position, questions } = this;
    this.steps.push({ position, seat, move, by, told: match.told.list.length, turn: turns, questions });
    if (match.game.outcome(match.state)) this.end();
    if (match.game.turns(match.state) === turns && this.asksTheRest(seat))
      this.questions = questions.with(seat, undefined);
    else this.askAnew(at);
  }

  private end(): void {
    this.phase = 'over';
    this.frame++;
  }

  /** Is everybody asked the same as before, less the seat that has just answered? */
  private asksTheRest(answered: Seat): boolean {
    const match = this.match!;
    const decisions = match.game.decisions(match.state);
    const open = this.questions.filter((question) => question !== undefined).length;
    if (decisions.length !== open - 1 || decisions.length === 0) return false;
    return decisions.every(({ seat, kind }) => seat !== answered && this.questions[seat]?.kind === kind);
  }

  private askAnew(at: number): void {
    const match = this.match!;
    const { position } = this;
    const questions: (Question | undefined)[] = this.seats.map(() => undefined);
    const decisions = match.game.decisions(match.state);
    const dwell = this.dwellNow();
    let question: Question | undefined; // whoever is asked the same has the same one
    for (const { seat, kind } of decisions) {
      if (question?.kind !== kind) question = { kind, position, at, ran: NEVER, isSealed: decisions.length > 1, dwell };
      questions[seat] = question;
    }
    this.questions = questions;
  }

  /** How long people need for what the last move, or the deal, has told everybody. What single seats were told counts for
   * nothing: a pause shall not give it away. */
  private dwellNow(): number {
    if (!this.dwell) return 0;
    const before = this.steps.length > 0 ? (this.steps.at(-2)?.told ?? this.dealt.told) : 0;
    let sum = 0;
    for (const { to, event } of this.match!.told.list.slice(before)) if (to === 'all') sum += this.dwell(event);
    return Math.min(MAX_DWELL, sum);
  }

  /** Everybody is asked again what was asked before the last move, with the time that was left then. */
  private undo(at: number): void {
    const undone = this.steps.pop()!;
    this.takenBack.push({ position: this.position, seat: undone.seat });
    this.undone[undone.seat] = { turn: undone.turn, moves: this.undoneIn(undone.turn, undone.seat) + 1 };
    const match = this.deal();
    for (const { seat, move } of this.steps) match.move(seat, move);
    this.match = match;
    const { position } = this;
    const again = (asked: Question) => ({
      ...asked,
      position,
      at,
      ran: [...asked.ran, { from: asked.at, to: this.times[undone.position - 1]! }],
    });
    this.questions = undone.questions.map((asked) => asked && again(asked));
    this.anewAt = position;
  }
}

/** Of one seat: nobody can use up another's names. */
export function moveId(seat: Seat, id: string): string {
  return `${seat}:${id}`;
}

function sitDown(seated: Seated, position: number): SeatState {
  if ('bot' in seated) return { kind: 'bot', bot: seated.bot, name: seated.name };
  const { guest, name, salt, host, program = false } = seated;
  const since = host ? HOST_BEFORE : position;
  return { kind: 'person', guest, name, salt, program, ready: program, standIn: false, since };
}
