// Decks: drawing cards, shuffling a discard into a deck again, and taking the top location.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { RulesContext } from './state.ts';
import { cardId, insertSorted } from './zones.ts';

/** Fewer if deck and discard run out. */
export function drawCards(context: RulesContext, seat: Seat, n: number): void {
  const player = context.state.players[seat]!;
  const drawn: number[] = [];
  while (drawn.length < n) {
    if (player.deck.length === 0 && !reshuffleDiscard(context, seat)) break;
    const card = player.deck.pop()!;
    player.hand.push(card);
    if (player.known > 0) {
      player.known--;
      insertSorted(player.seen, card);
    }
    drawn.push(card);
  }
  if (!context.eventSink || drawn.length === 0) return;
  context.eventSink.all({ type: 'drew', seat, count: drawn.length });
  context.eventSink.only(seat, { type: 'drawn', cards: drawn.map((card) => cardId(context, card)) });
}

function reshuffleDiscard(context: RulesContext, seat: Seat): boolean {
  const player = context.state.players[seat]!;
  if (player.discard.length === 0) return false;
  player.deck = shuffledDeck(context, player.discard);
  player.discard = [];
  player.known = 0;
  context.eventSink?.all({ type: 'shuffled', seat });
  return true;
}

/** With stacked chance the first card is the top one. */
export function shuffledDeck({ chance }: Pick<RulesContext, 'chance'>, cards: readonly number[]): number[] {
  const deck = cards.slice();
  shuffle(deck, chance);
  return deck.reverse();
}

/** undefined if there is none. */
export function takeTopLocation(context: RulesContext): number | undefined {
  const location = context.state.locations.pop();
  renewLocationStack(context);
  return location;
}

/** An empty stack is made anew of the discarded locations. */
export function renewLocationStack(context: RulesContext): void {
  const { state } = context;
  if (state.locations.length > 0 || state.locationDiscard.length === 0) return;
  state.locations = shuffledDeck(context, state.locationDiscard);
  state.locationDiscard = [];
  context.eventSink?.all({ type: 'shuffled', seat: null });
}
