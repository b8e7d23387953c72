// A table as its log makes it. `fold` takes the entries one by one; nothing else changes a table.

import type { Games, Entry as RegistryEntry } from '@kuluary/games/entries/entry';
import { commitment } from '@kuluary/kernel/fairness';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { GuestId, LogPosition } from '@kuluary/protocol/ids';
import type { Said } from '@kuluary/protocol/to-browser';
import type { ClockName, Phase } from '@kuluary/protocol/words';
import { type Chosen, closedUp, type SeatNow } from './chosen-seats.ts';
import type { Entry } from './entry.ts';
import { OtherRules } from './gone.ts';
import { MatchProgress } from './match-progress.ts';
import { NO_QUESTIONS, type Questions } from './questions.ts';
import { Seating, type SeatState } from './seating.ts';
import { SpeechHistory } from './speech-history.ts';
import { TableSettings } from './table-settings.ts';

type Of<Type extends Entry['type']> = Extract<Entry, { type: Type }>;

/** How far somebody knows a table: up to an entry that was made at that time. */
export interface Seen {
  readonly position: LogPosition;
  readonly at: number | undefined;
}

export const NOTHING_SEEN: Seen = { position: 0, at: undefined };

/** `games` must have the rules that the game was begun with, if it was: whoever reads a log fetches them (gamesFor). */
export class TableState {
  readonly game: RegistryEntry['game'];
  readonly bots: RegistryEntry['bots'];
  readonly standIn: string; // the bot that answers for people
  readonly opened: number; // when it was opened
  readonly seed: string;
  readonly commitment: string;
  frame = 0; // rises with every entry but a move, and at the end: as long as it stays, so does the table around the game
  anewAt = 0; // what was told before this position is void: a move was taken back, or seats have other numbers
  next: string | null = null;
  readonly seating: Seating;
  readonly settings: TableSettings;
  readonly speech = new SpeechHistory();
  progress: MatchProgress | null = null; // of the game, once it has begun
  private readonly registered: RegistryEntry;
  private readonly times: number[]; // when each entry was made

  constructor(games: Games, first: Entry) {
    if (first.type !== 'opened') throw new Error('the first entry of a table must open it');
    const registered = games[first.game];
    if (!registered) throw new Error(`there is no game "${first.game}"`);
    this.registered = registered;
    this.game = registered.game;
    this.bots = registered.bots;
    this.standIn = registered.standIn;
    this.opened = first.at;
    this.seed = first.seed;
    this.commitment = commitment(first.seed);
    this.times = [first.at];
    this.seating = new Seating(first.seating, 1);
    this.settings = new TableSettings(registered.game, first);
  }

  /** Carries out the next entry. */
  fold(entry: Entry): void {
    this.times.push(entry.at);
    if (entry.type !== 'moved') this.frame++;
    switch (entry.type) {
      case 'opened':
        throw new Error('a table is opened once');
      case 'sat':
        return this.sit(entry);
      case 'bot-sat':
        this.forgetWords(entry.seat);
        return this.seating.sitBot(entry);
      case 'stood':
        return this.stand(entry.seat);
      case 'ready':
        return this.seating.changePerson(entry.seat, { ready: entry.ready });
      case 'renamed':
        return this.seating.changePerson(entry.seat, { name: entry.name });
      case 'set':
        return this.set(entry);
      case 'began':
        return this.begin(entry);
      case 'moved':
        return this.move(entry);
      case 'undone':
        return this.takeBack(entry);
      case 'left':
        return this.seating.changePerson(entry.seat, { standIn: true });
      case 'came-back':
        return this.seating.changePerson(entry.seat, { standIn: false });
      case 'kicked':
        return this.kick(entry.seat);
      case 'said':
        return this.say(entry);
      case 'handed-over':
        return this.seating.handOver(entry, this.position);
      case 'continued':
        this.next = entry.table;
        return;
      default:
        throw new OtherRules(Number.POSITIVE_INFINITY, this.game.version); // a newer server has written it
    }
  }

  /** Remembers how things are before a move. Returns how to make them so again, should the store not take it. */
  bookmark(): () => void {
    const { position } = this;
    const rewind = this.progress!.bookmark(position);
    return () => {
      rewind();
      this.times.length = position;
      this.frame++; // the move may have been the last
    };
  }

