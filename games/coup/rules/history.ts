// What seats remember of the game so far, packed small: a view is sent often and imagined states are copied a lot.
// The history is what everybody saw, a number for each happening. Notes are what one seat alone saw.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions.ts';
import { NONE } from './characters.ts';
import type { State } from './state.ts';

/** Happenings, with the meaning of `what` and `other`. */
const HAPPENINGS = [
  'announced', // an action; against whom
  'shown', // a character that was claimed; who challenged it
  'not-shown', // a character that was claimed; who challenged it
  'blocked', // claiming a character
  'lost', // a character, face up
  'replaced', // a proven character
  'returned', // after an exchange; how many cards
  'examined', // nothing; by whom
  'swapped', // nothing
] as const;
type Happening = (typeof HAPPENINGS)[number];

export const ANNOUNCED = 0;
export const SHOWN = 1;
export const NOT_SHOWN = 2;
export const BLOCKED = 3;
export const LOST = 4;
export const REPLACED = 5;
export const RETURNED = 6;
export const EXAMINED = 7;
export const SWAPPED = 8;

/** Writes into the history that something happened to a seat. */
export function record(state: State, kind: number, seat: Seat, what: number, other: Seat): void {
  state.history.push(kind | (seat << 4) | (what << 7) | ((other + 1) << 10));
}

export interface Recorded {
  readonly happening: Happening;
  readonly seat: Seat;
  readonly what: number; // a character or an action, by its index
  readonly other: Seat; // another seat, or NONE
}

export function readHappening(packed: number): Recorded {
  const other = ((packed >> 10) & 7) - 1;
  return { happening: HAPPENINGS[packed & 15]!, seat: (packed >> 4) & 7, what: (packed >> 7) & 7, other };
}

const NOTES = ['got', 'gave-back', 'saw'] as const;

export const GOT = 0; // a card from the deck
export const GAVE_BACK = 1; // a card to the deck
export const SAW = 2; // the examined seat's card

/** Writes down what a seat alone saw, and how long the history was then. */
export function note(state: State, seat: Seat, kind: number, character: number): void {
  state.notes.push(seat | (kind << 3) | (character << 5) | (state.history.length << 8));
}

/** The notes of one seat. */
export function notesOf(state: State, seat: Seat): number[] {
  return state.notes.filter((packed) => (packed & 7) === seat);
}

export interface Note {
  readonly note: (typeof NOTES)[number];
  readonly character: number;
  readonly at: number; // the length of the history when it was written
}

export function readNote(packed: number): Note {
  return { note: NOTES[(packed >> 3) & 3]!, character: (packed >> 5) & 7, at: packed >> 8 };
}

/** What each seat has claimed with the cards it has now, a bit for each character. */
export function claimsIn(history: readonly number[], seats: number): number[] {
  const claims = Array<number>(seats).fill(0);
  for (const packed of history) {
    const kind = packed & 15;
    const seat = (packed >> 4) & 7;
    const what = (packed >> 7) & 7;
    if (kind === BLOCKED) claims[seat]! |= 1 << what;
    else if (kind === ANNOUNCED && ACTION_RULES[what]!.claims !== NONE)
      claims[seat]! |= 1 << ACTION_RULES[what]!.claims;
    else if (kind === LOST || isRedraw(kind)) claims[seat] = 0;
  }
  return claims;
}

/** The seats that have got a card from the deck since the deal, a bit each. */
export function redrawnIn(history: readonly number[]): number {
  let seats = 0;
  for (const packed of history) {
    if (isRedraw(packed & 15)) seats |= 1 << ((packed >> 4) & 7);
  }
  return seats;
}

function isRedraw(kind: number): boolean {
  return kind === REPLACED || kind === RETURNED || kind === SWAPPED;
}
