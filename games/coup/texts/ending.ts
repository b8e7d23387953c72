// How it ended: who won, and what everybody held.

import type { Outcome, Seat } from '@kuluary/kernel/game';
import { who } from '@kuluary/texts/reader';
import { TURN_LIMIT } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { known } from './question.ts';
import { cards, people, type Reader, tell } from './reader.ts';

export function ending(reader: Reader, { winners, draw }: Outcome): string {
  if (!draw) return tell(reader, 'event.won', who(reader, winners[0]!));
  return tell(reader, 'event.drawn-game', people(reader, winners), { turns: TURN_LIMIT });
}

/** All cards on the table: each view is that of the seat in its place. */
export function reveal(reader: Reader, views: readonly View[]): readonly string[] {
  const lines = views.map((view, seat) => allCardsOf(reader, view, seat));
  const outcome = views[0]?.outcome;
  return outcome ? [...lines, ending(reader, outcome)] : lines;
}

function allCardsOf(reader: Reader, view: View, seat: Seat): string {
  const hidden = known(view.hands[seat]!);
  const faceUp = view.faceUp[seat]!;
  const parts = [
    hidden.length > 0
      ? tell(reader, 'reveal.seat', who(reader, seat), cards(reader, hidden), { count: hidden.length })
      : tell(reader, 'table.seat.out', who(reader, seat), { coins: 0 }),
  ];
  if (faceUp.length > 0) parts.push(tell(reader, 'table.face-up', cards(reader, faceUp)));
  return parts.join(' ');
}
