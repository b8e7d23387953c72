// Everything that is hidden from a viewer, changed. Written from the rules' list of secrets [C38], on purpose without
// the rules' own `view`, `imagine` and windows: it must not share their mistakes.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat, Viewer } from '@kuluary/kernel/game';
import { CHARACTERS, court, NONE } from '../rules/characters.ts';
import { redrawnIn } from '../rules/history.ts';
import { BLOCK, CHALLENGE, CHALLENGE_BLOCK, clone, HAND, PICK, PUBLIC, type State, SWAP } from '../rules/state.ts';

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

const TRIES = 20;

export function vary(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const eye = viewer === 'spectator' ? PUBLIC : viewer;
  const other = clone(state);
  varyMemories(other, eye, chance);
  if (state.phase === PICK) varySealedPicks(other, eye, chance);
  else varyCards(other, eye, chance);
  varySealedAnswers(other, eye, chance);
  if (state.phase === SWAP && eye !== state.turn && eye !== state.target && handOf(state, state.target).length === 2) {
    other.offered = chance.below(2);
  }
  return { state: other, changed: differences(state, other, eye) };
}

// Cards. A place is an index into hands, drawn cards or deck; what lies there stays hidden, so it may be anything else
// that is hidden. Whoever else knows the place goes on knowing it.

interface Place {
  readonly list: number[];
  readonly at: number;
}

function varyCards(state: State, eye: number, chance: Chance): void {
  const original = clone(state);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const places = hiddenPlaces(state, eye);
    const pool = places.map(({ list, at }) => list[at]! & 7);
    if (redraft(state, eye, pool, chance)) {
      shuffle(pool, chance);
      places.forEach(({ list, at }, i) => {
        list[at] = (list[at]! & ~7) | pool[i]!;
      });
      if (picksAreHeld(state, eye) && memoriesHold(state)) return;
    }
    Object.assign(state, clone(original));
  }
}

function hiddenPlaces(state: State, eye: number): Place[] {
  const places: Place[] = [];
  const add = (list: number[], at: number) => {
    if (list[at] !== NONE && ((list[at]! >> (3 + eye)) & 1) === 0) places.push({ list, at });
  };
  for (let at = 0; at < state.hands.length; at++) if (Math.floor(at / HAND) !== eye) add(state.hands, at);
  if (state.turn !== eye) for (let at = 0; at < state.drawn.length; at++) add(state.drawn, at);
  const sure = CHARACTERS.map((_, c) => (state.sure[eye]! >> (2 * c)) & 3);
  for (let at = 0; at < state.deck.length; at++) {
    const character = state.deck[at]! & 7;
    if (sure[character]! > 0)
      sure[character]!--; // the viewer knows that such a card is in the deck
    else add(state.deck, at);
  }
  return places;
}

/** Gives hidden seats of a drafted game another pick; what they set aside goes into and comes out of the pool. */
function redraft(state: State, eye: number, pool: number[], chance: Chance): boolean {
  const five = court(state.options.inquisitor);
  const hidden = state.picks.map((_, seat) => seat).filter((seat) => seat !== eye);
  for (const seat of hidden) pool.push(...five.filter((c) => c !== state.picks[seat]));
  for (const seat of hidden) {
    state.picks[seat] = five[chance.below(five.length)]!;
    for (const character of five) {
      if (character === state.picks[seat]) continue;
      const at = pool.indexOf(character);
      if (at === -1) return false;
      pool.splice(at, 1);
    }
  }
  return true;
}

/** A seat that has drawn nothing since the draft still has its pick, in hand or face up. */
function picksAreHeld(state: State, eye: number): boolean {
  return state.picks.every((pick, seat) => {
    if (seat === eye || (redrawnIn(state.history) >> seat) & 1) return true;
    return handOf(state, seat).includes(pick) || state.faceUp.slice(seat * HAND, seat * HAND + HAND).includes(pick);
  });
}

/** Nobody is certain of a card that is not there. */
function memoriesHold(state: State): boolean {
  return state.sure.every((counts) =>
    CHARACTERS.every((_, c) => ((counts >> (2 * c)) & 3) <= state.deck.filter((card) => (card & 7) === c).length),
  );
}

