// Moving cards between hands and deck, and keeping track of which viewers know where a card is.
//
// Only what is *certain* is kept: a card seen going under an ordered deck (`returnTo: bottom`), a card seen in a hand, a
// number of copies seen going into a shuffled deck (`returnTo: shuffle`) less those that others may have drawn since.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from './characters.ts';
import { ALL_VIEWERS, characterOf, HAND_SIZE, makeCard, PUBLIC_VIEWER, type State, viewersWhoSaw } from './state.ts';

/** By packed counts of `State.knownInDeck`: the same with one copy less of each character. */
const ONE_LESS_OF_EACH = Uint16Array.from({ length: 1 << (2 * CHARACTERS.length) }, (_, counts) => {
  let less = 0;
  for (let c = 0; c < CHARACTERS.length; c++) less |= Math.max(0, knownCopiesInDeck(counts, c) - 1) << (2 * c);
  return less;
});

export function knownCopiesInDeck(counts: number, character: number): number {
  return (counts >> (2 * character)) & 3;
}

/** Takes a card from the deck for a seat: any card of a shuffled deck, the top one of an ordered deck. */
export function drawCard(state: State, seat: Seat, chance: Chance): number {
  const deck = state.deck;
  if (state.options.returnTo === 'bottom') return deck.pop()!;
  const top = deck.length - 1;
  const place = top - chance.below(deck.length);
  const card = deck[place]!;
  deck[place] = deck[top]!;
  deck.pop();
  const knownInDeck = state.knownInDeck;
  for (let viewer = 0; viewer <= PUBLIC_VIEWER; viewer++) {
    const counts = knownInDeck[viewer]!;
    if (counts === 0) continue;
    if (viewer !== seat) knownInDeck[viewer] = ONE_LESS_OF_EACH[counts]!;
    else if (knownCopiesInDeck(counts, card) > 0) knownInDeck[viewer] = counts - (1 << (2 * card));
  }
  return card;
}

/** Puts a card back. The seat that returns it and all who saw it know where it went. */
export function returnToDeck(state: State, seat: Seat, card: number): void {
  const seenBy = viewersWhoSaw(card) | (1 << seat);
  const character = characterOf(card);
  if (state.options.returnTo === 'bottom') {
    putAtBottom(state.deck, makeCard(character, seenBy));
    return;
  }
  putAtBottom(state.deck, character);
  for (let viewer = 0; viewer <= PUBLIC_VIEWER; viewer++) {
    if (seenBy & (1 << viewer)) state.knownInDeck[viewer]! += 1 << (2 * character);
  }
}

function putAtBottom(deck: number[], card: number): void {
  deck.push(card);
  for (let i = deck.length - 1; i > 0; i--) deck[i] = deck[i - 1]!;
  deck[0] = card;
}

/** Viewers see a card in a hand. Those who already knew of an equal card there learn nothing: it may be the same one. So of
 * two equal cards the shown one records everybody who knows of one, the other everybody who knows of both. */
export function recordSeenBy(state: State, seat: Seat, place: number, viewers: number): void {
  const at = seat * HAND_SIZE;
  const card = state.hands[at + place]!;
  const other = state.hands[at + 1 - place]!;
  if (other === NONE || characterOf(other) !== characterOf(card)) {
    state.hands[at + place] = card | (viewers << 3);
    return;
  }
  state.hands[at + place] = card | other | (viewers << 3);
  state.hands[at + 1 - place] = makeCard(characterOf(other), viewersWhoSaw(card) & viewersWhoSaw(other));
}

/** A card leaves a hand, and those who saw it know. Those who knew only one of two equal cards no longer know the other. */
export function releaseCard(state: State, seat: Seat, place: number): number {
  const at = seat * HAND_SIZE;
  const card = state.hands[at + place]!;
  const other = state.hands[at + 1 - place]!;
  if (other !== NONE && characterOf(other) === characterOf(card)) {
    state.hands[at + 1 - place] = makeCard(characterOf(other), viewersWhoSaw(other) & viewersWhoSaw(card));
  }
  return card;
}

/** A seat moved its cards so that only `viewers` could follow: all others no longer know its hand. */
export function forgetHandExceptBy(state: State, seat: Seat, viewers: number): void {
  for (let at = seat * HAND_SIZE; at < seat * HAND_SIZE + HAND_SIZE; at++) {
    const card = state.hands[at]!;
    if (card !== NONE) state.hands[at] = makeCard(characterOf(card), viewersWhoSaw(card) & viewers);
  }
}

/** Everybody can deduce that this character was among the last `count` cards returned, the seat's own before drawn ones. */
export function recordDeducedReturn(state: State, seat: Seat, character: number, count: number, own: number): void {
  if (state.options.returnTo === 'shuffle') {
    for (let viewer = 0; viewer <= PUBLIC_VIEWER; viewer++) {
      if (viewer !== seat) state.knownInDeck[viewer]! += 1 << (2 * character);
    }
  } else if (count === 1 || own === 1) {
    state.deck[count - 1] = makeCard(character, ALL_VIEWERS);
  }
}
