// Dealing.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import { characterName } from './characters.ts';
import type { Listeners } from './events.ts';
import { characterOf, HAND, type State } from './state.ts';

/** Shuffles the deck and deals so many cards to each seat, behind what it picked. */
export function dealFrom(state: State, count: number, chance: Chance): void {
  shuffle(state.deck, chance);
  for (let seat = 0; seat < state.seats; seat++) {
    let at = seat * HAND;
    if (state.picks.length > 0) state.hands[at++] = state.picks[seat]!;
    for (let i = 0; i < count; i++) state.hands[at++] = state.deck.pop()!;
  }
}

export function tellHands(state: State, events: Listeners): void {
  if (!events) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = state.hands.slice(seat * HAND, seat * HAND + HAND).map((card) => characterName(characterOf(card)));
    events.only(seat, { type: 'your-hand', cards });
  }
}
