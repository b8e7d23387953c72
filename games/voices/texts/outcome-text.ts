// The outcome in words: the plot's ending, the jury, all roles, and the winners.

import type { Seat } from '@kuluary/kernel/game';
import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { JUROR_TYPES } from '../rules/vocabulary.ts';
import { goalText, plotWords, roleWords } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { capitalized, faceList, messageFor, quotedCardName, seatNameValues } from './message-values.ts';

export function winnersLine(reader: Reader, winners: readonly Seat[]): string {
  if (winners.length === 0) return messageFor(reader, 'ending.nobody');
  if (winners.length === 1) return messageFor(reader, 'ending.won', subjectArguments(reader, winners[0]!));
  return messageFor(reader, 'ending.shared', seatNameValues(reader, winners));
}

export function outcomeText(reader: Reader, { outcome }: View): string {
  return winnersLine(reader, outcome?.winners ?? []);
}

export function revealLines(reader: Reader, views: readonly View[]): readonly string[] {
  const [view] = views;
  if (!view) return [];
  const seats = views.map((own, seat) => revealSeatLine(reader, own, seat));
  if (!view.outcome || !view.verdict || !view.ending) return seats;
  const { title, [view.ending]: text } = plotWords(reader.language, view.plot);
  return [
    `${quotedCardName(reader, title)}. ${text}`,
    ...view.verdict.map((verdict, juror) =>
      messageFor(
        reader,
        'reveal.juror',
        { jurors: capitalized(reader, languagePackOf(reader.language).names.jurors[JUROR_TYPES[juror]!].nom) },
        {
          guilt: verdict.guilt,
          innocence: verdict.innocence,
          cancelled: verdict.cancelled,
          faces: faceList(reader, verdict.faces),
          count: verdict.faces.length,
          result: messageFor(reader, `result.${verdict.result}`),
        },
      ),
    ),
    ...seats,
    outcomeText(reader, view),
  ];
}

function revealSeatLine(reader: Reader, view: View, seat: Seat): string {
  const { role } = view.seats[seat]!;
  const goal = role === null ? '' : goalText(reader.language, role, view.options.majority).join(' ');
  return messageFor(reader, 'reveal.seat', {
    name: reader.names[seat]!,
    role: role === null ? '' : quotedCardName(reader, roleWords(reader.language, role).title),
    goal,
    isWon: view.outcome?.winners.includes(seat) ? 'yes' : 'no',
  });
}
