// The claim that is in question, and the replacement of a card that proved a claim.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions-and-blocks.ts';
import { characterName, NONE } from './characters.ts';
import { drawCard, releaseCard, returnToDeck } from './deck-and-knowledge.ts';
import type { CoupEventSink } from './events.ts';
import { addPrivateNote, GOT, REPLACED, recordInHistory } from './history.ts';
import {
  ALL_VIEWERS,
  characterOf,
  claimedToBlock,
  HAND_SIZE,
  handPlaceOf,
  makeCard,
  PROVED_ACTION,
  PROVED_BLOCK,
  type State,
} from './state.ts';

/** The seat whose claim is in question: the blocker if there is one, else the actor. */
export function claimantOf(state: State): Seat {
  return state.blocker === NONE ? state.turn : state.blocker;
}

export function claimInQuestion(state: State): number {
  return state.blocker === NONE ? ACTION_RULES[state.action]!.claims : claimedToBlock(state, state.blocker);
}

/** Returns a proven card to the deck and draws another in its place. */
export function replaceProvenCard(
  state: State,
  seat: Seat,
  character: number,
  chance: Chance,
  eventSink: CoupEventSink,
): void {
  const place = handPlaceOf(state, seat, character);
  releaseCard(state, seat, place);
  returnToDeck(state, seat, makeCard(character, ALL_VIEWERS));
  const card = drawCard(state, seat, chance);
  state.hands[seat * HAND_SIZE + place] = card;
  recordInHistory(state, REPLACED, seat, character, NONE);
  addPrivateNote(state, seat, GOT, characterOf(card));
  eventSink?.all({ type: 'replaced', seat, card: characterName(character) });
  eventSink?.only(seat, { type: 'your-replacement', card: characterName(characterOf(card)) });
}

/** Replaces the cards of the actor, then of the blocker, if they still hold what they showed. */
export function replaceProvenAtTurnEnd(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { turn, blocker } = state;
  const claim = ACTION_RULES[state.action]!.claims;
  if (state.proved & PROVED_ACTION && handPlaceOf(state, turn, claim) !== NONE) {
    replaceProvenCard(state, turn, claim, chance, eventSink);
  }
  if (state.proved & PROVED_BLOCK && handPlaceOf(state, blocker, claimedToBlock(state, blocker)) !== NONE) {
    replaceProvenCard(state, blocker, claimedToBlock(state, blocker), chance, eventSink);
  }
}
