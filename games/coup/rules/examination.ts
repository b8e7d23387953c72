// The Inquisitor looks at a card.

import type { Chance } from '@kuluary/kernel/chance';
import { characterName, NONE } from './characters.ts';
import { blur, draw, partWith, putBack, reveal } from './court-deck.ts';
import type { Listeners } from './events.ts';
import { EXAMINED, GAVE_BACK, GOT, note, record, SAW, SWAPPED } from './history.ts';
import { characterOf, HAND, influence, type State } from './state.ts';

/** The examiner, and nobody else, sees the card that the target chose. */
export function showToExaminer(state: State, place: number, events: Listeners): void {
  const { turn, target } = state;
  const character = characterOf(state.hands[target * HAND + place]!);
  const card = characterName(character);
  state.offered = place;
  reveal(state, target, place, 1 << turn);
  record(state, EXAMINED, target, 0, turn);
  note(state, turn, SAW, character);
  if (events) {
    events.all({ type: 'examined', seat: turn, target });
    events.only(turn, { type: 'you-saw', target, card });
    events.only(target, { type: 'your-offer', card });
  }
}

/** The card that was seen goes back, another takes its place. */
export function swapExamined(state: State, chance: Chance, events: Listeners): void {
  const { turn, target } = state;
  if (influence(state, target) === HAND) blur(state, target, (1 << turn) | (1 << target));
  const card = partWith(state, target, state.offered) | (1 << (3 + turn));
  putBack(state, target, card);
  note(state, target, GAVE_BACK, characterOf(card));
  const drawn = draw(state, target, chance);
  note(state, target, GOT, characterOf(drawn));
  record(state, SWAPPED, target, 0, NONE);
  state.hands[target * HAND + state.offered] = drawn;
  events?.all({ type: 'swapped', seat: target });
  events?.only(target, { type: 'your-replacement', card: characterName(characterOf(drawn)) });
}
