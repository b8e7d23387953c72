// Points, and who has won.

import { makeFrame } from '@kuluary/card-language/interpreter';
import type { Outcome, Seat } from '@kuluary/kernel/game';
import { type CompiledCard, GENIUS_WAVES_CARD, MORTY_WAVES_CARD, TURN_PROGRAM } from './card-box.ts';
import { matchesFilter } from './card-filter.ts';
import type { Bonus } from './card-terms.ts';
import { cardsOwnedBy, evaluateCount } from './count-evaluation.ts';
import type { RulesReadContext } from './state.ts';

interface CardPoints {
  readonly card: number;
  readonly points: number; // of each
  readonly copies: number;
}

export function cardPointsOfSeat(context: RulesReadContext, seat: Seat): CardPoints[] {
  const { box } = context;
  const copies = new Map<number, number>();
  for (const card of cardsOwnedBy(context, seat)) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies]
    .sort(([a], [b]) => a - b)
    .map(([card, number]) => ({ card, points: pointsOfCard(context, seat, box.cards[card]!), copies: number }));
}

function pointsOfCard(context: RulesReadContext, seat: Seat, { points, bonus, number }: CompiledCard): number {
  return bonus === null ? points : points + bonusPoints(context, seat, number, bonus);
}

function bonusPoints(context: RulesReadContext, seat: Seat, card: number, bonus: Bonus): number {
  if ('per' in bonus) return evaluateCount(context, makeFrame(TURN_PROGRAM, seat, card), bonus.per);
  const { box, state } = context;
  const numbers = state.players.map(
    (_, each) => cardsOwnedBy(context, each).filter((own) => matchesFilter(box.cards[own]!, bonus.most)).length,
  );
  return numbers[seat] === Math.max(...numbers) ? bonus.points : 0;
}

export function pointsOfSeat(context: RulesReadContext, seat: Seat): number {
  const cards = cardsOwnedBy(context, seat);
  let total = 0;
  for (const card of cards) total += pointsOfCard(context, seat, context.box.cards[card]!);
  return total - unpairedMortyWaves((wanted) => copiesIn(cards, wanted));
}

export function mortyWavesPenalty(all: readonly CardPoints[]): number {
  return unpairedMortyWaves((wanted) => all.find(({ card }) => card === wanted)?.copies ?? 0);
}

/** A point for each Morty Waves beyond the Genius Waves. */
function unpairedMortyWaves(copies: (card: number) => number): number {
  return Math.max(0, copies(MORTY_WAVES_CARD) - copies(GENIUS_WAVES_CARD));
}

function copiesIn(cards: readonly number[], wanted: number): number {
  let copies = 0;
  for (const card of cards) if (card === wanted) copies++;
  return copies;
}

export function outcome(context: RulesReadContext): Outcome | undefined {
  const { box, state } = context;
  if (state.end === null) return undefined;
  const ranks = state.players.map((_, seat) => {
    const cards = cardsOwnedBy(context, seat);
    const nemeses = cards.filter((card) => box.cards[card]!.isNemesis).length;
    return [pointsOfSeat(context, seat), nemeses, cards.length] as const;
  });
  const best = ranks.reduce((a, b) => (compareRanks(a, b) >= 0 ? a : b));
  return { winners: ranks.flatMap((rank, seat) => (compareRanks(rank, best) === 0 ? [seat] : [])), draw: false };
}

type Rank = readonly [points: number, nemeses: number, cards: number];

function compareRanks(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
