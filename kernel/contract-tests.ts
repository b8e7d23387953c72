// The contract tests: what must hold for every game, checked at every step of random games.
//
// The central one is non-interference. `varyHidden`, written from the list of the game's secrets and not from its
// `imagine`, changes everything that is hidden from a viewer; the viewer's view, decisions, moves, refusals and events
// must then be equal, byte for byte. The report counts how often each secret really took another value.

import { type Chance, FastChance } from './chance.ts';
import { EventLog } from './event-log.ts';
import type { Decision, Game, Seat, Viewer } from './game.ts';

export interface GameUnderTest<State, Move, View, Options, Event> {
  readonly game: Game<State, Move, View, Options, Event>;
  /** The names of everything that is ever hidden from a viewer. */
  readonly secrets: readonly string[];
  /** A copy of the state in which what is hidden from the viewer is different, and the names of what really changed. */
  varyHidden(
    state: State,
    viewer: Viewer,
    chance: Chance,
  ): { readonly state: State; readonly changed: readonly string[] };
  /** Does this event reveal something hidden? Only from there on may the events of a viewer differ. */
  revealsHidden(event: Event): boolean;
  /** Which components are missing or too many; undefined when all are there. */
  findMiscount(state: State): string | undefined;
  /** To save time in long games, each step checks one viewer in turn, and only every few steps checks all else. */
  readonly hasLongGames?: true;
  /** Steps between imagined states that are played to their end, where not the usual number. */
  readonly playoutInterval?: number;
  /** Players to use besides random moves, by name. */
  readonly omniscientPlayers?: Readonly<Record<string, OmniscientPlayer<State, Move>>>;
}

/** A player that sees the whole state. */
export interface OmniscientPlayer<State, Move> {
  chooseMove(state: State, seat: Seat, chance: Chance): Move;
}

export type AnyGameUnderTest = GameUnderTest<unknown, unknown, unknown, unknown, unknown>;

/** A rule broken on purpose. A test whose title begins with the rule's id must fail. */
export interface Mutation {
  readonly id: string; // of the rule
  readonly description: string; // what is broken
  readonly file: string;
  readonly find: string; // occurs exactly once in the file
  readonly replace: string;
}

/** What the checks of this repository need of a game. */
export interface GameChecks {
  readonly gameUnderTest: AnyGameUnderTest;
  readonly editions: readonly Readonly<Record<string, unknown>>[]; // options to try in full
  readonly optionMixes: readonly Readonly<Record<string, unknown>>[]; // and house rules to try less often
  readonly playthroughs: readonly PlaythroughSpec[];
  readonly mutations: readonly Mutation[];
  readonly box?: unknown; // its cards, where they are data and so part of the rules
}

/** A golden playthrough: a game with these options, written to a file of this name. */
export interface PlaythroughSpec {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly excerpt?: ExcerptSpec; // of a long game
}

/** Some moves of a game, from its start or from the first decision of a kind. */
export interface ExcerptSpec {
  readonly fromDecisionKind?: string;
  readonly moves: number;
  readonly isRandomPlay?: true; // else the game's first omniscient player plays
}

export interface ContractTestReport {
  games: number;
  moves: number;
  views: number; // compared under non-interference
  events: number; // lists of events compared under non-interference
  imagined: number; // states imagined from views
  refused: number; // illegal moves refused with a code
  changed: Record<string, number>; // how often each secret took another value
}

export function runContractTests<State, Move, View, Options, Event>(
  gameUnderTest: GameUnderTest<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  games: number,
  seed: number,
  playerName?: string, // of an omniscient player; random moves without one
): ContractTestReport {
  const changed = Object.fromEntries(gameUnderTest.secrets.map((name) => [name, 0]));
  const report: ContractTestReport = {
    games: 0,
    moves: 0,
    views: 0,
    events: 0,
    imagined: 0,
    refused: 0,
    changed,
  };
  const dealEventsByView = new Map<string, string>();
  for (let i = 0; i < games; i++) {
    const gameSeed = seed * 1_000_003 + i;
    new ContractTestRun(gameUnderTest, seats, options, gameSeed, report, dealEventsByView, playerName).play();
    report.games++;
  }
  return report;
}

const CONTRACT_TEST_MOVE_LIMIT = 50_000; // longer games count as endless
const MAX_REMEMBERED_MOVES = 500; // to be tried where they may be illegal
const REFUSAL_SAMPLE = 6; // remembered moves tried at each step
const PLAYOUT_INTERVAL = 16; // steps between imagined states that are played to their end
const LONG_GAME_PLAYOUT_INTERVAL = 512;
const LONG_GAME_CHECK_INTERVAL = 4; // steps between full checks in long games

