// The state of a table, computed from its log. Only `apply` changes it, one entry after another.

import type { GameEntry, GameRegistry } from '@kuluary/games/game-entries/game-entry';
import { commitmentOf, keyedChance, tableKey } from '@kuluary/kernel/fairness';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { haveSameEffect, SEAT_ORDER_OPTION } from '@kuluary/kernel/options';
import type { GuestId, LogPosition } from '@kuluary/protocol/ids';
import type { SpokenLine } from '@kuluary/protocol/to-browser';
import type { ClockName, Phase } from '@kuluary/protocol/vocabularies';
import type { LogEntry } from './log-entry.ts';
import { MatchProgress } from './match-progress.ts';
import { NO_PENDING_DECISIONS, type PendingDecisions } from './pending-decisions.ts';
import { type ChosenOptions, makeSeatRenumbering, type SeatRenumbering } from './seat-options.ts';
import { Seating, type SeatState } from './seating.ts';
import { SpeechHistory } from './speech-history.ts';
import { RulesVersionMismatch } from './table-errors.ts';
import { TableSettings } from './table-settings.ts';

type EntryOf<Type extends LogEntry['type']> = Extract<LogEntry, { type: Type }>;

/** How far a client or server knows a log: up to this entry, which was made at that time. */
export interface KnownPosition {
  readonly position: LogPosition;
  readonly lastEntryAt: number | undefined;
}

export const NOTHING_KNOWN: KnownPosition = { position: 0, lastEntryAt: undefined };

/** `games` must have the rules version the match began with, if it has begun (`gamesWithRulesOf`). */
export class TableState {
  readonly game: GameEntry['game'];
  readonly bots: GameEntry['botIds'];
  readonly standInBot: string; // the bot that plays for absent or late players
  readonly openedAt: number;
  readonly seed: string;
  readonly commitment: string;
  tableRevision = 0; // rises with every entry but a move, and at the end: while it is equal, so is the table info
  resetPosition = 0; // what clients know from before this position is void: a move was taken back, or seats were renumbered
  rematchTable: string | null = null;
  readonly seating: Seating;
  readonly settings: TableSettings;
  readonly speech = new SpeechHistory();
  progress: MatchProgress | null = null; // once the match has begun
  private readonly gameEntry: GameEntry;
  private readonly entryTimes: number[]; // when each entry was made

  constructor(games: GameRegistry, first: LogEntry) {
    if (first.type !== 'opened') throw new Error('the first entry of a table must open it');
    const registered = games[first.game];
    if (!registered) throw new Error(`there is no game "${first.game}"`);
    this.gameEntry = registered;
    this.game = registered.game;
    this.bots = registered.botIds;
    this.standInBot = registered.standIn;
    this.openedAt = first.at;
    this.seed = first.seed;
    this.commitment = commitmentOf(first.seed);
    this.entryTimes = [first.at];
    this.seating = new Seating(first.seating, 1);
    this.settings = new TableSettings(registered.game, first);
  }

  apply(entry: LogEntry): void {
    this.entryTimes.push(entry.at);
    if (entry.type !== 'moved') this.tableRevision++;
    switch (entry.type) {
      case 'opened':
        throw new Error('a table is opened once');
      case 'sat':
        return this.sit(entry);
      case 'bot-sat':
        this.forgetSpeech(entry.seat);
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
        return this.seating.changePerson(entry.seat, { hasStandIn: true });
      case 'came-back':
        return this.seating.changePerson(entry.seat, { hasStandIn: false });
      case 'kicked':
        return this.kick(entry.seat);
      case 'said':
        return this.say(entry);
      case 'handed-over':
        return this.seating.moveToDevice(entry, this.position);
      case 'continued':
        this.rematchTable = entry.table;
        return;
      default:
        throw new RulesVersionMismatch(Number.POSITIVE_INFINITY, this.game.version); // written by a newer server
    }
  }

  /** Returns a function that undoes the next move, in case the store does not accept it. */
  takeSnapshot(): () => void {
    const { position } = this;
    const restoreMatch = this.progress!.takeSnapshot(position);
    return () => {
      restoreMatch();
      this.entryTimes.length = position;
      this.tableRevision++; // the undone move may have ended the match
    };
  }

  /** Of the last entry. */
  get position(): LogPosition {
    return this.entryTimes.length;
  }

  get lastEntryAt(): number {
    return this.entryTimes[this.entryTimes.length - 1]!;
  }

  get phase(): Phase {
    if (!this.progress) return 'lobby';
    return this.progress.isOver ? 'over' : 'playing';
  }

  /** Is this one of its entries, and not one that was lost when an older back-up was restored? */
  includes({ position, lastEntryAt }: KnownPosition): boolean {
    return lastEntryAt !== undefined && this.entryTimes[position - 1] === lastEntryAt;
  }

