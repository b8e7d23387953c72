// One or two hidden cards of a seat as a number, for tables of probabilities.

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from '../../rules/characters.ts';
import { characterOf, HAND_SIZE, type State } from '../../rules/state.ts';

const NO_CARD = CHARACTERS.length; // stands for the card that a seat has lost
const CODES_PER_CARD = NO_CARD + 1;
export const HAND_CODES = CODES_PER_CARD * CODES_PER_CARD;

/** The hand of these characters, in any order; the second may be NONE. */
export function handCode(first: number, second: number): number {
  if (second === NONE) return first * CODES_PER_CARD + NO_CARD;
  return first <= second ? first * CODES_PER_CARD + second : second * CODES_PER_CARD + first;
}

export function handCodeOfSeat(state: State, seat: Seat): number {
  const second = state.hands[seat * HAND_SIZE + 1]!;
  return handCode(characterOf(state.hands[seat * HAND_SIZE]!), second === NONE ? NONE : characterOf(second));
}

export function firstCharacterIn(hand: number): number {
  return Math.floor(hand / CODES_PER_CARD);
}

/** NONE when there is one card. */
export function secondCharacterIn(hand: number): number {
  return hand % CODES_PER_CARD === NO_CARD ? NONE : hand % CODES_PER_CARD;
}

export function copiesInHand(hand: number, character: number): number {
  return Number(firstCharacterIn(hand) === character) + Number(secondCharacterIn(hand) === character);
}

/** Characters of the hand, a bit each. */
export function charactersMaskOf(hand: number): number {
  const second = secondCharacterIn(hand);
  return (1 << firstCharacterIn(hand)) | (second === NONE ? 0 : 1 << second);
}

/** Every hand of one or two of these characters. */
export function possibleHands(characters: readonly number[], cards: number): number[] {
  if (cards === 1) return characters.map((character) => handCode(character, NONE));
  return characters.flatMap((a) => characters.filter((b) => b >= a).map((b) => handCode(a, b)));
}
