// The table in a few plain lines, for a terminal and a screen reader: a line per seat, the regions of the brain, the
// jury, what is going on.

import type { Seat } from '@kuluary/kernel/game';
import { list } from '@kuluary/texts/list';
import { isAsked, type Reader, who } from '@kuluary/texts/reader';
import { ROUNDS } from '../rules/box.ts';
import { colourOf } from '../rules/markers.ts';
import { DESTROYED, UNUSED } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { COLOURS, JURORS, REGIONS } from '../rules/vocabulary.ts';
import { goalText, roleWords } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { ending } from './ending.ts';
import { capital, faces, markers, people, quoted, region, regions, strategies, tell, trial } from './reader.ts';

export function table(reader: Reader, view: View): readonly string[] {
  return [
    ...view.seats.map((_, seat) => seatLine(reader, view, seat)),
    ...REGIONS.map((_, number) => regionLine(reader, view, number)),
    ...JURORS.map((_, number) => jurorLine(reader, view, number)),
    tell(reader, 'table.stacks', {
      deck: view.deck,
      discard: view.discard.length,
      supply: view.supply,
      trial: view.trial,
    }),
    ...goingOn(reader, view),
  ];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const { colours, cards, hand, role } = view.seats[seat]!;
  const { names } = tongueOf(reader.language);
  const own = view.places.filter((_, marker) => colours.includes(colourOf(marker)));
  const isProsecutor = seat === view.prosecutor;
  const line = tell(reader, isProsecutor ? 'table.prosecutor' : 'table.seat', who(reader, seat), {
    colours: list(
      reader.language,
      colours.map((colour) => names.colours[COLOURS[colour]!]),
      'conjunction',
    ),
    unused: own.filter((place) => place === UNUSED).length,
    destroyed: own.filter((place) => place === DESTROYED).length,
    cards,
  });
  const parts = [line];
  if (role !== null && !isProsecutor) {
    const { title } = roleWords(reader.language, role);
    const goal = goalText(reader.language, role, view.options.majority).join(' ');
    parts.push(tell(reader, 'table.role', { role: quoted(reader, title), goal }));
  }
  if (hand !== null && hand.length > 0) parts.push(tell(reader, 'table.hand', { cards: strategies(reader, hand) }));
  if (isProsecutor && view.market !== null && view.market.length > 0) {
    parts.push(tell(reader, 'table.market', { cards: view.market.map((card) => trial(reader, card)).join(', ') }));
  }
  return parts.join(' ');
}

/** Who has how much there, the strongest first. */
function regionLine(reader: Reader, view: View, number: number): string {
  const { lying, strengths } = view.regions[number]!;
  const name = region(reader, REGIONS[number]!);
  if (lying.length === 0) return tell(reader, 'table.region.empty', name);
  const shares = view.seats
    .map((_, seat) => seat)
    .filter((seat) => strengths[seat]! >= 0 || ownIn(view, number, seat).length > 0)
    .sort((a, b) => strengths[b]! - strengths[a]!)
    .map((seat) =>
      tell(reader, 'table.share', who(reader, seat), {
        strength: Math.max(0, strengths[seat]!),
        markers: markers(reader, ownIn(view, number, seat)),
      }),
    );
  return tell(reader, 'table.region', name, { shares: shares.join('; ') });
}

function ownIn(view: View, region: number, seat: Seat): number[] {
  const { colours } = view.seats[seat]!;
  return view.regions[region]!.lying.map(({ id }) => id).filter((id) => colours.includes(colourOf(id)));
}

/** What a seat has looked at is its own to remember, unless the host helps. */
function jurorLine(reader: Reader, view: View, number: number): string {
  const { guilt, innocence, stack } = view.jurors[number]!;
  const { nom } = tongueOf(reader.language).names.jurors[JURORS[number]!];
  const line = tell(reader, 'table.juror', { jurors: capital(reader, nom), guilt, innocence, influence: stack.length });
  const isTold = view.options.memoryAid || view.outcome !== null;
  const known = stack.flatMap(({ face }) => (face === null ? [] : [face]));
  return isTold && known.length > 0 ? `${line} ${tell(reader, 'table.known', { faces: faces(reader, known) })}` : line;
}

/** Whoever is asked hears most of this in the question. */
function goingOn(reader: Reader, view: View): string[] {
  if (view.outcome) return [ending(reader, view)];
  const lines = [tell(reader, 'table.round', who(reader, view.first), { round: view.round + 1, rounds: ROUNDS })];
  if (view.chosen) lines.push(tell(reader, 'table.chosen', { regions: regions(reader, view.chosen.regions) }));
  if (!isAsked(view)) lines.push(tell(reader, 'table.waiting', people(reader, view.waitingFor)));
  return lines;
}
