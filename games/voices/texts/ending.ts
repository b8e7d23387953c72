// How it ended: the plot, the jury, everybody's role, and who won.

import type { Seat } from '@kuluary/kernel/game';
import { type Reader, who } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { JURORS } from '../rules/vocabulary.ts';
import { goalText, plotWords, roleWords } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { capital, faces, people, quoted, tell } from './reader.ts';

export function winnersLine(reader: Reader, winners: readonly Seat[]): string {
  if (winners.length === 0) return tell(reader, 'ending.nobody');
  if (winners.length === 1) return tell(reader, 'ending.won', who(reader, winners[0]!));
  return tell(reader, 'ending.shared', people(reader, winners));
}

export function ending(reader: Reader, { outcome }: View): string {
  return winnersLine(reader, outcome?.winners ?? []);
}

export function reveal(reader: Reader, views: readonly View[]): readonly string[] {
  const [view] = views;
  if (!view) return [];
  const seats = views.map((own, seat) => seatLine(reader, own, seat));
  if (!view.outcome || !view.verdict || !view.ending) return seats;
  const { title, [view.ending]: text } = plotWords(reader.language, view.plot);
  return [
    `${quoted(reader, title)}. ${text}`,
    ...view.verdict.map((verdict, juror) =>
      tell(
        reader,
        'reveal.juror',
        { jurors: capital(reader, tongueOf(reader.language).names.jurors[JURORS[juror]!].nom) },
        {
          guilt: verdict.guilt,
          innocence: verdict.innocence,
          cancelled: verdict.cancelled,
          faces: faces(reader, verdict.faces),
          count: verdict.faces.length,
          result: tell(reader, `result.${verdict.result}`),
        },
      ),
    ),
    ...seats,
    ending(reader, view),
  ];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const { role } = view.seats[seat]!;
  const goal = role === null ? '' : goalText(reader.language, role, view.options.majority).join(' ');
  return tell(reader, 'reveal.seat', {
    name: reader.names[seat]!,
    role: role === null ? '' : quoted(reader, roleWords(reader.language, role).title),
    goal,
    isWon: view.outcome?.winners.includes(seat) ? 'yes' : 'no',
  });
}
