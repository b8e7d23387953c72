// The points of a seat by card: everybody knows which cards it owns, if not where they are.

import type { Seat } from '@kuluary/kernel/game';
import { BORROWED } from '../rules/state.ts';
import type { ScoredCard, View } from '../rules/view.ts';
import { cardNamed } from '../texts/card-lookup.ts';

interface PointsBreakdown {
  readonly cards: readonly ScoredCard[]; // with points, the most first
  readonly cardsWithoutPoints: number;
  readonly variablePoints: number; // bonuses less the Morty Waves penalty
  readonly total: number;
}

/** null: points are not shown. Before the end, bonuses are part of `variablePoints`. */
export function pointsBreakdown(view: View, seat: Seat): PointsBreakdown | null {
  const total = view.seats[seat]!.points;
  if (total === null) return null;
  const scored = view.scores?.[seat] ?? printedPoints(visibleCardsOwnedBy(view, seat));
  const cards = scored.filter(({ points }) => points !== 0).sort((a, b) => b.points * b.copies - a.points * a.copies);
  const sum = cards.reduce((all, { points, copies }) => all + points * copies, 0);
  const cardsWithoutPoints = scored.reduce((all, { points, copies }) => all + (points === 0 ? copies : 0), 0);
  return { cards, cardsWithoutPoints, variablePoints: total - sum, total };
}

export function visibleCardsOwnedBy(view: View, seat: Seat): readonly string[] {
  const { hand, seen, top, unseen, discard } = view.seats[seat]!;
  const inPlay = view.seats.flatMap(({ play }, holder) =>
    play.flatMap(({ card, owner, from, held }) => {
      const isScored = from === BORROWED ? holder === seat : owner === seat;
      return [...(isScored ? [card] : []), ...held.filter((each) => each.owner === seat).map((each) => each.card)];
    }),
  );
  return [...(hand ?? seen), ...top, ...unseen, ...discard, ...inPlay];
}

function printedPoints(cards: readonly string[]): readonly ScoredCard[] {
  return [...new Set(cards)].map((card) => ({
    card,
    points: cardNamed(card).points,
    copies: cards.filter((other) => other === card).length,
  }));
}
