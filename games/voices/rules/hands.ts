// Strategy cards in hands, in their deck and in their discard.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { HAND_LIMIT } from './box.ts';
import { ask, type Table } from './state.ts';

/** The prosecutor never draws. Who has too many discards at once. */
export function draw(table: Table, seat: Seat, wanted: number): void {
  const { box, state, events } = table;
  if (seat === state.prosecutor) return;
  const drawn: number[] = [];
  while (drawn.length < wanted) {
    const card = top(table);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  drawn.sort((a, b) => a - b); // in which order they came is nobody's business
  const hand = state.hands[seat]!;
  hand.push(...drawn);
  hand.sort((a, b) => a - b);
  events?.all({ type: 'drew', seat, n: drawn.length });
  events?.only(seat, { type: 'drawn', cards: drawn.map((card) => box.strategies[card]!.id) });
  if (hand.length > HAND_LIMIT) askDiscard(table, seat, hand.length - HAND_LIMIT);
}

function top({ state, chance, events }: Table): number | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.recycled = state.discard.sort((a, b) => a - b);
    state.deck = state.recycled.slice();
    state.discard = [];
    shuffle(state.deck, chance);
    events?.all({ type: 'shuffled', what: 'strategies' });
  }
  return state.deck.pop();
}

/** As many as the seat has, at most. */
export function askDiscard({ state }: Table, seat: Seat, wanted: number): void {
  state.excess = Math.min(wanted, state.hands[seat]!.length);
  if (state.excess > 0) ask(state, 'discard', seat);
}

export function answerDiscard(table: Table, seat: Seat, card: number): void {
  const { box, state, events } = table;
  leaveHand(table, seat, card);
  state.discard.push(card);
  events?.all({ type: 'discarded', seat, card: box.strategies[card]!.id });
  state.excess--;
  if (state.excess === 0) state.asked = null;
}

export function leaveHand({ state }: Table, seat: Seat, card: number): void {
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
}
