// The table in a few plain lines, for a terminal and a screen reader: seats, treasury, what is going on, own hand last.

import type { Seat } from '@kuluary/kernel/game';
import { TURN_LIMIT } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { answer } from './answer.ts';
import { blockOf, known, planOf } from './question.ts';
import { card, cards, nameOf, people, type Reader, tell, who } from './reader.ts';

export function table(reader: Reader, view: View): readonly string[] {
  const seats = view.coins.map((_, seat) => seatLine(reader, view, seat));
  const lines = [...seats, treasury(reader, view), ...(view.outcome ? ending(reader, view) : goingOn(reader, view))];
  return [...lines, ...own(reader, view)];
}

function seatLine(reader: Reader, view: View, seat: Seat): string {
  const hand = view.hands[seat]!;
  const faceUp = view.faceUp[seat]!;
  const isOut = hand.length === 0 && faceUp.length > 0; // before a draft is dealt, empty hands mean nothing
  const person = who(reader, seat);
  const numbers = { coins: view.coins[seat]!, count: hand.length };
  const parts = [tell(reader, isOut ? 'table.seat.out' : 'table.seat', person, numbers)];
  if (faceUp.length > 0) parts.push(tell(reader, 'table.face-up', cards(reader, faceUp)));
  const seen = seat === view.viewer ? [] : known(hand);
  if (seen.length > 0) parts.push(tell(reader, 'table.known', cards(reader, seen)));
  const claims = view.claimed[seat]!;
  if (claims.length > 0) parts.push(tell(reader, 'table.claimed', cards(reader, claims)));
  if (seat === view.turn && !view.outcome) parts.push(tell(reader, 'table.turn', person));
  return parts.join(' ');
}

function treasury(reader: Reader, view: View): string {
  const parts = [tell(reader, 'table.treasury', { coins: view.treasury, count: view.deck.length })];
  const placed = view.deck.flatMap((face, i) =>
    face === null ? [] : [tell(reader, 'table.deck-place', card(reader, face), { place: i + 1 })],
  );
  const certain = view.inDeck.map((character) => nameOf(reader, character));
  const all = [...certain, ...placed].join(', ');
  if (all !== '') parts.push(tell(reader, 'table.deck-known', { cards: all }));
  return parts.join(' ');
}

function goingOn(reader: Reader, view: View): string[] {
  const plan = planOf(reader, view);
  const block = view.block === null ? undefined : blockOf(reader, view, view.block);
  return [plan, block, waiting(reader, view)].filter((part) => part !== undefined);
}

function waiting(reader: Reader, view: View): string {
  const onlyYou = view.waitingFor.every((seat) => seat === view.viewer);
  return onlyYou ? tell(reader, 'table.waiting.you') : tell(reader, 'table.waiting', people(reader, view.waitingFor));
}

function ending(reader: Reader, view: View): string[] {
  const { winners, draw } = view.outcome!;
  if (!draw) return [tell(reader, 'event.won', who(reader, winners[0]!))];
  return [tell(reader, 'event.drawn-game', people(reader, winners), { turns: TURN_LIMIT })];
}

function own(reader: Reader, view: View): string[] {
  if (view.viewer === 'spectator') return [];
  const lines: string[] = [];
  if (view.answer) lines.push(tell(reader, 'table.answer', { answer: answer(reader, view, view.answer) }));
  const drawn = view.turn === view.viewer ? known(view.drawn) : [];
  if (drawn.length > 0) lines.push(tell(reader, 'table.drawn', cards(reader, drawn)));
  const hand = known(view.hands[view.viewer]!);
  if (hand.length > 0) lines.push(tell(reader, 'table.hand', cards(reader, hand)));
  return lines;
}
