// The table in a few plain lines, for a terminal and a screen reader: a line per seat, what lies between them, what is
// going on.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked, type Reader, who } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { ending } from './ending.ts';
import { priceOf } from './in-force.ts';
import { choiceOf } from './question.ts';
import { card, cards, people, tell } from './reader.ts';

const TURN = '▶'; // before the seat whose turn it is

export function table(reader: Reader, view: View): readonly string[] {
  return [
    ...view.seats.map((_, seat) => seatLine(reader, view, seat)),
    market(reader, view),
    nemesis(reader, view),
    tell(reader, 'table.stacks', {
      guns: view.guns,
      waves: view.waves,
      tokens: view.tokens,
      locations: view.locations,
      deck: view.deck,
      destroyed: view.destroyed.length,
    }),
    ...(view.outcome ? [ending(reader, view)] : goingOn(reader, view)),
  ];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const { character, cards: held, deck, discard, tokens, points } = view.seats[seat]!;
  const name = character === null ? {} : card(reader, character);
  const line = tell(
    reader,
    'table.seat',
    who(reader, seat),
    { card: '', ...name },
    {
      isKnown: character === null ? 'no' : 'yes',
      tokens,
      hand: held,
      deck,
      discard: discard.length,
    },
  );
  const score = points === null ? [] : [tell(reader, 'table.points', { points })];
  const text = [line, ...score, ...cardsOf(reader, view, seat)].join(' ');
  return seat === view.active && !view.outcome ? `${TURN} ${text}` : text;
}

function cardsOf(reader: Reader, view: View, seat: Seat): string[] {
  const { hand, play } = view.seats[seat]!;
  const held = play.flatMap((piece) => piece.held.map((each) => each.card));
  const parts: string[] = [];
  if (hand !== null && hand.length > 0) parts.push(tell(reader, 'table.hand', cards(reader, hand)));
  if (play.length > 0) {
    const inPlay = play.map((piece) => piece.card);
    parts.push(tell(reader, 'table.play', cards(reader, inPlay)));
  }
  if (held.length > 0) parts.push(tell(reader, 'table.held', cards(reader, held)));
  return parts;
}

function market(reader: Reader, view: View): string {
  const all = view.lineUp.map((id) => tell(reader, 'table.card', card(reader, id), { cost: priceOf(view, id) }));
  return tell(reader, 'table.line-up', { cards: all.join(', '), count: all.length });
}

function nemesis(reader: Reader, view: View): string {
  if (view.nemesis === null) return tell(reader, 'table.nemesis.hidden', { count: view.nemeses });
  const cost = priceOf(view, view.nemesis);
  return tell(reader, 'table.nemesis', card(reader, view.nemesis), { cost, count: view.nemeses });
}

/** Whoever is asked hears most of this in the question. */
function goingOn(reader: Reader, view: View): string[] {
  if (isAsked(view)) return [];
  const lines = [tell(reader, 'table.waiting', people(reader, view.waitingFor))];
  const own = view.vote?.own;
  if (view.vote && own && typeof view.viewer === 'number') {
    const choice = choiceOf(reader, view.vote.kind === 'referendum', own.choice);
    lines.unshift(tell(reader, 'table.ballot', { choice, tokens: own.tokens }));
  }
  if (!view.isTurnOver) lines.unshift(tell(reader, 'table.power', who(reader, view.active), { power: view.power }));
  return lines;
}
