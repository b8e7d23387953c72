// The game that the other servers run: Coup by our own rules, so that they differ from us in everything but the rules.
// What a seat is shown is smaller than our view (no history, no table around it), and when a game is over the next one
// is dealt on the spot, where our seats go to another table. Both is in their favour.

import { REGISTRY } from '@kuluary/games/registry';
import { FastChance } from '@kuluary/kernel/chance';
import type { Summary } from '@kuluary/kernel/game';
import { type Address, Told } from '@kuluary/kernel/told';

const { game } = REGISTRY.coup!;
const chance = new FastChance(Date.now());

export const SEATS = 4;

/** Plain data, never changed: an answer makes a new one. */
export interface Match {
  readonly state: unknown;
  readonly made: number; // moves
  readonly asked: readonly number[]; // by seat: names its question; 0 when it is not asked
  readonly answered: readonly number[]; // by seat: its moves that were taken
  readonly news: readonly { readonly to: Address; readonly event: unknown }[]; // what the last move told
}

/** What one seat may know. */
export interface Shown {
  readonly turn: number;
  readonly kinds: Readonly<Record<string, string>>; // what is asked, by seat
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hand: readonly string[]; // its own
  readonly cards: readonly number[]; // how many each seat holds
  readonly faceUp: readonly (readonly string[])[];
  readonly deck: number;
  readonly asked: number;
  readonly answered: number;
  readonly moves: readonly unknown[]; // its legal answers
  readonly news: readonly unknown[]; // what it is told of the last move
}

export interface Whole extends Summary {
  readonly turn: number;
  readonly coins: readonly number[];
  readonly treasury: number;
  readonly hands: readonly (readonly string[])[];
  readonly faceUp: readonly (readonly string[])[];
  readonly deck: readonly string[];
}

export function dealt(made = 0, answered: readonly number[] = Array(SEATS).fill(0)): Match {
  const told = new Told();
  const state = game.setup(SEATS, game.completeOptions(SEATS, {}), chance, told);
  return { state, made, asked: asks(state, made + 1), answered, news: told.list };
}

/** The match after a seat's answer; undefined when that is not legal. */
export function after(match: Match, seat: number, move: unknown): Match | undefined {
  if (game.refusal(match.state, seat, move)) return undefined;
  const state = game.clone(match.state);
  const told = new Told();
  game.apply(state, seat, move, chance, told);
  const made = match.made + 1;
  const answered = match.answered.map((count, i) => (i === seat ? count + 1 : count));
  if (game.outcome(state)) return dealt(made, answered);
  return { state, made, asked: rest(match.asked, seat, asks(state, made + 1)), answered, news: told.list };
}

/** With every secret. */
export function whole(match: Match): Whole {
  return game.summary(match.state) as Whole;
}

export function shown(match: Match, seat: number, all: Whole = whole(match)): Shown {
  const { turn, asked, coins, treasury, hands, faceUp, deck } = all;
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
    answered: match.answered[seat]!,
    moves: game.moves(match.state, seat),
    news: match.news.filter(({ to }) => to === 'all' || to === seat).map(({ event }) => event),
  };
}

function asks(state: unknown, question: number): number[] {
  const asked: number[] = Array(SEATS).fill(0);
  for (const { seat } of game.decisions(state)) asked[seat] = question;
  return asked;
}

/** When the others are only waited for, their question is still the same. */
function rest(before: readonly number[], seat: number, now: readonly number[]): readonly number[] {
  const waited = before.map((question, i) => (i === seat ? 0 : question));
  return now.every((question, i) => (question === 0) === (waited[i] === 0)) ? waited : now;
}
