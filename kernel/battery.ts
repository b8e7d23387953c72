// The contract battery: what must hold for every game, tried on random games at every step.
//
// Its heart is non-interference. A permuter, written from the list of the game's secrets and not from its `imagine`,
// changes everything that is hidden from a viewer; the viewer's view, decisions, moves, refusals and events must then
// be equal, byte for byte. The battery counts how often each secret really took another value.

import { type Chance, FastChance } from './chance.ts';
import type { Decision, Game, Seat, Viewer } from './game.ts';
import { Told } from './told.ts';

export interface Subject<State, Move, View, Options, Event> {
  readonly game: Game<State, Move, View, Options, Event>;
  /** The names of everything that is ever hidden from anybody. */
  readonly secrets: readonly string[];
  /** A copy of the state in which what is hidden from the viewer is different, and the names of what really changed. */
  vary(state: State, viewer: Viewer, chance: Chance): { readonly state: State; readonly changed: readonly string[] };
  /** By which events something comes to light that was hidden. Only from there on may people be told other things. */
  opens(event: Event): boolean;
  /** What of the box is missing or too many; undefined when all is there. */
  miscount(state: State): string | undefined;
  /** Its games are long: at each step one viewer is looked at, one after the other, and every few steps all else is tried. */
  readonly isLong?: true;
  /** How many steps lie between imagined states that are played to their end, where it is not as usual. */
  readonly playOnEvery?: number;
  /** Who can play its games besides chance, by name. */
  readonly pilots?: Readonly<Record<string, Pilot<State, Move>>>;
}

/** Somebody who plays with open cards. */
export interface Pilot<State, Move> {
  move(state: State, seat: Seat, chance: Chance): Move;
}

export type AnySubject = Subject<unknown, unknown, unknown, unknown, unknown>;

/** A rule broken on purpose. A test whose name begins with the rule's id must notice. */
export interface Mutation {
  readonly id: string; // of the rule
  readonly rule: string; // what is broken
  readonly file: string;
  readonly find: string; // stands exactly once in the file
  readonly replace: string;
}

/** Everything that the checks of the house do with a game. */
export interface Battery {
  readonly subject: AnySubject;
  readonly editions: readonly Readonly<Record<string, unknown>>[]; // options to try in full
  readonly mixes: readonly Readonly<Record<string, unknown>>[]; // and house rules to try less often
  readonly playthroughs: readonly Playthrough[];
  readonly mutations: readonly Mutation[];
  readonly box?: unknown; // what cards say, where they are data: it is part of the rules
}

/** A golden playthrough: a random game of these options, told under this name. */
export interface Playthrough {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly part?: Part; // of a long game
}

/** Some moves of a game, from its start or from where something is asked for the first time. */
export interface Part {
  readonly asked?: string;
  readonly moves: number;
  readonly isByChance?: true; // played by nobody; else by the game's first pilot
}

export interface Report {
  games: number;
  moves: number;
  views: number; // compared under non-interference
  events: number; // lists of events compared under non-interference
  imagined: number; // states imagined from views
  refused: number; // illegal moves refused with a code
  changed: Record<string, number>; // how often each secret took another value
}

export function runBattery<State, Move, View, Options, Event>(
  subject: Subject<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  games: number,
  seed: number,
  pilot?: string, // who plays; chance, if nobody is named
): Report {
  const changed = Object.fromEntries(subject.secrets.map((name) => [name, 0]));
  const report: Report = { games: 0, moves: 0, views: 0, events: 0, imagined: 0, refused: 0, changed };
  const deals = new Map<string, string>();
  for (let i = 0; i < games; i++) {
    const gameSeed = seed * 1_000_003 + i;
    new Trial(subject, seats, options, gameSeed, report, deals, pilot).play();
    report.games++;
  }
  return report;
}

const BATTERY_MOVE_LIMIT = 50_000; // a game that is longer never ends
const MOVES_REMEMBERED = 500; // to be tried out of place
const REFUSAL_SAMPLE = 6; // moves of earlier in the game that are tried out of place at each step
const PLAY_ON_EVERY = 16; // steps between imagined states that are played to their end
const LONG_PLAY_ON_EVERY = 512; // the same where games are long
const LONG_EVERY = 4; // steps between trials of what is not about secrets, where games are long

