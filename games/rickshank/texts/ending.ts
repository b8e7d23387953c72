// How it ended: who won, and what everybody's cards are worth.

import type { Seat } from '@kuluary/kernel/game';
import { type Reader, who } from '@kuluary/texts/reader';
import { WAVE } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from './box.ts';
import { card, people, tell } from './reader.ts';

const WAVES = BOX.cards[WAVE]!.id;

export function ending(reader: Reader, { outcome }: View): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 1) return tell(reader, 'ending.won', who(reader, winners[0]!));
  return tell(reader, 'ending.shared', people(reader, winners));
}

/** Each seat's points, and the cards that bring or cost any. */
export function reveal(reader: Reader, views: readonly View[]): readonly string[] {
  const [view] = views;
  if (!view) return [];
  const lines = view.seats.map((_, seat) => worthOf(reader, view, seat));
  return view.outcome ? [...lines, ending(reader, view)] : lines;
}

function worthOf(reader: Reader, view: View, seat: Seat): string {
  const scored = (view.scores?.[seat] ?? []).filter(({ points }) => points !== 0);
  const all = scored.map(({ card: id, points, copies }) =>
    tell(reader, 'reveal.card', card(reader, id), { points: signed(points * copies), count: copies }),
  );
  const points = view.seats[seat]!.points ?? 0;
  const lost = points - scored.reduce((sum, each) => sum + each.points * each.copies, 0);
  if (lost < 0) all.push(tell(reader, 'reveal.waves', card(reader, WAVES), { points: signed(lost) }));
  return tell(reader, 'reveal.seat', who(reader, seat), { points, cards: all.join(', '), count: all.length });
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
