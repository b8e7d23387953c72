// The texts of the end: who won, and what everybody held.

import type { Outcome, Seat } from '@kuluary/kernel/game';
import { subjectArguments } from '@kuluary/texts/reader';
import { TURN_LIMIT } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type CoupReader, cardListValues, messageFor, seatNameValues } from './message-values.ts';
import { knownCharacters } from './prompt.ts';

export function outcomeText(reader: CoupReader, { winners, draw }: Outcome): string {
  if (!draw) return messageFor(reader, 'event.won', subjectArguments(reader, winners[0]!));
  return messageFor(reader, 'event.drawn-game', seatNameValues(reader, winners), { turns: TURN_LIMIT });
}

/** All cards of all seats; `views` are the seats' own views, by seat. */
export function revealLines(reader: CoupReader, views: readonly View[]): readonly string[] {
  const lines = views.map((view, seat) => handAndLossesText(reader, view, seat));
  const outcome = views[0]?.outcome;
  return outcome ? [...lines, outcomeText(reader, outcome)] : lines;
}

function handAndLossesText(reader: CoupReader, view: View, seat: Seat): string {
  const hidden = knownCharacters(view.hands[seat]!);
  const faceUp = view.faceUp[seat]!;
  const parts = [
    hidden.length > 0
      ? messageFor(reader, 'reveal.seat', subjectArguments(reader, seat), cardListValues(reader, hidden), {
          count: hidden.length,
        })
      : messageFor(reader, 'table.seat.out', subjectArguments(reader, seat), { coins: 0 }),
  ];
  if (faceUp.length > 0) parts.push(messageFor(reader, 'table.face-up', cardListValues(reader, faceUp)));
  return parts.join(' ');
}
