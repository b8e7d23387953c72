// Dealing cards.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import { characterName } from './characters.ts';
import type { CoupEventSink } from './events.ts';
import { characterOf, HAND_SIZE, type State } from './state.ts';

/** Shuffles the deck and deals `count` cards to each seat, after its pick in a draft. */
export function shuffleAndDeal(state: State, count: number, chance: Chance): void {
  shuffle(state.deck, chance);
  for (let seat = 0; seat < state.seats; seat++) {
    let index = seat * HAND_SIZE;
    if (state.picks.length > 0) state.hands[index++] = state.picks[seat]!;
    for (let i = 0; i < count; i++) state.hands[index++] = state.deck.pop()!;
  }
}

export function emitHands(state: State, eventSink: CoupEventSink): void {
  if (!eventSink) return;
  for (let seat = 0; seat < state.seats; seat++) {
    const cards = state.hands
      .slice(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE)
      .map((card) => characterName(characterOf(card)));
    eventSink.only(seat, { type: 'your-hand', cards });
  }
}