class Trial<State, Move, View, Options, Event> {
  private readonly subject: Subject<State, Move, View, Options, Event>;
  private readonly game: Game<State, Move, View, Options, Event>;
  private readonly options: Options;
  private readonly seats: number;
  private readonly seed: number;
  private readonly report: Report;
  private readonly pilot: Pilot<State, Move> | undefined;
  private readonly deals: Map<string, string>; // what a viewer was told of a deal, by its view of it
  private readonly viewers: readonly Viewer[];
  private readonly chance: FastChance; // plays the game
  private readonly noise: FastChance; // tries things out beside it
  private readonly seen: Move[] = []; // moves met so far, to be tried out of place
  private state: State;
  private step = 0;
  private asked: readonly Decision[] = [];
  private isSealed = false; // several were asked together: the last answer brings the others to light

  constructor(
    subject: Subject<State, Move, View, Options, Event>,
    seats: number,
    options: Options,
    seed: number,
    report: Report,
    deals: Map<string, string>,
    pilot: string | undefined,
  ) {
    this.subject = subject;
    this.game = subject.game;
    this.options = options;
    this.seats = seats;
    this.seed = seed;
    this.report = report;
    this.deals = deals;
    this.pilot = pilot === undefined ? undefined : subject.pilots?.[pilot];
    this.viewers = [...Array(seats).keys(), 'spectator'];
    this.chance = new FastChance(seed);
    this.noise = new FastChance(seed + 0.5 * 2 ** 53);
    const told = new Told<Event>();
    this.state = this.game.setup(seats, options, this.chance, told);
    for (const viewer of this.viewers) this.checkDeal(viewer, told);
  }

  /** Whoever sees the same after two deals was told the same during them. */
  private checkDeal(viewer: Viewer, told: Told<Event>): void {
    const view = text(this.game.view(this.state, viewer));
    const events = text(told.seenBy(viewer));
    const before = this.deals.get(view);
    if (before !== undefined && before !== events)
      this.fail(`${viewer} is told a secret of the deal:\n  ${before}\n  ${events}`);
    this.deals.set(view, events);
  }

  play(): void {
    const record: [Seat, Move, number][] = [];
    for (; this.step < BATTERY_MOVE_LIMIT; this.step++) {
      this.expectWhole(this.state, 'state');
      const decisions = this.game.decisions(this.state);
      const isOver = this.game.outcome(this.state) !== undefined;
      if (isOver !== (decisions.length === 0)) this.fail('a game is over exactly when nobody is asked');
      if (isOver) break;
      this.isSealed = decisions.length > 1 || (this.isSealed && text(this.asked).includes(text(decisions[0])));
      this.asked = decisions;
      const { seat } = this.pick(decisions, this.chance);
      const move = this.nextMove(seat);
      const luck = this.chance.below(2 ** 31);
      if (this.isDue) {
        this.checkMoves();
        this.checkPlainData(seat, move, luck);
      }
      for (const viewer of this.lookers()) this.checkViewer(viewer, seat, move, luck);
      this.game.apply(this.state, seat, move, new FastChance(luck));
      record.push([seat, move, luck]);
      this.report.moves++;
    }
    if (this.step === BATTERY_MOVE_LIMIT) this.fail(`no end after ${BATTERY_MOVE_LIMIT} moves`);
    for (const viewer of this.viewers) this.checkViews(viewer);
    this.checkReplay(record);
  }

  private get playOnEvery(): number {
    return this.subject.playOnEvery ?? (this.subject.isLong ? LONG_PLAY_ON_EVERY : PLAY_ON_EVERY);
  }

  private get isDue(): boolean {
    return !this.subject.isLong || this.step % LONG_EVERY === 0;
  }

  private nextMove(seat: Seat): Move {
    return this.pilot?.move(this.state, seat, this.chance) ?? this.pick(this.game.moves(this.state, seat), this.chance);
  }

  /** Who is looked at in this step. */
  private lookers(): readonly Viewer[] {
    return this.subject.isLong ? [this.viewers[this.step % this.viewers.length]!] : this.viewers;
  }

  // Nobody is stuck; what is offered is accepted; what is out of place is refused with a code.