class ContractTestRun<State, Move, View, Options, Event> {
  private readonly gameUnderTest: GameUnderTest<State, Move, View, Options, Event>;
  private readonly game: Game<State, Move, View, Options, Event>;
  private readonly options: Options;
  private readonly seats: number;
  private readonly seed: number;
  private readonly report: ContractTestReport;
  private readonly player: OmniscientPlayer<State, Move> | undefined;
  private readonly dealEventsByView: Map<string, string>; // events of the deal, by the view after it
  private readonly viewers: readonly Viewer[];
  private readonly chance: FastChance; // for the game itself
  private readonly probeChance: FastChance; // for everything tried beside it
  private readonly rememberedMoves: Move[] = []; // met so far
  private state: State;
  private step = 0;
  private lastDecisions: readonly Decision[] = [];
  private areMovesSealed = false; // several seats are asked together: the last move reveals the others

  constructor(
    gameUnderTest: GameUnderTest<State, Move, View, Options, Event>,
    seats: number,
    options: Options,
    seed: number,
    report: ContractTestReport,
    dealEventsByView: Map<string, string>,
    playerName: string | undefined,
  ) {
    this.gameUnderTest = gameUnderTest;
    this.game = gameUnderTest.game;
    this.options = options;
    this.seats = seats;
    this.seed = seed;
    this.report = report;
    this.dealEventsByView = dealEventsByView;
    this.player = playerName === undefined ? undefined : gameUnderTest.omniscientPlayers?.[playerName];
    this.viewers = [...Array(seats).keys(), 'spectator'];
    this.chance = new FastChance(seed);
    this.probeChance = new FastChance(seed + 0.5 * 2 ** 53);
    const eventLog = new EventLog<Event>();
    this.state = this.game.setup(seats, options, this.chance, eventLog);
    for (const viewer of this.viewers) this.checkDealEvents(viewer, eventLog);
  }

  /** Two deals after which a viewer has the same view must have sent it the same events. */
  private checkDealEvents(viewer: Viewer, eventLog: EventLog<Event>): void {
    const view = toJson(this.game.view(this.state, viewer));
    const events = toJson(eventLog.eventsFor(viewer));
    const before = this.dealEventsByView.get(view);
    if (before !== undefined && before !== events)
      this.fail(`events of the deal tell ${viewer} a secret:\n  ${before}\n  ${events}`);
    this.dealEventsByView.set(view, events);
  }

  play(): void {
    const record: [Seat, Move, number][] = [];
    for (; this.step < CONTRACT_TEST_MOVE_LIMIT; this.step++) {
      this.expectNothingMissing(this.state, 'state');
      const decisions = this.game.decisions(this.state);
      const isOver = this.game.outcome(this.state) !== undefined;
      if (isOver !== (decisions.length === 0)) this.fail('a game is over exactly when nobody is asked');
      if (isOver) break;
      this.areMovesSealed =
        decisions.length > 1 || (this.areMovesSealed && toJson(this.lastDecisions).includes(toJson(decisions[0])));
      this.lastDecisions = decisions;
      const { seat } = this.pick(decisions, this.chance);
      const move = this.nextMove(seat);
      const moveSeed = this.chance.below(2 ** 31);
      if (this.isFullCheckDue) {
        this.checkLegalMoves();
        this.checkPlainData(seat, move, moveSeed);
      }
      for (const viewer of this.checkedViewers()) this.checkViewer(viewer, seat, move, moveSeed);
      this.game.apply(this.state, seat, move, new FastChance(moveSeed));
      record.push([seat, move, moveSeed]);
      this.report.moves++;
    }
    if (this.step === CONTRACT_TEST_MOVE_LIMIT) this.fail(`no end after ${CONTRACT_TEST_MOVE_LIMIT} moves`);
    for (const viewer of this.viewers) this.checkViews(viewer);
    this.checkReplay(record);
  }

  private get playoutInterval(): number {
    return (
      this.gameUnderTest.playoutInterval ??
      (this.gameUnderTest.hasLongGames ? LONG_GAME_PLAYOUT_INTERVAL : PLAYOUT_INTERVAL)
    );
  }

  private get isFullCheckDue(): boolean {
    return !this.gameUnderTest.hasLongGames || this.step % LONG_GAME_CHECK_INTERVAL === 0;
  }

  private nextMove(seat: Seat): Move {
    return (
      this.player?.chooseMove(this.state, seat, this.chance) ??
      this.pick(this.game.moves(this.state, seat), this.chance)
    );
  }

  private checkedViewers(): readonly Viewer[] {
    return this.gameUnderTest.hasLongGames ? [this.viewers[this.step % this.viewers.length]!] : this.viewers;
  }