/** What other seats remember is theirs: it may be less, or for a single card more; their notes may say anything. */
function varyMemories(state: State, eye: number, chance: Chance): void {
  state.notes = state.notes.map((note) => ((note & 7) === eye ? note : note ^ (chance.below(2) << 5)));
  for (let other = 0; other < state.seats; other++) {
    if (other === eye) continue;
    if (chance.below(2) === 0) state.sure[other] = 0;
    if (state.options.returnTo === 'bottom' && state.deck.length > 0) {
      state.deck[chance.below(state.deck.length)]! ^= 1 << (3 + other);
    }
  }
}

function handOf(state: State, seat: Seat): number[] {
  return state.hands
    .slice(seat * HAND, seat * HAND + HAND)
    .filter((card) => card !== NONE)
    .map((card) => card & 7);
}

// Sealed answers. A challenge or a block that nobody before it can forestall would have closed the window.

function varySealedPicks(state: State, eye: number, chance: Chance): void {
  const five = court(state.options.inquisitor);
  state.picks.forEach((pick, seat) => {
    if (seat !== eye && pick !== NONE) state.picks[seat] = five[chance.below(five.length)]!;
  });
}

/** Who stops what, from the rules' table of actions. */
const BLOCKS: Readonly<Record<number, readonly number[]>> = { 1: [0], 4: [4], 5: [2, 3, 5] };

function varySealedAnswers(state: State, eye: number, chance: Chance): void {
  const isBlock = state.phase === BLOCK;
  if (state.phase !== CHALLENGE && state.phase !== CHALLENGE_BLOCK && !isBlock) return;
  const origin = state.phase === CHALLENGE_BLOCK ? state.blocker : state.turn;
  const claims = (BLOCKS[state.action] ?? []).filter((c) => court(state.options.inquisitor).includes(c));
  const isTargets = state.options.blockBy === 'target' && state.action !== 1;
  let isForestalled = isBlock && state.options.blockers === 'each';
  for (let i = 1; i < state.seats; i++) {
    const seat = (origin + i) % state.seats;
    const bit = 1 << seat;
    if (state.asked & bit) isForestalled = true;
    const hasAnswered = (state.asked & bit) === 0 && handOf(state, seat).length > 0;
    if (!hasAnswered || seat === eye || (isBlock && (seat === state.turn || (isTargets && seat !== state.target))))
      continue;
    const raises = isForestalled && chance.below(2) === 1;
    state.raised = raises ? state.raised | bit : state.raised & ~bit;
    if (!isBlock) continue;
    state.blockAs &= ~(7 << (3 * seat));
    if (raises) state.blockAs |= claims[chance.below(claims.length)]! << (3 * seat);
  }
}

// What really changed.

function differences(a: State, b: State, eye: number): Secret[] {
  const changed: Secret[] = [];
  const note = (secret: Secret, isChanged: boolean) => {
    if (isChanged) changed.push(secret);
  };
  const cards = (list: readonly number[]) => list.map((card) => (card === NONE ? NONE : card & 7)).join();
  const seats = [...Array(a.seats).keys()];
  note(
    "another seat's hand",
    seats.some((seat) => handOf(a, seat).sort().join() !== handOf(b, seat).sort().join()),
  );
  note('the deck', cards(a.deck) !== cards(b.deck));
  note('the cards of an exchange', cards(a.drawn) !== cards(b.drawn));
  note('a sealed challenge', a.phase !== BLOCK && a.raised !== b.raised);
  note('a sealed block', a.phase === BLOCK && (a.raised !== b.raised || a.blockAs !== b.blockAs));
  note('a sealed pick', a.phase === PICK && a.picks.join() !== b.picks.join());
  note('what another seat picked and set aside', a.phase !== PICK && a.picks.join() !== b.picks.join());
  const offered = (state: State) => state.hands[state.target * HAND + state.offered]! & 7;
  note('the card offered to an examiner', a.phase === SWAP && offered(a) !== offered(b));
  const memory = (state: State) => [
    state.notes,
    state.sure.filter((_, seat) => seat !== eye),
    state.deck.map((card) => card >> 3),
  ];
  note('what others remember', memory(a).join() !== memory(b).join());
  return changed;
}
