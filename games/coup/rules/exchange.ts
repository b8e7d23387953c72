// Drawing cards to choose among, and choosing.

import type { Chance } from '@kuluary/kernel/chance';
import { ACTION_RULES } from './actions.ts';
import { type Character, characterCode, characterName, NONE } from './characters.ts';
import { deduceReturn, draw, putBack } from './court-deck.ts';
import type { Listeners } from './events.ts';
import { GAVE_BACK, GOT, note, RETURNED, record } from './history.ts';
import { characterOf, HAND, influence, PROVED_ACTION, placeOf, type State } from './state.ts';

export function drawToChoose(state: State, chance: Chance, events: Listeners): void {
  const { turn } = state;
  const count = ACTION_RULES[state.action]!.draws;
  for (let i = 0; i < count; i++) {
    const card = draw(state, turn, chance);
    state.drawn.push(card);
    note(state, turn, GOT, characterOf(card));
  }
  if (events) {
    events.all({ type: 'drew', seat: turn, count });
    events.only(turn, { type: 'your-draw', cards: state.drawn.map((card) => characterName(characterOf(card))) });
  }
}

/** Own cards are kept before drawn ones of the same character; own cards go back before drawn ones. */
export function keepCards(state: State, names: readonly Character[], events: Listeners): void {
  const { turn, drawn } = state;
  const at = turn * HAND;
  const own = influence(state, turn);
  const claim = ACTION_RULES[state.action]!.claims;
  for (let i = own - 1; i >= 0; i--) drawn.unshift(state.hands[at + i]!); // all of them, in order of receiving
  let first = characterCode(names[0]);
  let second = own === HAND ? characterCode(names[1]) : NONE;
  let kept = 0;
  let back = 0;
  for (let i = 0; i < drawn.length; i++) {
    const character = characterOf(drawn[i]!);
    if (character === first) first = NONE;
    else if (character === second) second = NONE;
    else {
      drawn[back++] = character;
      continue;
    }
    state.hands[at + kept++] = character;
  }
  drawn.length = back;
  for (let i = 0; i < back; i++) {
    putBack(state, turn, drawn[i]!);
    note(state, turn, GAVE_BACK, drawn[i]!);
  }
  record(state, RETURNED, turn, back, NONE);
  state.claimed[turn] = 0;
  if (events) {
    const cards = drawn.map(characterName);
    events.all({ type: 'returned', seat: turn, count: back });
    events.only(turn, { type: 'your-return', cards, kept: state.hands.slice(at, at + own).map(characterName) });
  }
  drawn.length = 0;
  const isProven = (state.proved & PROVED_ACTION) !== 0 && state.options.replaceProven === 'end-of-turn';
  if (isProven && placeOf(state, turn, claim) === NONE) deduceReturn(state, turn, claim, back, own);
}