  // Every seat that is asked has a move; offered moves are accepted; others are refused with a code.

  private checkLegalMoves(): void {
    const { game, state } = this;
    const asked = new Set(game.decisions(state).map(({ seat }) => seat));
    for (let seat = 0; seat < this.seats; seat++) {
      const moves = game.moves(state, seat);
      if (asked.has(seat) !== moves.length > 0) this.fail(`seat ${seat} has ${moves.length} moves`);
      for (const move of moves) {
        const refusal = game.refusal(state, seat, move);
        if (refusal) this.fail(`${toJson(move)} is offered to seat ${seat}, but refused with ${refusal.code}`);
        if (this.rememberedMoves.length < MAX_REMEMBERED_MOVES) this.rememberedMoves.push(move);
      }
      const offered = new Set(moves.map(toJson));
      for (const move of this.sampleOfMoves()) {
        if (!offered.has(toJson(move))) this.expectRefusedOrEquivalent(seat, move);
      }
    }
  }

  private sampleOfMoves(): Move[] {
    if (this.rememberedMoves.length === 0) return [];
    return Array.from({ length: REFUSAL_SAMPLE }, () => this.pick(this.rememberedMoves, this.probeChance));
  }

  /** A move that was not offered must be refused, or do the same as one that was. */
  private expectRefusedOrEquivalent(seat: Seat, move: Move): void {
    const refusal = this.game.refusal(this.state, seat, move);
    if (refusal) {
      if (!refusal.code || !refusal.rule) this.fail(`${toJson(move)} is refused without a code or a rule`);
      this.report.refused++;
      return;
    }
    const result = this.stateAfter(this.state, seat, move, 1);
    const others = this.game.moves(this.state, seat).map((offered) => this.stateAfter(this.state, seat, offered, 1));
    if (!others.some((other) => toJson(other) === toJson(result)))
      this.fail(`${toJson(move)} is legal but not offered`);
  }

  // A state is plain data: it survives JSON, a clone is independent, and the same chance gives the same result.

  private checkPlainData(seat: Seat, move: Move, moveSeed: number): void {
    const before = toJson(this.state);
    const copy = JSON.parse(before) as State;
    const result = toJson(this.stateAfter(this.state, seat, move, moveSeed));
    if (toJson(this.state) !== before) this.fail('a move on a clone changed the original');
    this.game.apply(copy, seat, JSON.parse(toJson(move)) as Move, new FastChance(moveSeed), new EventLog<Event>());
    if (toJson(copy) !== result)
      this.fail('a state that went through JSON, or has an event sink, continues differently');
  }

  private stateAfter(state: State, seat: Seat, move: Move, moveSeed: number): State {
    const copy = this.game.clone(state);
    this.game.apply(copy, seat, move, new FastChance(moveSeed));
    return copy;
  }

  // Non-interference.

  private checkViewer(viewer: Viewer, seat: Seat, move: Move, moveSeed: number): void {
    const other = this.checkViews(viewer);
    this.checkEvents(viewer, other, seat, move, moveSeed);
  }

  private checkViews(viewer: Viewer): State {
    const { state: other, changed } = this.gameUnderTest.varyHidden(this.state, viewer, this.probeChance);
    for (const name of changed) {
      if (!this.gameUnderTest.secrets.includes(name)) this.fail(`"${name}" is not in the list of secrets`);
      this.report.changed[name]!++;
    }
    this.expectNothingMissing(other, 'varied state');
    this.expectSame(viewer, other, 'when hidden information changes');
    this.report.views++;
    if (!this.isFullCheckDue) return other;
    this.expectSameOptions(viewer);
    this.checkImagined(viewer);
    return other;
  }

  /** A server leaves the options out of a view, and clients put those of the table in. */
  private expectSameOptions(viewer: Viewer): void {
    const { options } = this.game.view(this.state, viewer) as { readonly options?: unknown };
    if (options !== undefined && toJson(options) !== toJson(this.options)) this.fail(`${viewer} sees other options`);
  }

  private checkImagined(viewer: Viewer): void {
    const imagined = this.game.imagine(this.game.view(this.state, viewer), this.probeChance);
    this.expectNothingMissing(imagined, 'imagined state');
    this.expectSame(viewer, imagined, 'in an imagined state');
    const publicViews = [this.state, imagined].map((state) => toJson(this.game.view(state, 'spectator')));
    if (publicViews[0] !== publicViews[1])
      this.fail(`the state that ${viewer} imagines has another public view:\n  ${publicViews.join('\n  ')}`);
    this.report.imagined++;
    if (this.step % this.playoutInterval === 0) this.playToEnd(imagined);
  }