  // Shortcuts to its parts.

  get seats(): readonly SeatState[] {
    return this.seating.seats;
  }

  get names(): string[] {
    return this.seating.names;
  }

  get host(): Seat | undefined {
    return this.seating.host;
  }

  /** The seats that will play, in the order in which they will sit. A lot follows from seed and salts, like the deal. */
  get playingSeats(): readonly Seat[] {
    const { seed, game, seating, options } = this;
    if (options[SEAT_ORDER_OPTION] !== 'random') return seating.playingSeats(undefined);
    const key = tableKey(seed, { game: game.id, options: SEAT_ORDER_OPTION, salts: seating.salts });
    return seating.playingSeats(keyedChance(key)(0));
  }

  seatOf(guest: GuestId): Seat | undefined {
    return this.seating.seatOf(guest);
  }

  get options(): ChosenOptions {
    return this.settings.options;
  }

  get clock(): ClockName {
    return this.settings.clock;
  }

  get spectatorsAllowed(): boolean {
    return this.settings.spectatorsAllowed;
  }

  get listed(): boolean {
    return this.settings.listed;
  }

  get match(): MatchProgress['match'] | null {
    return this.progress?.match ?? null;
  }

  get pendingDecisions(): PendingDecisions {
    return this.progress ? this.progress.pendingDecisions : NO_PENDING_DECISIONS;
  }

  /** Where spectators are not allowed they read nothing, and what is said meanwhile they never read. */
  speechSince(viewer: Viewer, from: number): SpokenLine[] {
    const isSpectator = viewer === 'spectator';
    if (isSpectator && !this.spectatorsAllowed) return [];
    const said = this.speech.since(from, isSpectator);
    const notices = this.progress?.noticesSince(from) ?? [];
    return notices.length === 0 ? said : [...said, ...notices].sort((a, b) => a.position - b.position);
  }

  // The effect of each type of entry.

  private sit(entry: EntryOf<'sat'>): void {
    const { seat, guest } = entry;
    const before = this.seatOf(guest);
    if (before !== seat) this.forgetSpeech(seat);
    this.seating.sit(entry, this.position);
    if (before !== undefined && before !== seat) this.renumberSeats((other) => (other === before ? seat : other));
  }

  private stand(seat: Seat): void {
    this.seating.vacate(seat, this.position);
    this.settings.renumberSeats((other) => (other === seat ? null : other));
  }

  /** Also drops what this guest said. The deal was made with its salt, so during a match the seat stays, with a bot. */
  private kick(seat: Seat): void {
    if (this.seats[seat]!.kind !== 'person') return;
    this.seating.banGuest(seat);
    this.forgetSpeech(seat);
    if (this.phase === 'lobby') this.stand(seat);
    else this.seating.giveToBotForGood(seat);
  }

  private set(entry: EntryOf<'set'>): void {
    if (entry.door !== undefined && entry.door !== this.spectatorsAllowed) this.resetPosition = this.position; // spectators read other lines
    const { options, clock } = this;
    this.settings.applyChange(entry);
    const isSameGame = clock === this.clock && haveSameEffect(this.game, options, this.options);
    if (!isSameGame) this.seating.resetReadiness(); // they had agreed to another game
  }

  private begin({ options, at, rules }: EntryOf<'began'>): void {
    if (rules !== this.game.version) throw new RulesVersionMismatch(rules, this.game.version);
    const playing = this.playingSeats;
    this.seating.keepSeats(playing);
    this.renumberSeats(makeSeatRenumbering(playing));
    this.settings.completeOptions(options as ChosenOptions);
    const { seed, seating } = this;
    const deal = { seats: seating.seats.length, options: this.options, seed, salts: seating.salts };
    this.progress = new MatchProgress(this.gameEntry, deal, this.position, at);
  }

  private move(entry: EntryOf<'moved'>): void {
    const progress = this.progress!;
    progress.applyMove(entry, this.position);
    if (progress.isOver) this.tableRevision++;
  }

  private takeBack({ at }: EntryOf<'undone'>): void {
    const { position, entryTimes } = this;
    this.progress!.takeBack(position, at, (made) => entryTimes[made - 1]!);
    this.resetPosition = position;
  }

  private say({ at, seat, speech }: EntryOf<'said'>): void {
    this.speech.add({ position: this.position, at, seat, speech, isForSpectators: this.spectatorsAllowed });
  }

  /** Options and speech follow their players. */
  private renumberSeats(renumber: SeatRenumbering): void {
    this.settings.renumberSeats(renumber);
    if (this.speech.renumberSeats(renumber)) this.resetPosition = this.position;
  }

  private forgetSpeech(seat: Seat): void {
    if (this.speech.forgetSeat(seat)) this.resetPosition = this.position;
  }
}
