// An examination by the Inquisitor: showing the card, and swapping it.

import type { Chance } from '@kuluary/kernel/chance';
import { characterName, NONE } from './characters.ts';
import { drawCard, forgetHandExceptBy, recordSeenBy, releaseCard, returnToDeck } from './deck-and-knowledge.ts';
import type { CoupEventSink } from './events.ts';
import { addPrivateNote, EXAMINED, GAVE_BACK, GOT, recordInHistory, SAW, SWAPPED } from './history.ts';
import { characterOf, HAND_SIZE, influenceOf, type State } from './state.ts';

/** The examiner alone sees the card that the target chose. */
export function showCardToExaminer(state: State, place: number, eventSink: CoupEventSink): void {
  const { turn, target } = state;
  const character = characterOf(state.hands[target * HAND_SIZE + place]!);
  const card = characterName(character);
  state.offered = place;
  recordSeenBy(state, target, place, 1 << turn);
  recordInHistory(state, EXAMINED, target, 0, turn);
  addPrivateNote(state, turn, SAW, character);
  if (eventSink) {
    eventSink.all({ type: 'examined', seat: turn, target });
    eventSink.only(turn, { type: 'you-saw', target, card });
    eventSink.only(target, { type: 'your-offer', card });
  }
}

/** The examined card goes into the deck, and the target draws another. */
export function swapExaminedCard(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { turn, target } = state;
  if (influenceOf(state, target) === HAND_SIZE) forgetHandExceptBy(state, target, (1 << turn) | (1 << target));
  const card = releaseCard(state, target, state.offered) | (1 << (3 + turn));
  returnToDeck(state, target, card);
  addPrivateNote(state, target, GAVE_BACK, characterOf(card));
  const drawn = drawCard(state, target, chance);
  addPrivateNote(state, target, GOT, characterOf(drawn));
  recordInHistory(state, SWAPPED, target, 0, NONE);
  state.hands[target * HAND_SIZE + state.offered] = drawn;
  eventSink?.all({ type: 'swapped', seat: target });
  eventSink?.only(target, { type: 'your-replacement', card: characterName(characterOf(drawn)) });
}