  /** This viewer must not be able to tell the two states apart by anything that it can see or try. */
  private expectSame(viewer: Viewer, other: State, when: string): void {
    const { game, state } = this;
    const same = (what: string, a: unknown, b: unknown) => {
      if (toJson(a) !== toJson(b)) this.fail(`${what} of ${viewer} differs ${when}:\n  ${toJson(a)}\n  ${toJson(b)}`);
    };
    same('view', game.view(state, viewer), game.view(other, viewer));
    same('decisions', game.decisions(state), game.decisions(other));
    if (viewer === 'spectator') return;
    same('moves', game.moves(state, viewer), game.moves(other, viewer));
    for (const move of this.sampleOfMoves()) {
      same(`refusal of ${toJson(move)}`, game.refusal(state, viewer, move), game.refusal(other, viewer, move));
    }
  }

  /** A move may show a viewer more than before only by an event that reveals something; a move that is illegal in the other
   * state is such a revelation by itself. */
  private checkEvents(viewer: Viewer, other: State, seat: Seat, move: Move, moveSeed: number): void {
    const { game } = this;
    const isLegal = game.refusal(other, seat, move) === undefined;
    const otherMove = isLegal ? move : this.pick(game.moves(other, seat), this.probeChance);
    const [here, eventLog] = this.applyWithEvents(this.state, seat, move, moveSeed);
    const [there, otherEventLog] = this.applyWithEvents(other, seat, otherMove, moveSeed);
    const known = [here, there].map((state) => toJson([game.decisions(state), game.view(state, viewer)]));
    const isOver = game.outcome(here) !== undefined || game.outcome(there) !== undefined;
    const [events, otherEvents] = [eventLog.addressedEventsFor(viewer), otherEventLog.addressedEventsFor(viewer)];
    const first = firstDifference(events, otherEvents);
    const fail = (what: string, ...both: readonly string[]) =>
      this.fail(`${what} ${viewer} after ${toJson(move)} when hidden information changes:\n  ${both.join('\n  ')}`);
    this.report.events++;
    if (first.length === 0 && known[0] !== known[1] && !this.areMovesSealed && !isOver)
      fail('without an event, more is known to', ...known);
    if (first.length > 0 && known[0] === known[1]) fail('events differ for', toJson(events), toJson(otherEvents));
    const isRevealed = first.some(({ to, event }) => to !== 'all' || this.gameUnderTest.revealsHidden(event));
    if (first.length > 0 && isLegal && !isRevealed) fail('events differ for', toJson(events), toJson(otherEvents));
  }

  private applyWithEvents(state: State, seat: Seat, move: Move, moveSeed: number): [State, EventLog<Event>] {
    const copy = this.game.clone(state);
    const eventLog = new EventLog<Event>();
    this.game.apply(copy, seat, move, new FastChance(moveSeed), eventLog);
    return [copy, eventLog];
  }

  private playToEnd(state: State): void {
    for (let i = 0; i < CONTRACT_TEST_MOVE_LIMIT; i++) {
      const decisions = this.game.decisions(state);
      if (decisions.length === 0) return;
      const { seat } = this.pick(decisions, this.probeChance);
      this.game.apply(state, seat, this.pick(this.game.moves(state, seat), this.probeChance), this.probeChance);
      this.expectNothingMissing(state, 'state played on from an imagined one');
    }
    this.fail('an imagined state never ends');
  }

  // The same seed gives the same game.

  private checkReplay(record: readonly [Seat, Move, number][]): void {
    const state = this.game.setup(this.seats, this.options, new FastChance(this.seed));
    for (const [seat, move, moveSeed] of record) this.game.apply(state, seat, move, new FastChance(moveSeed));
    if (toJson(state) !== toJson(this.state)) this.fail('the same moves with the same chance gave another game');
  }

  private expectNothingMissing(state: State, what: string): void {
    const miscount = this.gameUnderTest.findMiscount(state);
    if (miscount) this.fail(`${what}: ${miscount}`);
  }

  private pick<T>(items: readonly T[], chance: FastChance): T {
    if (items.length === 0) this.fail('a seat is asked and has no move');
    return items[chance.below(items.length)]!;
  }

  private fail(message: string): never {
    const where = `${this.game.id}, ${this.seats} seats, seed ${this.seed}, step ${this.step}, ${toJson(this.options)}`;
    throw new Error(`${message}\n(${where})`);
  }
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** The first items in which two lists differ: one of each, unless one list ends there. */
function firstDifference<T>(a: readonly T[], b: readonly T[]): T[] {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, i) => toJson(a[i]) !== toJson(b[i]));
  return at < 0 ? [] : [a[at], b[at]].filter((each) => each !== undefined);
}
