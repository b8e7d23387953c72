// An exchange: drawing cards and choosing which to keep.

import type { Chance } from '@kuluary/kernel/chance';
import { ACTION_RULES } from './actions-and-blocks.ts';
import { type Character, characterCode, characterName, NONE } from './characters.ts';
import { drawCard, recordDeducedReturn, returnToDeck } from './deck-and-knowledge.ts';
import type { CoupEventSink } from './events.ts';
import { addPrivateNote, GAVE_BACK, GOT, RETURNED, recordInHistory } from './history.ts';
import { characterOf, HAND_SIZE, handPlaceOf, influenceOf, PROVED_ACTION, type State } from './state.ts';

export function drawCardsToChoose(state: State, chance: Chance, eventSink: CoupEventSink): void {
  const { turn } = state;
  const count = ACTION_RULES[state.action]!.draws;
  for (let i = 0; i < count; i++) {
    const card = drawCard(state, turn, chance);
    state.drawn.push(card);
    addPrivateNote(state, turn, GOT, characterOf(card));
  }
  if (eventSink) {
    eventSink.all({ type: 'drew', seat: turn, count });
    eventSink.only(turn, { type: 'your-draw', cards: state.drawn.map((card) => characterName(characterOf(card))) });
  }
}

/** Keeps the named cards and returns the others. Of equal cards the seat's own are kept; own cards are returned first. */
export function keepCards(state: State, names: readonly Character[], eventSink: CoupEventSink): void {
  const { turn } = state;
  const own = influenceOf(state, turn);
  const returned = separateKeptCards(
    state,
    own,
    characterCode(names[0]),
    own === HAND_SIZE ? characterCode(names[1]) : NONE,
  );
  for (let i = 0; i < returned.length; i++) {
    returnToDeck(state, turn, returned[i]!);
    addPrivateNote(state, turn, GAVE_BACK, returned[i]!);
  }
  recordInHistory(state, RETURNED, turn, returned.length, NONE);
  deduceProvenCardReturn(state, own, returned.length);
  if (!eventSink) return;
  const kept = state.hands.slice(turn * HAND_SIZE, turn * HAND_SIZE + own).map(characterName);
  eventSink.all({ type: 'returned', seat: turn, count: returned.length });
  eventSink.only(turn, { type: 'your-return', cards: returned.map(characterName), kept });
}

/** Puts the one or two chosen characters into the hand; returns the characters that are left, own ones first. */
function separateKeptCards(state: State, own: number, first: number, second: number): number[] {
  const handStart = state.turn * HAND_SIZE;
  const returned: number[] = [];
  let kept = 0;
  for (let i = 0; i < own + state.drawn.length; i++) {
    const character = characterOf(i < own ? state.hands[handStart + i]! : state.drawn[i - own]!);
    if (character === first) first = NONE;
    else if (character === second) second = NONE;
    else {
      returned.push(character);
      continue;
    }
    state.hands[handStart + kept++] = character; // overwrites only places read already
  }
  state.drawn.length = 0;
  return returned;
}

/** A proven card that is no longer in the hand was returned: everybody can deduce it. */
function deduceProvenCardReturn(state: State, own: number, count: number): void {
  if ((state.proved & PROVED_ACTION) === 0 || state.options.replaceProven === 'now') return;
  const { claims } = ACTION_RULES[state.action]!;
  if (handPlaceOf(state, state.turn, claims) === NONE) recordDeducedReturn(state, state.turn, claims, count, own);
}
