// Changes everything that is hidden from a viewer, for the contract tests. Written from the list of secrets in rule C38 and on
// purpose without the rules' own `view`, `imagine` and response windows, so as not to share their mistakes.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { CHARACTERS, charactersInPlay, NONE } from '../rules/characters.ts';
import { redrawnSeats } from '../rules/history.ts';
import {
  BLOCK,
  CHALLENGE,
  CHALLENGE_BLOCK,
  cloneState,
  HAND_SIZE,
  PICK,
  PUBLIC_VIEWER,
  type State,
  SWAP,
} from '../rules/state.ts';

export const SECRETS = [
  "another seat's hand",
  'the deck',
  'the cards of an exchange',
  'a sealed challenge',
  'a sealed block',
  'a sealed pick',
  'what another seat picked and set aside',
  'the card offered to an examiner',
  'what others remember',
] as const;
type Secret = (typeof SECRETS)[number];

const MAX_TRIES = 20;

export function varySecrets(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const viewerIndex = viewer === 'spectator' ? PUBLIC_VIEWER : viewer;
  const other = cloneState(state);
  varyKnowledge(other, viewerIndex, chance);
  if (state.phase === PICK) varySealedPicks(other, viewerIndex, chance);
  else varyCards(other, viewerIndex, chance);
  varySealedMoves(other, viewerIndex, chance);
  if (
    state.phase === SWAP &&
    viewerIndex !== state.turn &&
    viewerIndex !== state.target &&
    handCodesOf(state, state.target).length === 2
  ) {
    other.offered = chance.below(2);
  }
  return { state: other, changed: changedSecrets(state, other, viewerIndex) };
}

// Cards. A hidden place in hands, drawn cards or deck may hold any other hidden card. Other viewers who know the place still
// know it afterwards.

interface HiddenPlace {
  readonly list: number[];
  readonly at: number;
}

function varyCards(state: State, viewerIndex: number, chance: Chance): void {
  const original = cloneState(state);
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const places = hiddenPlaces(state, viewerIndex);
    const pool = places.map(({ list, at }) => list[at]! & 7);
    if (varyPicks(state, viewerIndex, pool, chance)) {
      shuffle(pool, chance);
      places.forEach(({ list, at }, i) => {
        list[at] = (list[at]! & ~7) | pool[i]!;
      });
      if (areDrawnNothingPicksHeld(state, viewerIndex) && areKnownCardsInDeck(state)) return;
    }
    Object.assign(state, cloneState(original));
  }
}

function hiddenPlaces(state: State, viewerIndex: number): HiddenPlace[] {
  const places: HiddenPlace[] = [];
  const add = (list: number[], at: number) => {
    if (list[at] !== NONE && ((list[at]! >> (3 + viewerIndex)) & 1) === 0) places.push({ list, at });
  };
  for (let at = 0; at < state.hands.length; at++) if (Math.floor(at / HAND_SIZE) !== viewerIndex) add(state.hands, at);
  if (state.turn !== viewerIndex) for (let at = 0; at < state.drawn.length; at++) add(state.drawn, at);
  const knownInDeck = CHARACTERS.map((_, c) => (state.knownInDeck[viewerIndex]! >> (2 * c)) & 3);
  for (let at = 0; at < state.deck.length; at++) {
    const character = state.deck[at]! & 7;
    if (knownInDeck[character]! > 0)
      knownInDeck[character]!--; // the viewer knows that such a card is in the deck
    else add(state.deck, at);
  }
  return places;
}

/** Gives the other seats of a drafted game another pick; the cards set aside go into the pool and come out of it. */
function varyPicks(state: State, viewerIndex: number, pool: number[], chance: Chance): boolean {
  const characters = charactersInPlay(state.options.inquisitor);
  const hidden = state.picks.map((_, seat) => seat).filter((seat) => seat !== viewerIndex);
  for (const seat of hidden) pool.push(...characters.filter((c) => c !== state.picks[seat]));
  for (const seat of hidden) {
    state.picks[seat] = characters[chance.below(characters.length)]!;
    for (const character of characters) {
      if (character === state.picks[seat]) continue;
      const at = pool.indexOf(character);
      if (at === -1) return false;
      pool.splice(at, 1);
    }
  }
  return true;
}

/** Has each seat that has drawn nothing since the draft still its pick, in hand or face up? */
function areDrawnNothingPicksHeld(state: State, viewerIndex: number): boolean {
  return state.picks.every((pick, seat) => {
    if (seat === viewerIndex || (redrawnSeats(state.history) >> seat) & 1) return true;
    return (
      handCodesOf(state, seat).includes(pick) ||
      state.faceUp.slice(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE).includes(pick)
    );
  });
}

