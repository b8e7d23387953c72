// Describes the table in plain lines for terminals and screen readers: seats, regions, jury, status.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, type Reader, subjectArguments } from '@kuluary/texts/reader';
import { ROUNDS } from '../rules/card-box.ts';
import { colourOf } from '../rules/markers.ts';
import { DESTROYED, UNUSED } from '../rules/state.ts';
import { cardBeingReadBy, type View } from '../rules/view.ts';
import { COLOURS, JUROR_TYPES, REGIONS, SIDES, type SideName } from '../rules/vocabulary.ts';
import { goalText, roleWords, sideText } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import {
  capitalized,
  colourList,
  faceList,
  markerList,
  messageFor,
  quotedCardName,
  regionList,
  regionValues,
  seatNameValues,
  strategyList,
  trialCardTitle,
} from './message-values.ts';
import { outcomeText } from './outcome-text.ts';

export function tableDescription(reader: Reader, view: View): readonly string[] {
  return [
    ...view.seats.map((_, seat) => tableSeatLine(reader, view, seat)),
    ...REGIONS.map((_, number) => regionLine(reader, view, number)),
    ...JUROR_TYPES.map((_, number) => jurorLine(reader, view, number)),
    messageFor(reader, 'table.stacks', {
      deck: view.deck,
      discard: view.discard.length,
      supply: view.supply,
      trial: view.trial,
    }),
    ...statusLines(reader, view),
  ];
}

function tableSeatLine(reader: Reader, view: View, seat: Seat): string {
  const { colours, cards, hand, role } = view.seats[seat]!;
  const own = view.places.filter((_, marker) => colours.includes(colourOf(marker)));
  const isProsecutor = seat === view.prosecutor;
  const line = messageFor(reader, isProsecutor ? 'table.prosecutor' : 'table.seat', subjectArguments(reader, seat), {
    colours: colourList(
      reader,
      colours.map((colour) => COLOURS[colour]!),
    ),
    unused: own.filter((place) => place === UNUSED).length,
    destroyed: own.filter((place) => place === DESTROYED).length,
    cards,
  });
  const parts = [line];
  const held = cardBeingReadBy(view, reader.viewer);
  if (role !== null && !isProsecutor) {
    const { title } = roleWords(reader.language, role);
    const goal = goalText(reader.language, role, view.options.majority).join(' ');
    parts.push(messageFor(reader, 'table.role', { role: quotedCardName(reader, title), goal }));
  }
  if (hand !== null && hand.length > 0)
    parts.push(messageFor(reader, 'table.hand', { cards: strategyList(reader, hand) }));
  if (isProsecutor && view.market !== null && view.market.length > 0) {
    parts.push(
      messageFor(reader, 'table.market', { cards: view.market.map((card) => trialCardTitle(reader, card)).join(', ') }),
    );
  }
  if (isProsecutor && held !== undefined) parts.push(...SIDES.map((side) => heldSideLine(reader, held, side)));
  return parts.join(' ');
}

/** A side of the card that the prosecutor reads out, hidden effects included. */
function heldSideLine(reader: Reader, card: string, side: SideName): string {
  const abilities = sideText(reader.language, card, side).map(({ header, text, hidden }) => {
    const known = hidden.map(({ label, effect }) => messageFor(reader, 'answer.option.known', { label, effect }));
    return messageFor(reader, 'table.ability', { header, text: text ?? known.join(' ') });
  });
  return messageFor(reader, `table.held.${side}`, { card: trialCardTitle(reader, card), text: abilities.join(' ') });
}

/** The strongest seat first. */
function regionLine(reader: Reader, view: View, number: number): string {
  const { lying, strengths } = view.regions[number]!;
  const name = regionValues(reader, REGIONS[number]!);
  if (lying.length === 0) return messageFor(reader, 'table.region.empty', name);
  const shares = view.seats
    .map((_, seat) => seat)
    .filter((seat) => strengths[seat]! >= 0 || ownMarkersIn(view, number, seat).length > 0)
    .sort((a, b) => strengths[b]! - strengths[a]!)
    .map((seat) =>
      messageFor(reader, 'table.share', subjectArguments(reader, seat), {
        strength: Math.max(0, strengths[seat]!),
        markers: markerList(reader, ownMarkersIn(view, number, seat)),
      }),
    );
  return messageFor(reader, 'table.region', name, { shares: shares.join('; ') });
}

function ownMarkersIn(view: View, region: number, seat: Seat): number[] {
  const { colours } = view.seats[seat]!;
  return view.regions[region]!.lying.map(({ id }) => id).filter((id) => colours.includes(colourOf(id)));
}

/** Known influence is listed only with the memory aid, or at the end. */
function jurorLine(reader: Reader, view: View, number: number): string {
  const { guilt, innocence, stack } = view.jurors[number]!;
  const { nom } = languagePackOf(reader.language).names.jurors[JUROR_TYPES[number]!];
  const line = messageFor(reader, 'table.juror', {
    jurors: capitalized(reader, nom),
    guilt,
    innocence,
    influence: stack.length,
  });
  const isShown = view.options.memoryAid || view.outcome !== null;
  const known = stack.flatMap(({ face }) => (face === null ? [] : [face]));
  return isShown && known.length > 0
    ? `${line} ${messageFor(reader, 'table.known', { faces: faceList(reader, known) })}`
    : line;
}

/** The asked seat has most of this in its prompt. */
function statusLines(reader: Reader, view: View): string[] {
  if (view.outcome) return [outcomeText(reader, view)];
  const lines = [
    messageFor(reader, 'table.round', subjectArguments(reader, view.first), { round: view.round + 1, rounds: ROUNDS }),
  ];
  if (view.chosen) lines.push(messageFor(reader, 'table.chosen', { regions: regionList(reader, view.chosen.regions) }));
  if (!isViewerAsked(view)) lines.push(messageFor(reader, 'table.waiting', seatNameValues(reader, view.waitingFor)));
  return lines;
}