  /** Of the last entry. */
  get position(): LogPosition {
    return this.times.length;
  }

  /** When that was made. */
  get at(): number {
    return this.times[this.times.length - 1]!;
  }

  get phase(): Phase {
    if (!this.progress) return 'lobby';
    return this.progress.isOver ? 'over' : 'playing';
  }

  /** Is this one of its entries, and not one that was lost when an older back-up was brought back? */
  includes({ position, at }: Seen): boolean {
    return at !== undefined && this.times[position - 1] === at;
  }

  // What nearly everybody reads of its parts.

  get seats(): readonly SeatState[] {
    return this.seating.seats;
  }

  get names(): string[] {
    return this.seating.names;
  }

  get host(): Seat | undefined {
    return this.seating.host;
  }

  seatOf(guest: GuestId): Seat | undefined {
    return this.seating.seatOf(guest);
  }

  get options(): Chosen {
    return this.settings.options;
  }

  get clock(): ClockName {
    return this.settings.clock;
  }

  get door(): boolean {
    return this.settings.door;
  }

  get listed(): boolean {
    return this.settings.listed;
  }

  get match(): MatchProgress['match'] | null {
    return this.progress?.match ?? null;
  }

  get questions(): Questions {
    return this.progress ? this.progress.questions : NO_QUESTIONS;
  }

  /** What this viewer may hear of it: behind a closed door strangers hear nothing, and what was said there they never do. */
  saidSince(viewer: Viewer, from: number): Said[] {
    const isStranger = viewer === 'spectator';
    if (isStranger && !this.door) return [];
    const said = this.speech.since(from, isStranger);
    const notes = this.progress?.notesSince(from) ?? [];
    return notes.length === 0 ? said : [...said, ...notes].sort((a, b) => a.position - b.position);
  }

  // What entries do.

  private sit(entry: Of<'sat'>): void {
    const { seat, guest } = entry;
    const before = this.seatOf(guest);
    if (before !== seat) this.forgetWords(seat);
    this.seating.sit(entry, this.position);
    if (before !== undefined && before !== seat) this.reseat((other) => (other === before ? seat : other));
  }

  private stand(seat: Seat): void {
    this.seating.stand(seat, this.position);
    this.settings.reseat((other) => (other === seat ? null : other));
  }

  /** What this guest has said goes, too. The deal was made with its salt, so in a game its place stays, with a bot. */
  private kick(seat: Seat): void {
    if (this.seats[seat]!.kind !== 'person') return;
    this.seating.ban(seat);
    this.forgetWords(seat);
    if (this.phase === 'lobby') this.stand(seat);
    else this.seating.abandon(seat);
  }

  private set(entry: Of<'set'>): void {
    if (entry.door !== undefined && entry.door !== this.door) this.anewAt = this.position; // strangers hear other things
    this.settings.change(entry);
  }

  private begin({ options, at, rules }: Of<'began'>): void {
    if (rules !== this.game.version) throw new OtherRules(rules, this.game.version);
    this.reseat(closedUp(this.seating.closeUp()));
    this.settings.complete(options as Chosen);
    const { seed, seating } = this;
    const deal = { seats: seating.seats.length, options: this.options, seed, salts: seating.salts };
    this.progress = new MatchProgress(this.registered, deal, this.position, at);
  }

  private move(entry: Of<'moved'>): void {
    const progress = this.progress!;
    progress.move(entry, this.position);
    if (progress.isOver) this.frame++;
  }

  private takeBack({ at }: Of<'undone'>): void {
    const { position, times } = this;
    this.progress!.takeBack(position, at, (made) => times[made - 1]!);
    this.anewAt = position;
  }

  private say({ at, seat, speech }: Of<'said'>): void {
    this.speech.add({ position: this.position, at, seat, speech, isOpen: this.door });
  }

  /** Options and words go along with whoever they belong to. */
  private reseat(seatNow: SeatNow): void {
    this.settings.reseat(seatNow);
    if (this.speech.reseat(seatNow)) this.anewAt = this.position;
  }

  private forgetWords(seat: Seat): void {
    if (this.speech.forget(seat)) this.anewAt = this.position;
  }
}
