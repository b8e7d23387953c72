// Draws and discards strategy cards.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { HAND_LIMIT } from './card-box.ts';
import { putDecision, type RulesContext } from './state.ts';

/** The prosecutor never draws. A seat over the hand limit discards at once. */
export function drawStrategies(context: RulesContext, seat: Seat, wanted: number): void {
  const { box, state, eventSink } = context;
  if (seat === state.prosecutor) return;
  const drawn: number[] = [];
  while (drawn.length < wanted) {
    const card = takeTopStrategy(context);
    if (card === undefined) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  drawn.sort((a, b) => a - b); // the order of the deck stays secret
  const hand = state.hands[seat]!;
  hand.push(...drawn);
  hand.sort((a, b) => a - b);
  eventSink?.all({ type: 'drew', seat, n: drawn.length });
  eventSink?.only(seat, { type: 'drawn', cards: drawn.map((card) => box.strategies[card]!.id) });
  if (hand.length > HAND_LIMIT) askForDiscard(context, seat, hand.length - HAND_LIMIT);
}

function takeTopStrategy({ state, chance, eventSink }: RulesContext): number | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.recycled = state.discard.sort((a, b) => a - b);
    state.deck = state.recycled.slice();
    state.discard = [];
    shuffle(state.deck, chance);
    eventSink?.all({ type: 'shuffled', what: 'strategies' });
  }
  return state.deck.pop();
}

/** At most as many as the seat holds. */
export function askForDiscard({ state }: RulesContext, seat: Seat, wanted: number): void {
  state.excess = Math.min(wanted, state.hands[seat]!.length);
  if (state.excess > 0) putDecision(state, 'discard', seat);
}

export function applyDiscard(context: RulesContext, seat: Seat, card: number): void {
  const { box, state, eventSink } = context;
  removeFromHand(context, seat, card);
  state.discard.push(card);
  eventSink?.all({ type: 'discarded', seat, card: box.strategies[card]!.id });
  state.excess--;
  if (state.excess === 0) state.asked = null;
}

export function removeFromHand({ state }: RulesContext, seat: Seat, card: number): void {
  const hand = state.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
}