/** Is every card that somebody knows to be in the deck there? */
function areKnownCardsInDeck(state: State): boolean {
  return state.knownInDeck.every((counts) =>
    CHARACTERS.every((_, c) => ((counts >> (2 * c)) & 3) <= state.deck.filter((card) => (card & 7) === c).length),
  );
}

/** Changes what other seats know: it may be less, or for a single card more; their notes may say anything. */
function varyKnowledge(state: State, viewerIndex: number, chance: Chance): void {
  state.notes = state.notes.map((note) => ((note & 7) === viewerIndex ? note : note ^ (chance.below(2) << 5)));
  for (let other = 0; other < state.seats; other++) {
    if (other === viewerIndex) continue;
    if (chance.below(2) === 0) state.knownInDeck[other] = 0;
    if (state.options.returnTo === 'bottom' && state.deck.length > 0) {
      state.deck[chance.below(state.deck.length)]! ^= 1 << (3 + other);
    }
  }
}

function handCodesOf(state: State, seat: Seat): number[] {
  return state.hands
    .slice(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE)
    .filter((card) => card !== NONE)
    .map((card) => card & 7);
}

// Sealed moves. A challenge or a block with no missing move before it would have closed the window.

function varySealedPicks(state: State, viewerIndex: number, chance: Chance): void {
  const characters = charactersInPlay(state.options.inquisitor);
  state.picks.forEach((pick, seat) => {
    if (seat !== viewerIndex && pick !== NONE) state.picks[seat] = characters[chance.below(characters.length)]!;
  });
}

/** The blocking characters by action code, copied from the rules. */
const BLOCKERS_BY_ACTION: Readonly<Record<number, readonly number[]>> = { 1: [0], 4: [4], 5: [2, 3, 5] };

function varySealedMoves(state: State, viewerIndex: number, chance: Chance): void {
  const isBlock = state.phase === BLOCK;
  if (state.phase !== CHALLENGE && state.phase !== CHALLENGE_BLOCK && !isBlock) return;
  const origin = state.phase === CHALLENGE_BLOCK ? state.blocker : state.turn;
  const claims = (BLOCKERS_BY_ACTION[state.action] ?? []).filter((c) =>
    charactersInPlay(state.options.inquisitor).includes(c),
  );
  const isTargets = state.options.blockBy === 'target' && state.action !== 1;
  let isForestalled =
    isBlock &&
    (state.options.blockers === 'each' || (state.options.blockers === 'each-with-target' && state.target !== NONE));
  for (let i = 1; i < state.seats; i++) {
    const seat = (origin + i) % state.seats;
    const bit = 1 << seat;
    if (state.asked & bit) isForestalled = true;
    const hasMoved = (state.asked & bit) === 0 && handCodesOf(state, seat).length > 0;
    if (
      !hasMoved ||
      seat === viewerIndex ||
      state.openPasses & bit ||
      (isBlock && (seat === state.turn || (isTargets && seat !== state.target)))
    )
      continue;
    const objects = isForestalled && chance.below(2) === 1;
    state.objections = objects ? state.objections | bit : state.objections & ~bit;
    if (!isBlock) continue;
    state.blockClaims &= ~(7 << (3 * seat));
    if (objects) state.blockClaims |= claims[chance.below(claims.length)]! << (3 * seat);
  }
}

// Comparison: which secrets differ.

function changedSecrets(a: State, b: State, viewerIndex: number): Secret[] {
  const changed: Secret[] = [];
  const note = (secret: Secret, isChanged: boolean) => {
    if (isChanged) changed.push(secret);
  };
  const cards = (list: readonly number[]) => list.map((card) => (card === NONE ? NONE : card & 7)).join();
  const seats = [...Array(a.seats).keys()];
  note(
    "another seat's hand",
    seats.some((seat) => handCodesOf(a, seat).sort().join() !== handCodesOf(b, seat).sort().join()),
  );
  note('the deck', cards(a.deck) !== cards(b.deck));
  note('the cards of an exchange', cards(a.drawn) !== cards(b.drawn));
  note('a sealed challenge', a.phase !== BLOCK && a.objections !== b.objections);
  note('a sealed block', a.phase === BLOCK && (a.objections !== b.objections || a.blockClaims !== b.blockClaims));
  note('a sealed pick', a.phase === PICK && a.picks.join() !== b.picks.join());
  note('what another seat picked and set aside', a.phase !== PICK && a.picks.join() !== b.picks.join());
  const offered = (state: State) => state.hands[state.target * HAND_SIZE + state.offered]! & 7;
  note('the card offered to an examiner', a.phase === SWAP && offered(a) !== offered(b));
  const memory = (state: State) => [
    state.notes,
    state.knownInDeck.filter((_, seat) => seat !== viewerIndex),
    state.deck.map((card) => card >> 3),
  ];
  note('what others remember', memory(a).join() !== memory(b).join());
  return changed;
}
