// Cards on the move, and who remembers what about them.
//
// What is remembered is what is *certain*: a card seen going under an ordered deck (`returnTo: bottom`), a card seen
// in a hand, a number of copies seen going into a shuffled deck (`returnTo: shuffle`) less those that others may have
// drawn since. What is merely likely is for bots to think about.

import type { Chance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { CHARACTERS, NONE } from './characters.ts';
import { cardOf, characterOf, EVERYBODY, HAND, PUBLIC, type State, witnesses } from './state.ts';

/** For every packed count of `sure`: the same with one copy less of each character. */
const ONE_LESS_OF_EACH = Uint16Array.from({ length: 1 << (2 * CHARACTERS.length) }, (_, counts) => {
  let less = 0;
  for (let c = 0; c < CHARACTERS.length; c++) less |= Math.max(0, sureCount(counts, c) - 1) << (2 * c);
  return less;
});

export function sureCount(counts: number, character: number): number {
  return (counts >> (2 * character)) & 3;
}

/** Takes a card from the deck for a seat. From a shuffled deck that is any card, from an ordered one the top. */
export function draw(state: State, seat: Seat, chance: Chance): number {
  const deck = state.deck;
  if (state.options.returnTo === 'bottom') return deck.pop()!;
  const top = deck.length - 1;
  const place = top - chance.below(deck.length);
  const card = deck[place]!;
  deck[place] = deck[top]!;
  deck.pop();
  const sure = state.sure;
  for (let viewer = 0; viewer <= PUBLIC; viewer++) {
    const counts = sure[viewer]!;
    if (counts === 0) continue;
    if (viewer !== seat) sure[viewer] = ONE_LESS_OF_EACH[counts]!;
    else if (sureCount(counts, card) > 0) sure[viewer] = counts - (1 << (2 * card));
  }
  return card;
}

/** Puts a card back. Whoever saw it, and the seat that returns it, knows where it went. */
export function putBack(state: State, seat: Seat, card: number): void {
  const seenBy = witnesses(card) | (1 << seat);
  const character = characterOf(card);
  if (state.options.returnTo === 'bottom') {
    slideUnder(state.deck, cardOf(character, seenBy));
    return;
  }
  slideUnder(state.deck, character);
  for (let viewer = 0; viewer <= PUBLIC; viewer++) {
    if (seenBy & (1 << viewer)) state.sure[viewer]! += 1 << (2 * character);
  }
}

function slideUnder(deck: number[], card: number): void {
  deck.push(card);
  for (let i = deck.length - 1; i > 0; i--) deck[i] = deck[i - 1]!;
  deck[0] = card;
}

/**
 * Viewers see a card in a hand. Who already knew of a like card there has learnt nothing: it may be the same one. So of
 * two alike, the one that is shown carries all who know of one, the other those who know of both.
 */
export function reveal(state: State, seat: Seat, place: number, viewers: number): void {
  const at = seat * HAND;
  const card = state.hands[at + place]!;
  const other = state.hands[at + 1 - place]!;
  if (other === NONE || characterOf(other) !== characterOf(card)) {
    state.hands[at + place] = card | (viewers << 3);
    return;
  }
  state.hands[at + place] = card | other | (viewers << 3);
  state.hands[at + 1 - place] = cardOf(characterOf(other), witnesses(card) & witnesses(other));
}

/** A card leaves a hand in sight of its witnesses. Who knew only one of two alike no longer knows the other. */
export function partWith(state: State, seat: Seat, place: number): number {
  const at = seat * HAND;
  const card = state.hands[at + place]!;
  const other = state.hands[at + 1 - place]!;
  if (other !== NONE && characterOf(other) === characterOf(card)) {
    state.hands[at + 1 - place] = cardOf(characterOf(other), witnesses(other) & witnesses(card));
  }
  return card;
}

/** A seat moved its cards where only `viewers` could follow: all others forget what they knew of its hand. */
export function blur(state: State, seat: Seat, viewers: number): void {
  for (let at = seat * HAND; at < seat * HAND + HAND; at++) {
    const card = state.hands[at]!;
    if (card !== NONE) state.hands[at] = cardOf(characterOf(card), witnesses(card) & viewers);
  }
}

/** Everybody understands that this character went back among the last `count` cards, the seat's own before drawn ones. */
export function deduceReturn(state: State, seat: Seat, character: number, count: number, own: number): void {
  if (state.options.returnTo === 'shuffle') {
    for (let viewer = 0; viewer <= PUBLIC; viewer++) {
      if (viewer !== seat) state.sure[viewer]! += 1 << (2 * character);
    }
  } else if (count === 1 || own === 1) {
    state.deck[count - 1] = cardOf(character, EVERYBODY);
  }
}
