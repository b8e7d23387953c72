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
  const { turn } = state;
  const own = influence(state, turn);
  const back = sortOut(state, own, characterCode(names[0]), own === HAND ? characterCode(names[1]) : NONE);
  for (let i = 0; i < back.length; i++) {
    putBack(state, turn, back[i]!);
    note(state, turn, GAVE_BACK, back[i]!);
  }
  record(state, RETURNED, turn, back.length, NONE);
  understandReturn(state, own, back.length);
  if (!events) return;
  const kept = state.hands.slice(turn * HAND, turn * HAND + own).map(characterName);
  events.all({ type: 'returned', seat: turn, count: back.length });
  events.only(turn, { type: 'your-return', cards: back.map(characterName), kept });
}

/** Puts the one or two wanted characters into the hand; gives the characters that are left, own ones first. */
function sortOut(state: State, own: number, first: number, second: number): number[] {
  const at = state.turn * HAND;
  const back: number[] = [];
  let kept = 0;
  for (let i = 0; i < own + state.drawn.length; i++) {
    const character = characterOf(i < own ? state.hands[at + i]! : state.drawn[i - own]!);
    if (character === first) first = NONE;
    else if (character === second) second = NONE;
    else {
      back.push(character);
      continue;
    }
    state.hands[at + kept++] = character; // never beyond what has been looked at already
  }
  state.drawn.length = 0;
  return back;
}

/** A proven card that is not there to be replaced any more has gone back: everybody can tell. */
function understandReturn(state: State, own: number, count: number): void {
  if ((state.proved & PROVED_ACTION) === 0 || state.options.replaceProven === 'now') return;
  const { claims } = ACTION_RULES[state.action]!;
  if (placeOf(state, state.turn, claims) === NONE) deduceReturn(state, state.turn, claims, count, own);
}
