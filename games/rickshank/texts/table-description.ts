// The table in plain lines, for a terminal and a screen reader: each seat, the common cards, whose turn it is.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, type Reader, subjectArguments } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { cardListValues, cardValues, messageFor, seatNameValues } from './message-values.ts';
import { outcomeText } from './outcome-text.ts';
import { currentPrice } from './prices-and-votes.ts';
import { voteOptionText } from './prompt.ts';

const ACTIVE_SEAT_MARK = '▶';

export function tableDescription(reader: Reader, view: View): readonly string[] {
  return [
    ...view.seats.map((_, seat) => seatLine(reader, view, seat)),
    lineUpLine(reader, view),
    nemesisLine(reader, view),
    messageFor(reader, 'table.stacks', {
      guns: view.guns,
      waves: view.waves,
      tokens: view.tokens,
      locations: view.locations,
      deck: view.deck,
      destroyed: view.destroyed.length,
    }),
    ...(view.outcome ? [outcomeText(reader, view)] : statusLines(reader, view)),
  ];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const { character, cards: held, deck, discard, tokens, points } = view.seats[seat]!;
  const name = character === null ? {} : cardValues(reader, character);
  const line = messageFor(
    reader,
    'table.seat',
    subjectArguments(reader, seat),
    { card: '', ...name },
    {
      isKnown: character === null ? 'no' : 'yes',
      tokens,
      hand: held,
      deck,
      discard: discard.length,
    },
  );
  const score = points === null ? [] : [messageFor(reader, 'table.points', { points })];
  const text = [line, ...score, ...visibleCardsOfSeat(reader, view, seat)].join(' ');
  return seat === view.active && !view.outcome ? `${ACTIVE_SEAT_MARK} ${text}` : text;
}

function visibleCardsOfSeat(reader: Reader, view: View, seat: Seat): string[] {
  const { hand, play } = view.seats[seat]!;
  const held = play.flatMap((each) => each.held);
  const parts: string[] = [];
  if (hand !== null && hand.length > 0) parts.push(messageFor(reader, 'table.hand', cardListValues(reader, hand)));
  if (play.length > 0) {
    const inPlay = play.map((each) => each.card);
    parts.push(messageFor(reader, 'table.play', cardListValues(reader, inPlay)));
  }
  for (const owner of new Set(held.map((each) => each.owner))) {
    const cards = held.filter((each) => each.owner === owner).map(({ card }) => card);
    parts.push(messageFor(reader, 'table.held', cardListValues(reader, cards), subjectArguments(reader, owner)));
  }
  return parts;
}

function lineUpLine(reader: Reader, view: View): string {
  const all = view.lineUp.map((id) =>
    messageFor(reader, 'table.card', cardValues(reader, id), { cost: currentPrice(view, id) }),
  );
  return messageFor(reader, 'table.line-up', { cards: all.join(', '), count: all.length });
}

function nemesisLine(reader: Reader, view: View): string {
  if (view.nemesis === null) return messageFor(reader, 'table.nemesis.hidden', { count: view.nemeses });
  const cost = currentPrice(view, view.nemesis);
  return messageFor(reader, 'table.nemesis', cardValues(reader, view.nemesis), { cost, count: view.nemeses });
}

/** Not for the seat that is asked: its prompt says this. */
function statusLines(reader: Reader, view: View): string[] {
  if (isViewerAsked(view)) return [];
  const lines = [messageFor(reader, 'table.waiting', seatNameValues(reader, view.waitingFor))];
  const own = view.vote?.own;
  if (view.vote && own && typeof view.viewer === 'number') {
    const choice = voteOptionText(reader, view.vote.kind === 'referendum', own.choice);
    lines.unshift(messageFor(reader, 'table.ballot', { choice, tokens: own.tokens }));
  }
  if (!view.isTurnOver)
    lines.unshift(messageFor(reader, 'table.power', subjectArguments(reader, view.active), { power: view.power }));
  return lines;
}
