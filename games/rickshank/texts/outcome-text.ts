// Who won, and each seat's points card by card.

import type { Seat } from '@kuluary/kernel/game';
import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import { MORTY_WAVES_CARD } from '../rules/card-box.ts';
import type { View } from '../rules/view.ts';
import { BOX } from './card-lookup.ts';
import { cardValues, messageFor, seatNameValues } from './message-values.ts';

const MORTY_WAVES = BOX.cards[MORTY_WAVES_CARD]!.id;

export function outcomeText(reader: Reader, { outcome }: View): string {
  const winners = outcome?.winners ?? [];
  if (winners.length === 1) return messageFor(reader, 'ending.won', subjectArguments(reader, winners[0]!));
  return messageFor(reader, 'ending.shared', seatNameValues(reader, winners));
}

export function revealLines(reader: Reader, views: readonly View[]): readonly string[] {
  const [view] = views;
  if (!view) return [];
  const lines = view.seats.map((_, seat) => seatScoreLine(reader, view, seat));
  return view.outcome ? [...lines, outcomeText(reader, view)] : lines;
}

function seatScoreLine(reader: Reader, view: View, seat: Seat): string {
  const scored = (view.scores?.[seat] ?? []).filter(({ points }) => points !== 0);
  const all = scored.map(({ card: id, points, copies }) =>
    messageFor(reader, 'reveal.card', cardValues(reader, id), { points: signedPoints(points * copies), count: copies }),
  );
  const points = view.seats[seat]!.points ?? 0;
  const lost = points - scored.reduce((sum, each) => sum + each.points * each.copies, 0);
  if (lost < 0)
    all.push(messageFor(reader, 'reveal.waves', cardValues(reader, MORTY_WAVES), { points: signedPoints(lost) }));
  return messageFor(reader, 'reveal.seat', subjectArguments(reader, seat), {
    points,
    cards: all.join(', '),
    count: all.length,
  });
}

function signedPoints(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
