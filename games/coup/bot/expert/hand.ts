// One or two hidden cards of a seat as a number, for tables of probabilities.

import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from '../../rules/characters.ts';
import { characterOf, HAND, type State } from '../../rules/state.ts';

const NOTHING = CHARACTERS.length; // stands for the card that a seat has lost
const SIZE = NOTHING + 1;
export const HANDS = SIZE * SIZE;

/** The hand of these characters, in any order; the second may be NONE. */
export function handOf(first: number, second: number): number {
  if (second === NONE) return first * SIZE + NOTHING;
  return first <= second ? first * SIZE + second : second * SIZE + first;
}

export function handIn(state: State, seat: Seat): number {
  const second = state.hands[seat * HAND + 1]!;
  return handOf(characterOf(state.hands[seat * HAND]!), second === NONE ? NONE : characterOf(second));
}

export function firstIn(hand: number): number {
  return Math.floor(hand / SIZE);
}

/** NONE when there is one card. */
export function secondIn(hand: number): number {
  return hand % SIZE === NOTHING ? NONE : hand % SIZE;
}

export function copiesIn(hand: number, character: number): number {
  return Number(firstIn(hand) === character) + Number(secondIn(hand) === character);
}

/** Characters of the hand, a bit each. */
export function maskOf(hand: number): number {
  const second = secondIn(hand);
  return (1 << firstIn(hand)) | (second === NONE ? 0 : 1 << second);
}

/** Every hand of one or two of these characters. */
export function handsOf(court: readonly number[], cards: number): number[] {
  if (cards === 1) return court.map((character) => handOf(character, NONE));
  return court.flatMap((a) => court.filter((b) => b >= a).map((b) => handOf(a, b)));
}
