// Samples positions of random matches, and makes games that start at one: unchanged, or with everything changed
// that is hidden from one reader.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { AnyGameUnderTest, OmniscientPlayer } from '@kuluary/kernel/contract-tests';
import { type AddressedEvent, EventLog } from '@kuluary/kernel/event-log';
import type { AnyGame, Decision, EventSink, Seat, Viewer } from '@kuluary/kernel/game';

interface SealedMove {
  readonly seat: Seat;
  readonly move: unknown;
}

export interface SampledPosition {
  readonly seats: number;
  readonly options: unknown; // complete
  readonly state: unknown; // when the open decisions were asked
  readonly events: readonly AddressedEvent<unknown>[]; // until then
  readonly sealedMoves: readonly SealedMove[]; // made since, hidden until all have moved
  readonly moves: readonly unknown[]; // of this match, to be tried when they are illegal
}

const MAX_MOVES = 300;
const MOVES_KEPT = 200;
const LATE_SAMPLE_EVERY = 3; // moves, on average

/** Plays a match, and samples one position of each kind of decision, uniformly, and a late one. */
export class PositionSampler {
  private readonly game: AnyGame;
  private readonly chance: Chance;
  private readonly player: OmniscientPlayer<unknown, unknown> | undefined; // undefined: random play
  private readonly seats: number;
  private readonly options: unknown;
  private readonly events = new EventLog<unknown>();
  private readonly state: unknown;
  private readonly moves: unknown[] = [];
  private readonly samples = new Map<string, SampledPosition>(); // by kind of decision
  private readonly decisionCounts = new Map<string, number>();
  private lastDecision: {
    readonly state: unknown;
    readonly eventCount: number;
    readonly sealedMoves: readonly SealedMove[];
  };

  private constructor(
    { game, omniscientPlayers = {} }: AnyGameUnderTest,
    seats: number,
    variant: object,
    chance: Chance,
  ) {
    this.game = game;
    this.chance = chance;
    this.player = pickRandom([undefined, ...Object.values(omniscientPlayers)], chance);
    this.seats = seats;
    this.options = game.completeOptions(seats, variant as Readonly<Record<string, unknown>>);
    this.state = game.setup(seats, this.options, chance, this.events);
    this.lastDecision = this.decisionNow();
  }

  static samplePositions(
    gameUnderTest: AnyGameUnderTest,
    seats: number,
    variant: object,
    chance: Chance,
  ): readonly SampledPosition[] {
    const sampler = new PositionSampler(gameUnderTest, seats, variant, chance);
    for (let step = 0; step < MAX_MOVES; step++) {
      const decisions = gameUnderTest.game.decisions(sampler.state);
      if (decisions.length === 0) break;
      sampler.sample(decisions);
      sampler.makeMove(decisions);
    }
    return [...sampler.samples.values()];
  }

  private sample(decisions: readonly Decision[]): void {
    const { chance, decisionCounts, samples } = this;
    const kind = `${decisions[0]!.kind}${this.lastDecision.sealedMoves.length > 0 ? ', some have moved' : ''}`;
    decisionCounts.set(kind, (decisionCounts.get(kind) ?? 0) + 1);
    if (chance.below(decisionCounts.get(kind)!) === 0) samples.set(kind, this.currentPosition());
    if (chance.below(LATE_SAMPLE_EVERY) === 0) samples.set('late', this.currentPosition());
  }

  private currentPosition(): SampledPosition {
    const { seats, options, moves } = this;
    const { state, eventCount, sealedMoves } = this.lastDecision;
    return { seats, options, state, events: this.events.addressedEvents.slice(0, eventCount), sealedMoves, moves };
  }

  private makeMove(decisions: readonly Decision[]): void {
    const { game, state, chance, player } = this;
    const { seat } = pickRandom(decisions, chance);
    const offered = game.moves(state, seat);
    const move = player?.chooseMove(state, seat, chance) ?? pickRandom(offered, chance);
    if (this.moves.length < MOVES_KEPT) this.moves.push(pickRandom(offered, chance));
    const turns = game.turns(state);
    game.apply(state, seat, move, chance, this.events);
    const isRest = game.turns(state) === turns && isRestOfDecisions(decisions, seat, game.decisions(state));
    if (isRest)
      this.lastDecision = { ...this.lastDecision, sealedMoves: [...this.lastDecision.sealedMoves, { seat, move }] };
    else this.lastDecision = this.decisionNow();
  }

  private decisionNow() {
    return { state: this.game.clone(this.state), eventCount: this.events.addressedEvents.length, sealedMoves: [] };
  }
}

/** Are the same decisions open as before, except that of the seat that moved? */
function isRestOfDecisions(before: readonly Decision[], movedSeat: Seat, now: readonly Decision[]): boolean {
  if (now.length === 0 || now.length !== before.length - 1) return false;
  return now.every(
    ({ seat, kind }) =>
      seat !== movedSeat && before.some((decision) => decision.seat === seat && decision.kind === kind),
  );
}

/** Called with the events of the nth move from the position, and whether the match is over. */
export type MoveObserver = (nth: number, eventLog: EventLog<unknown>, isOver: boolean) => void;

/** What to change at the position: everything hidden from this viewer. */
export interface SecretSwap {
  readonly viewer: Viewer;
  readonly seed: number;
  changedSecrets: readonly string[]; // set when done: those that got another value
}

/** A game that starts at this position. */
export function gameStartingAt(
  { game, varyHidden }: AnyGameUnderTest,
  position: SampledPosition,
  onMove: MoveObserver,
  secretSwap?: SecretSwap,
): AnyGame {
  const moveCounts = new WeakMap<object, number>(); // of states made by this game's setup
  const setMoveCount = (state: object, moves: number) => {
    moveCounts.set(state, moves);
    if (!secretSwap || moves !== position.sealedMoves.length) return;
    const varied = varyHidden(state, secretSwap.viewer, new FastChance(secretSwap.seed));
    secretSwap.changedSecrets = varied.changed;
    for (const key of Object.keys(state)) delete (state as Record<string, unknown>)[key];
    Object.assign(state, varied.state);
  };
  return overrideGame(game, {
    setup(_seats, _options, _chance, eventSink) {
      const state = game.clone(position.state) as object;
      if (eventSink) emitEvents(position.events, eventSink);
      setMoveCount(state, 0);
      return state;
    },

    apply(state, seat, move, chance, eventSink) {
      const eventLog = new EventLog<unknown>();
      game.apply(state, seat, move, chance, eventLog);
      if (eventSink) emitEvents(eventLog.addressedEvents, eventSink);
      const moves = moveCounts.get(state as object);
      if (moves === undefined) return; // a copy, for instance a bot's
      onMove(moves + 1, eventLog, game.outcome(state) !== undefined);
      setMoveCount(state as object, moves + 1);
    },
  });
}

function emitEvents(events: readonly AddressedEvent<unknown>[], eventSink: EventSink<unknown>): void {
  for (const { to, event } of events) {
    if (to === 'all') eventSink.all(event);
    else eventSink.only(to, event);
  }
}

/** The same game with some methods replaced. */
export function overrideGame(game: AnyGame, change: Partial<AnyGame>): AnyGame {
  return Object.assign(Object.create(game) as AnyGame, change);
}

export function pickRandom<T>(items: readonly T[], chance: Chance): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[chance.below(items.length)]!;
}
