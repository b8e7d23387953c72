// Which cards a seat knows for certain: its own, those that lie face up, and those that it set aside in a draft.

import type { Seat } from '@kuluary/kernel/game';
import { type Character, COPIES_PER_CHARACTER } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';

const SET_ASIDE_CARDS = 4; // in a draft: a seat picks one of five

export function knownCopies(view: View, me: Seat, character: Character): number {
  const aside = view.picked !== null && view.picked !== character ? 1 : 0;
  return aside + countCopies(view.hands[me]!, character) + faceUpCopies(view, character);
}

export function knownCards(view: View, me: Seat): number {
  const aside = view.picked === null ? 0 : SET_ASIDE_CARDS;
  return aside + view.hands[me]!.length + view.faceUp.flat().length;
}

export function faceUpCopies(view: View, character: Character): number {
  return view.faceUp.reduce((sum, cards) => sum + countCopies(cards, character), 0);
}

/** Does this seat know where all copies are? Then anybody else who claims the character bluffs. */
export function areAllCopiesKnown(view: View, me: Seat, character: Character): boolean {
  return knownCopies(view, me, character) === COPIES_PER_CHARACTER;
}

function countCopies(cards: readonly (Character | null)[], character: Character): number {
  let copies = 0;
  for (const card of cards) if (card === character) copies++;
  return copies;
}
