// The history (what everybody saw) and the private notes (what one seat alone saw) of a match. Each entry is packed into one
// number, because views are sent often and states are copied a lot.

import type { Seat } from '@kuluary/kernel/game';
import { ACTION_RULES } from './actions-and-blocks.ts';
import { NONE } from './characters.ts';
import type { State } from './state.ts';

/** Kinds of entries; behind each, what `value` and `otherSeat` mean. */
const HISTORY_KINDS = [
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
type HistoryKind = (typeof HISTORY_KINDS)[number];

export const ANNOUNCED = 0;
export const SHOWN = 1;
export const NOT_SHOWN = 2;
export const BLOCKED = 3;
export const LOST = 4;
export const REPLACED = 5;
export const RETURNED = 6;
export const EXAMINED = 7;
export const SWAPPED = 8;

export function recordInHistory(state: State, kind: number, seat: Seat, value: number, otherSeat: Seat): void {
  state.history.push(kind | (seat << 4) | (value << 7) | ((otherSeat + 1) << 10));
}

export interface HistoryEntry {
  readonly kind: HistoryKind;
  readonly seat: Seat;
  readonly value: number; // see HISTORY_KINDS
  readonly otherSeat: Seat; // see HISTORY_KINDS; or NONE
}

export function unpackHistoryEntry(packed: number): HistoryEntry {
  const otherSeat = ((packed >> 10) & 7) - 1;
  return { kind: HISTORY_KINDS[packed & 15]!, seat: (packed >> 4) & 7, value: (packed >> 7) & 7, otherSeat };
}

const NOTE_KINDS = ['got', 'gave-back', 'saw'] as const;

export const GOT = 0; // a card from the deck
export const GAVE_BACK = 1; // a card to the deck
export const SAW = 2; // the examined seat's card

/** Adds a note of what a seat alone saw, with the length of the history then. */
export function addPrivateNote(state: State, seat: Seat, kind: number, character: number): void {
  state.notes.push(seat | (kind << 3) | (character << 5) | (state.history.length << 8));
}

export function privateNotesOf(state: State, seat: Seat): number[] {
  return state.notes.filter((packed) => (packed & 7) === seat);
}

export interface PrivateNote {
  readonly kind: (typeof NOTE_KINDS)[number];
  readonly character: number;
  readonly historyLength: number; // when it was added
}

export function unpackPrivateNote(packed: number): PrivateNote {
  return { kind: NOTE_KINDS[(packed >> 3) & 3]!, character: (packed >> 5) & 7, historyLength: packed >> 8 };
}

/** What each seat has claimed with its present hand, a bit for each character. */
export function claimsBySeat(history: readonly number[], seats: number): number[] {
  const claims = Array<number>(seats).fill(0);
  for (const packed of history) {
    const kind = packed & 15;
    const seat = (packed >> 4) & 7;
    const value = (packed >> 7) & 7;
    if (kind === BLOCKED) claims[seat]! |= 1 << value;
    else if (kind === ANNOUNCED && ACTION_RULES[value]!.claims !== NONE)
      claims[seat]! |= 1 << ACTION_RULES[value]!.claims;
    else if (kind === LOST || isNewCard(kind)) claims[seat] = 0;
  }
  return claims;
}

/** The seats that have drawn a card since the deal, a bit each. */
export function redrawnSeats(history: readonly number[]): number {
  let seats = 0;
  for (const packed of history) {
    if (isNewCard(packed & 15)) seats |= 1 << ((packed >> 4) & 7);
  }
  return seats;
}

function isNewCard(kind: number): boolean {
  return kind === REPLACED || kind === RETURNED || kind === SWAPPED;
}
