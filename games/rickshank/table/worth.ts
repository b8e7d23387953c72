// What a seat's cards are worth, as far as everybody can see: all of them are known, if not where they are.

import type { Seat } from '@kuluary/kernel/game';
import { BORROWED } from '../rules/state.ts';
import type { Scored, View } from '../rules/view.ts';
import { cardNamed } from '../texts/box.ts';

export interface Breakdown {
  readonly cards: readonly Scored[]; // those with points, the most first
  readonly plain: number; // cards without any
  readonly rest: number; // what depends on other cards, less what Morty Waves cost
  readonly total: number;
}

/** null: points are not shown. At the end the rules tell card by card; before, what varies is in the rest. */
export function breakdown(view: View, seat: Seat): Breakdown | null {
  const total = view.seats[seat]!.points;
  if (total === null) return null;
  const scored = view.scores?.[seat] ?? printed(ownedBy(view, seat));
  const cards = scored.filter(({ points }) => points !== 0).sort((a, b) => b.points * b.copies - a.points * a.copies);
  const sum = cards.reduce((all, { points, copies }) => all + points * copies, 0);
  const plain = scored.reduce((all, { points, copies }) => all + (points === 0 ? copies : 0), 0);
  return { cards, plain, rest: total - sum, total };
}

export function ownedBy(view: View, seat: Seat): readonly string[] {
  const { hand, seen, top, unseen, discard } = view.seats[seat]!;
  const inPlay = view.seats.flatMap(({ play }, holder) =>
    play.flatMap(({ card, owner, from, held }) => {
      const isScored = from === BORROWED ? holder === seat : owner === seat;
      return [...(isScored ? [card] : []), ...held.filter((each) => each.owner === seat).map((each) => each.card)];
    }),
  );
  return [...(hand ?? seen), ...top, ...unseen, ...discard, ...inPlay];
}

function printed(cards: readonly string[]): readonly Scored[] {
  return [...new Set(cards)].map((card) => ({
    card,
    points: cardNamed(card).points,
    copies: cards.filter((other) => other === card).length,
  }));
}
