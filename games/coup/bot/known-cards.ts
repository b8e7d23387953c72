// Which cards a seat knows for certain: its own, those that lie face up, and those that it set aside in a draft.

import type { Seat } from '@kuluary/kernel/game';
import { type Character, COPIES } from '../rules/characters.ts';
import type { View } from '../rules/view.ts';

const SET_ASIDE = 4; // cards that a seat leaves of its own five in a draft

/** How many copies of the character this seat knows. */
export function knownCopies(view: View, me: Seat, character: Character): number {
  const aside = view.picked !== null && view.picked !== character ? 1 : 0;
  return aside + count(view.hands[me]!, character) + faceUpCopies(view, character);
}

/** How many cards this seat knows in all. */
export function knownCards(view: View, me: Seat): number {
  const aside = view.picked === null ? 0 : SET_ASIDE;
  return aside + view.hands[me]!.length + view.faceUp.flat().length;
}

export function faceUpCopies(view: View, character: Character): number {
  return view.faceUp.reduce((sum, cards) => sum + count(cards, character), 0);
}

/** All copies lie where this seat knows them: whoever else claims the character lies. */
export function isExhausted(view: View, me: Seat, character: Character): boolean {
  return knownCopies(view, me, character) === COPIES;
}

function count(cards: readonly (Character | null)[], character: Character): number {
  let copies = 0;
  for (const card of cards) if (card === character) copies++;
  return copies;
}