  private checkMoves(): void {
    const { game, state } = this;
    const asked = new Set(game.decisions(state).map(({ seat }) => seat));
    for (let seat = 0; seat < this.seats; seat++) {
      const moves = game.moves(state, seat);
      if (asked.has(seat) !== moves.length > 0) this.fail(`seat ${seat} has ${moves.length} moves`);
      for (const move of moves) {
        const refusal = game.refusal(state, seat, move);
        if (refusal) this.fail(`${text(move)} is offered to seat ${seat}, but refused with ${refusal.code}`);
        if (this.seen.length < MOVES_REMEMBERED) this.seen.push(move);
      }
      const offered = new Set(moves.map(text));
      for (const move of this.sampleOfMoves()) {
        if (!offered.has(text(move))) this.expectRefusedOrHarmless(seat, move);
      }
    }
  }

  private sampleOfMoves(): Move[] {
    if (this.seen.length === 0) return [];
    return Array.from({ length: REFUSAL_SAMPLE }, () => this.pick(this.seen, this.noise));
  }

  /** A move that was not offered is refused, or is another way to write one that was. */
  private expectRefusedOrHarmless(seat: Seat, move: Move): void {
    const refusal = this.game.refusal(this.state, seat, move);
    if (refusal) {
      if (!refusal.code || !refusal.rule) this.fail(`${text(move)} is refused without a code or a rule`);
      this.report.refused++;
      return;
    }
    const result = this.after(this.state, seat, move, 1);
    const others = this.game.moves(this.state, seat).map((offered) => this.after(this.state, seat, offered, 1));
    if (!others.some((other) => text(other) === text(result))) this.fail(`${text(move)} is legal but not offered`);
  }

  // A state is plain data: it survives JSON, a clone is independent, and the same chance does the same.

  private checkPlainData(seat: Seat, move: Move, luck: number): void {
    const before = text(this.state);
    const copy = JSON.parse(before) as State;
    const result = text(this.after(this.state, seat, move, luck));
    if (text(this.state) !== before) this.fail('a move on a clone changed the original');
    this.game.apply(copy, seat, JSON.parse(text(move)) as Move, new FastChance(luck), new Told<Event>());
    if (text(copy) !== result) this.fail('a state that went through JSON, or is watched, goes on differently');
  }

  private after(state: State, seat: Seat, move: Move, luck: number): State {
    const copy = this.game.clone(state);
    this.game.apply(copy, seat, move, new FastChance(luck));
    return copy;
  }

  // Non-interference.

  private checkViewer(viewer: Viewer, seat: Seat, move: Move, luck: number): void {
    const other = this.checkViews(viewer);
    this.checkEvents(viewer, other, seat, move, luck);
  }

  private checkViews(viewer: Viewer): State {
    const { state: other, changed } = this.subject.vary(this.state, viewer, this.noise);
    for (const name of changed) {
      if (!this.subject.secrets.includes(name)) this.fail(`"${name}" is not in the list of secrets`);
      this.report.changed[name]!++;
    }
    this.expectWhole(other, 'varied state');
    this.expectSame(viewer, other, 'when the hidden changes');
    this.report.views++;
    if (!this.isDue) return other;
    this.expectOptions(viewer);
    this.checkImagined(viewer);
    return other;
  }

  /** A server leaves them out of the view, and whoever reads it puts those of the table there. */
  private expectOptions(viewer: Viewer): void {
    const { options } = this.game.view(this.state, viewer) as { readonly options?: unknown };
    if (options !== undefined && text(options) !== text(this.options)) this.fail(`${viewer} sees other options`);
  }

  private checkImagined(viewer: Viewer): void {
    const imagined = this.game.imagine(this.game.view(this.state, viewer), this.noise);
    this.expectWhole(imagined, 'imagined state');
    this.expectSame(viewer, imagined, 'in an imagined state');
    const common = [this.state, imagined].map((state) => text(this.game.view(state, 'spectator')));
    if (common[0] !== common[1])
      this.fail(`${viewer} imagines that everybody knows something else:\n  ${common.join('\n  ')}`);
    this.report.imagined++;
    if (this.step % this.playOnEvery === 0) this.playOn(imagined);
  }

