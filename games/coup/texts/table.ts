// The table in a few plain lines, for a terminal and a screen reader: a line per seat, the treasury, what is going on.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked, who } from '@kuluary/texts/reader';
import type { View } from '../rules/view.ts';
import { bareAnswer } from './answer.ts';
import { ending } from './ending.ts';
import { blockOf, known, planOf } from './question.ts';
import { card, cards, people, type Reader, tell } from './reader.ts';

const TURN = '▶'; // before the seat whose turn it is

export function table(reader: Reader, view: View): readonly string[] {
  const seats = view.coins.map((_, seat) => seatLine(reader, view, seat));
  return [...seats, treasury(reader, view), ...(view.outcome ? [ending(reader, view.outcome)] : goingOn(reader, view))];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const isTurn = seat === view.turn && view.decision !== 'pick' && !view.outcome;
  const text = [purse(reader, view, seat), ...holdings(reader, view, seat)].join(' ');
  return isTurn ? `${TURN} ${text}` : text;
}

/** Name, coins, hidden cards: of a hand that the viewer knows it hears more than a count, and before a draft is dealt
 * there are none. */
function purse(reader: Reader, view: View, seat: Seat): string {
  const hand = view.hands[seat]!;
  const hidden = hand.length;
  const isKnown = seat === view.viewer || known(hand).length === hidden;
  const isOut = hidden === 0 && view.faceUp[seat]!.length > 0;
  return tell(reader, isOut ? 'table.seat.out' : 'table.seat', who(reader, seat), {
    coins: view.coins[seat]!,
    count: isKnown ? 0 : hidden,
  });
}

function holdings(reader: Reader, view: View, seat: Seat): string[] {
  const isOwn = seat === view.viewer;
  const hand = known(view.hands[seat]!);
  const faceUp = view.faceUp[seat]!;
  const claims = isOwn ? view.claimed[seat]! : view.claimed[seat]!.filter((claim) => !hand.includes(claim));
  const parts: string[] = [];
  if (hand.length > 0) {
    parts.push(tell(reader, isOwn ? 'table.hand' : 'table.known', cards(reader, hand), { count: hand.length }));
  }
  if (faceUp.length > 0) parts.push(tell(reader, 'table.face-up', cards(reader, faceUp)));
  if (claims.length > 0) parts.push(tell(reader, 'table.claimed', cards(reader, claims)));
  return parts;
}

function treasury(reader: Reader, view: View): string {
  const line = tell(reader, 'table.treasury', { coins: view.treasury, count: view.deck.length });
  const placed = view.deck.flatMap((face, i) =>
    face === null ? [] : [tell(reader, 'table.deck-place', card(reader, face), { place: i + 1 })],
  );
  if (view.inDeck.length + placed.length === 0) return line;
  return `${line} ${tell(reader, 'table.deck-known', cards(reader, view.inDeck, 'cards', placed))}`;
}

/** Whoever is asked hears all this in the question. */
function goingOn(reader: Reader, view: View): string[] {
  if (isAsked(view)) return [];
  const plan = planOf(reader, view);
  const block = view.block === null ? undefined : blockOf(reader, view, view.block);
  const waiting = tell(reader, 'table.waiting', people(reader, view.waitingFor));
  const own =
    view.answer === null ? undefined : tell(reader, 'table.answer', { answer: bareAnswer(reader, view, view.answer) });
  return [plan, block, own, waiting].filter((part) => part !== undefined);
}
