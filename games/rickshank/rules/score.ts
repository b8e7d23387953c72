// Points, and who has won.

import { frameOf } from '@kuluary/effects/interpreter';
import type { Outcome, Seat } from '@kuluary/kernel/game';
import { type Card, GENIUS, TURN, WAVE } from './box.ts';
import { count, owned } from './counting.ts';
import type { Bonus } from './dialect.ts';
import { matches } from './matching.ts';
import type { Looked } from './state.ts';

export interface Worth {
  readonly card: number;
  readonly points: number; // of each
  readonly copies: number;
}

/** Every card of a seat with what it is worth. */
export function worths(table: Looked, seat: Seat): Worth[] {
  const { box } = table;
  const copies = new Map<number, number>();
  for (const card of owned(table, seat)) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies]
    .sort(([a], [b]) => a - b)
    .map(([card, number]) => ({ card, points: worthOf(table, seat, box.cards[card]!), copies: number }));
}

function worthOf(table: Looked, seat: Seat, { points, bonus, number }: Card): number {
  return bonus === null ? points : points + bonusOf(table, seat, number, bonus);
}

function bonusOf(table: Looked, seat: Seat, card: number, bonus: Bonus): number {
  if ('per' in bonus) return count(table, frameOf(TURN, seat, card), bonus.per);
  const { box, state } = table;
  const numbers = state.players.map(
    (_, each) => owned(table, each).filter((own) => matches(box.cards[own]!, bonus.most)).length,
  );
  return numbers[seat] === Math.max(...numbers) ? bonus.points : 0;
}

export function points(table: Looked, seat: Seat): number {
  const cards = owned(table, seat);
  let total = 0;
  for (const card of cards) total += worthOf(table, seat, table.box.cards[card]!);
  return total - unpaired((wanted) => copiesIn(cards, wanted));
}

/** What the Morty Waves of a seat cost it. */
export function penalty(all: readonly Worth[]): number {
  return unpaired((wanted) => all.find(({ card }) => card === wanted)?.copies ?? 0);
}

/** A point for each of the Morty Waves that has no Genius Waves beside it. */
function unpaired(copies: (card: number) => number): number {
  return Math.max(0, copies(WAVE) - copies(GENIUS));
}

function copiesIn(cards: readonly number[], wanted: number): number {
  let copies = 0;
  for (const card of cards) if (card === wanted) copies++;
  return copies;
}

export function outcome(table: Looked): Outcome | undefined {
  const { box, state } = table;
  if (state.end === null) return undefined;
  const ranks = state.players.map((_, seat) => {
    const cards = owned(table, seat);
    const nemeses = cards.filter((card) => box.cards[card]!.isNemesis).length;
    return [points(table, seat), nemeses, cards.length] as const;
  });
  const best = ranks.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  return { winners: ranks.flatMap((rank, seat) => (compare(rank, best) === 0 ? [seat] : [])), draw: false };
}

type Rank = readonly [points: number, nemeses: number, cards: number];

function compare(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