  /** To this viewer the other state must be the same in all that it can see or try. */
  private expectSame(viewer: Viewer, other: State, when: string): void {
    const { game, state } = this;
    const same = (what: string, a: unknown, b: unknown) => {
      if (text(a) !== text(b)) this.fail(`${what} of ${viewer} differs ${when}:\n  ${text(a)}\n  ${text(b)}`);
    };
    same('view', game.view(state, viewer), game.view(other, viewer));
    same('decisions', game.decisions(state), game.decisions(other));
    if (viewer === 'spectator') return;
    same('moves', game.moves(state, viewer), game.moves(other, viewer));
    for (const move of this.sampleOfMoves()) {
      same(`refusal of ${text(move)}`, game.refusal(state, viewer, move), game.refusal(other, viewer, move));
    }
  }

  /** After a move a viewer knows more than before only if something has come to light: what it is told, and what is asked
   * next, can differ from then on. A move that others could not have made tells of them by itself. */
  private checkEvents(viewer: Viewer, other: State, seat: Seat, move: Move, luck: number): void {
    const { game } = this;
    const isLegal = game.refusal(other, seat, move) === undefined;
    const otherMove = isLegal ? move : this.pick(game.moves(other, seat), this.noise);
    const [here, told] = this.watched(this.state, seat, move, luck);
    const [there, otherTold] = this.watched(other, seat, otherMove, luck);
    const known = [here, there].map((state) => text([game.decisions(state), game.view(state, viewer)]));
    const isOver = game.outcome(here) !== undefined || game.outcome(there) !== undefined;
    const [heard, otherHeard] = [told.heardBy(viewer), otherTold.heardBy(viewer)];
    const first = firstDifference(heard, otherHeard);
    const fail = (what: string, ...both: readonly string[]) =>
      this.fail(`${what} ${viewer} after ${text(move)} when the hidden changes:\n  ${both.join('\n  ')}`);
    this.report.events++;
    if (first.length === 0 && known[0] !== known[1] && !this.isSealed && !isOver)
      fail('nothing is told, and more is known, to', ...known);
    if (first.length > 0 && known[0] === known[1]) fail('events differ, told to', text(heard), text(otherHeard));
    const isOpen = first.some(({ to, event }) => to !== 'all' || this.subject.opens(event));
    if (first.length > 0 && isLegal && !isOpen) fail('events differ, told to', text(heard), text(otherHeard));
  }

  private watched(state: State, seat: Seat, move: Move, luck: number): [State, Told<Event>] {
    const copy = this.game.clone(state);
    const told = new Told<Event>();
    this.game.apply(copy, seat, move, new FastChance(luck), told);
    return [copy, told];
  }

  private playOn(state: State): void {
    for (let i = 0; i < BATTERY_MOVE_LIMIT; i++) {
      const decisions = this.game.decisions(state);
      if (decisions.length === 0) return;
      const { seat } = this.pick(decisions, this.noise);
      this.game.apply(state, seat, this.pick(this.game.moves(state, seat), this.noise), this.noise);
      this.expectWhole(state, 'state played on from an imagined one');
    }
    this.fail('an imagined state never ends');
  }

  // The same seed gives the same game.

  private checkReplay(record: readonly [Seat, Move, number][]): void {
    const state = this.game.setup(this.seats, this.options, new FastChance(this.seed));
    for (const [seat, move, luck] of record) this.game.apply(state, seat, move, new FastChance(luck));
    if (text(state) !== text(this.state)) this.fail('the same moves with the same chance gave another game');
  }

  private expectWhole(state: State, what: string): void {
    const wrong = this.subject.miscount(state);
    if (wrong) this.fail(`${what}: ${wrong}`);
  }

  private pick<T>(items: readonly T[], chance: FastChance): T {
    if (items.length === 0) this.fail('somebody is asked and has no answer');
    return items[chance.below(items.length)]!;
  }

  private fail(message: string): never {
    const where = `${this.game.id}, ${this.seats} seats, seed ${this.seed}, step ${this.step}, ${text(this.options)}`;
    throw new Error(`${message}\n(${where})`);
  }
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** The first things in which two tales part: one of each, unless one ends there. */
function firstDifference<T>(a: readonly T[], b: readonly T[]): T[] {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => text(a[i]) !== text(b[i]));
  return at < 0 ? [] : [a[at], b[at]].filter((each) => each !== undefined);
}
