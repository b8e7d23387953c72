// The game that the other servers run: Coup by our own rules, so that they differ from us in everything but the rules.
// The view of a seat is smaller than ours (no history, no table), and when a game is over the next one is dealt at the
// same table, where our seats go to another one. Both is in their favour.

import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { FastChance } from '@kuluary/kernel/chance';
import { type EventAddress, EventLog } from '@kuluary/kernel/event-log';
import type { Summary } from '@kuluary/kernel/game';

const { game } = GAME_REGISTRY.coup!;
const chance = new FastChance(Date.now());

export const SEATS = 4;

/** Plain data, never mutated: a move makes a new one. */
export interface ComparisonMatch {
  readonly state: unknown;
  readonly moveCount: number;
  readonly asked: readonly number[]; // by seat: the number of its decision; 0 when it is not asked
  readonly accepted: readonly number[]; // by seat: how many of its moves were accepted
  readonly events: readonly { readonly to: EventAddress; readonly event: unknown }[]; // of the last move
}

/** What one seat may know. */
export interface SeatView {
  readonly turn: number;
  readonly kinds: Readonly<Record<string, string>>; // of decisions, by seat
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hand: readonly string[]; // its own
  readonly cards: readonly number[]; // how many each seat holds
  readonly faceUp: readonly (readonly string[])[];
  readonly deck: number;
  readonly asked: number;
  readonly accepted: number;
  readonly moves: readonly unknown[]; // its legal ones
  readonly events: readonly unknown[]; // of the last move, for this seat
}

interface CoupSummary extends Summary {
  readonly turn: number;
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hands: readonly (readonly string[])[];
  readonly faceUp: readonly (readonly string[])[];
  readonly deck: readonly string[];
}

export function startMatch(moveCount = 0, accepted: readonly number[] = Array(SEATS).fill(0)): ComparisonMatch {
  const eventLog = new EventLog();
  const state = game.setup(SEATS, game.completeOptions(SEATS, {}), chance, eventLog);
  return { state, moveCount, asked: decisionNumbers(state, moveCount + 1), accepted, events: eventLog.addressedEvents };
}

/** The match after a seat's move; undefined when that is not legal. */
export function matchAfter(match: ComparisonMatch, seat: number, move: unknown): ComparisonMatch | undefined {
  if (game.refusal(match.state, seat, move)) return undefined;
  const state = game.clone(match.state);
  const eventLog = new EventLog();
  game.apply(state, seat, move, chance, eventLog);
  const moveCount = match.moveCount + 1;
  const accepted = match.accepted.map((count, i) => (i === seat ? count + 1 : count));
  if (game.outcome(state)) return startMatch(moveCount, accepted);
  return {
    state,
    moveCount,
    asked: decisionNumbersAfter(match.asked, seat, decisionNumbers(state, moveCount + 1)),
    accepted,
    events: eventLog.addressedEvents,
  };
}

/** With every secret. */
export function summaryOf(match: ComparisonMatch): CoupSummary {
  return game.summary(match.state) as CoupSummary;
}

export function seatViewOf(match: ComparisonMatch, seat: number, summary: CoupSummary = summaryOf(match)): SeatView {
  const { turn, asked, coins, treasury, hands, faceUp, deck } = summary;
  return {
    turn,
    kinds: asked,
    coins,
    treasury,
    hand: hands[seat]!,
    cards: hands.map((hand) => hand.length),
    faceUp,
    deck: deck.length,
    asked: match.asked[seat]!,
    accepted: match.accepted[seat]!,
    moves: game.moves(match.state, seat),
    events: match.events.filter(({ to }) => to === 'all' || to === seat).map(({ event }) => event),
  };
}

function decisionNumbers(state: unknown, number: number): number[] {
  const asked: number[] = Array(SEATS).fill(0);
  for (const { seat } of game.decisions(state)) asked[seat] = number;
  return asked;
}

/** Decisions that are still open keep their number. */
function decisionNumbersAfter(before: readonly number[], seat: number, now: readonly number[]): readonly number[] {
  const open = before.map((number, i) => (i === seat ? 0 : number));
  return now.every((number, i) => (number === 0) === (open[i] === 0)) ? open : now;
}
