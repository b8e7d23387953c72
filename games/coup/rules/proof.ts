// Claims in question, and what becomes of a card that proved one.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions.ts';
import { characterName, NONE } from './characters.ts';
import { draw, partWith, putBack } from './court-deck.ts';
import type { Listeners } from './events.ts';
import { GOT, note, REPLACED, record } from './history.ts';
import {
  blockCharacter,
  cardOf,
  characterOf,
  EVERYBODY,
  HAND,
  PROVED_ACTION,
  PROVED_BLOCK,
  placeOf,
  type State,
} from './state.ts';

/** Whose claim is in question: the blocker's while a block is, else the actor's. */
export function claimantOf(state: State): Seat {
  return state.blocker === NONE ? state.turn : state.blocker;
}

export function claimOf(state: State): number {
  return state.blocker === NONE ? ACTION_RULES[state.action]!.claims : blockCharacter(state, state.blocker);
}

/** A proven card goes back, another takes its place. */
export function replaceProven(state: State, seat: Seat, character: number, chance: Chance, events: Listeners): void {
  const place = placeOf(state, seat, character);
  partWith(state, seat, place);
  putBack(state, seat, cardOf(character, EVERYBODY));
  const card = draw(state, seat, chance);
  state.hands[seat * HAND + place] = card;
  record(state, REPLACED, seat, character, NONE);
  note(state, seat, GOT, characterOf(card));
  events?.all({ type: 'replaced', seat, card: characterName(character) });
  events?.only(seat, { type: 'your-replacement', card: characterName(characterOf(card)) });
}

/** The actor first, then the blocker, if they still hold what they showed. */
export function replaceAtEnd(state: State, chance: Chance, events: Listeners): void {
  const { turn, blocker } = state;
  const claim = ACTION_RULES[state.action]!.claims;
  if (state.proved & PROVED_ACTION && placeOf(state, turn, claim) !== NONE) {
    replaceProven(state, turn, claim, chance, events);
  }
  if (state.proved & PROVED_BLOCK && placeOf(state, blocker, blockCharacter(state, blocker)) !== NONE) {
    replaceProven(state, blocker, blockCharacter(state, blocker), chance, events);
  }
}
