// The full state of a game, secrets included.
//
// A card is one number: its character in the low three bits, and above them who has seen it where it is now, a bit per seat
// and one for the public. These bits move with the card, so a viewer who saw a card go under the deck still knows it when
// somebody draws it.

import type { Seat } from '@kuluary/kernel/game';
import { NONE } from './characters.ts';
import type { Options } from './editions.ts';

export const MAX_SEATS = 6;
export const HAND_SIZE = 2; // cards of a seat at the start
export const TURN_LIMIT = 300; // after so many turns the game is a draw between the living

export const DECISION_KINDS = [
  'action',
  'challenge',
  'block',
  'challenge-block',
  'show',
  'lose',
  'keep',
  'offer',
  'swap',
  'pick',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const ACTION = 0;
export const CHALLENGE = 1;
export const BLOCK = 2;
export const CHALLENGE_BLOCK = 3;
export const SHOW = 4;
export const LOSE = 5;
export const KEEP = 6;
export const OFFER = 7;
export const SWAP = 8;
export const PICK = 9;
export const GAME_OVER = 10;
export type Phase =
  | typeof ACTION
  | typeof CHALLENGE
  | typeof BLOCK
  | typeof CHALLENGE_BLOCK
  | typeof SHOW
  | typeof LOSE
  | typeof KEEP
  | typeof OFFER
  | typeof SWAP
  | typeof PICK
  | typeof GAME_OVER;

/** Why a seat loses an influence; this also determines what happens next. */
export const LOSS_REASONS = [
  'coup',
  'assassination',
  'caught-acting',
  'caught-blocking',
  'doubted-action',
  'doubted-block',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export const BY_COUP = 0;
export const BY_ASSASSINATION = 1;
export const CAUGHT_ACTING = 2;
export const CAUGHT_BLOCKING = 3;
export const DOUBTED_ACTION = 4;
export const DOUBTED_BLOCK = 5;
export type LossReasonCode =
  | typeof BY_COUP
  | typeof BY_ASSASSINATION
  | typeof CAUGHT_ACTING
  | typeof CAUGHT_BLOCKING
  | typeof DOUBTED_ACTION
  | typeof DOUBTED_BLOCK;

export const PROVED_ACTION = 1; // bits of `proved`
export const PROVED_BLOCK = 2;

export interface State {
  options: Options;
  seats: number;
  first: Seat; // who began
  turn: Seat; // whose turn it is: the actor
  turns: number; // turns completed
  phase: Phase; // the kind of decision (an index of DECISION_KINDS), or GAME_OVER
  asked: number; // seats still to move, a bit each
  objections: number; // sealed: seats that challenged or blocked, a bit each
  openPasses: number; // seats that passed openly in the open window, a bit each
  blockClaims: number; // the character that each block claims, three bits a seat; sealed while blocks are asked for
  standingBlocks: number; // declared blocks not exposed yet, a bit each
  blocker: Seat; // whose block may be challenged now, or NONE
  challenger: Seat; // who challenged the claim in question, or NONE
  action: number; // what the actor announced, or NONE
  target: Seat; // against whom, or NONE
  loss: LossReasonCode | typeof NONE; // why the seat that is asked loses (an index of LOSS_REASONS), or NONE
  proved: number; // which claims of this turn were proven by showing the card
  offered: number; // which card of its hand the target offers to the examiner, 0 or 1, or NONE
  alive: number; // seats with influence left, a bit each
  treasury: number;
  coins: number[]; // of each seat
  hands: number[]; // two places a seat: cards, or NONE; the first is never empty while the seat is alive
  faceUp: number[]; // two places a seat: characters, in the order of losing, or NONE
  drawn: number[]; // cards drawn in an exchange, still to be chosen among
  deck: number[]; // cards, the last one on top
  picks: number[]; // in a drafted game: the character that each seat picked, or NONE; else empty
  history: number[]; // what everybody saw, in order; see history.ts
  notes: number[]; // what single seats saw; see history.ts
  knownInDeck: number[]; // of each seat and the public: characters certainly in the shuffled deck, two bits of count each
}

/** The viewer index that stands for what everybody knows. */
export const PUBLIC_VIEWER = MAX_SEATS;
export const ALL_VIEWERS = (1 << (MAX_SEATS + 1)) - 1;

export function characterOf(card: number): number {
  return card & 7;
}

/** Who has seen the card, a bit each. Its holder need not be among them. */
export function viewersWhoSaw(card: number): number {
  return card >> 3;
}

export function makeCard(character: number, seenBy: number): number {
  return character | (seenBy << 3);
}

/** Is this a seat of the game, and not another value that a bit mask would accept? */
export function isSeat(state: State, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < state.seats && !Object.is(seat, -0);
}

export function influenceOf(state: State, seat: Seat): number {
  const place = seat * HAND_SIZE;
  return state.hands[place] === NONE ? 0 : state.hands[place + 1] === NONE ? 1 : 2;
}

/** Where in its hand the seat has this character: 0, 1, or NONE. */
export function handPlaceOf(state: State, seat: Seat, character: number): number {
  const first = state.hands[seat * HAND_SIZE]!;
  if (first !== NONE && characterOf(first) === character) return 0;
  const second = state.hands[seat * HAND_SIZE + 1]!;
  return second !== NONE && characterOf(second) === character ? 1 : NONE;
}

/** The character that the seat's block claims. */
export function claimedToBlock(state: State, seat: Seat): number {
  return (state.blockClaims >> (3 * seat)) & 7;
}

/** The first seat of the mask, clockwise from `origin`; NONE when it is empty. */
export function firstSeatAfter(mask: number, origin: Seat): Seat {
  const after = mask & (-2 << origin);
  return lowestSeatIn(after === 0 ? mask : after);
}

/** The lowest seat of a mask; NONE when it is empty. */
function lowestSeatIn(mask: number): Seat {
  return 31 - Math.clz32(mask & -mask);
}

/** The seats of a mask, lowest first. */
export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) if (mask & (1 << seat)) seats.push(seat);
  return seats;
}

/** The seats of a mask, clockwise from `origin`. */
export function seatsClockwiseFrom(mask: number, origin: Seat, seats: number): Seat[] {
  const found: Seat[] = [];
  for (let i = 1; i <= seats; i++) {
    const seat = (origin + i) % seats;
    if (mask & (1 << seat)) found.push(seat);
  }
  return found;
}

export function cloneState(state: State): State {
  return {
    options: state.options,
    seats: state.seats,
    first: state.first,
    turn: state.turn,
    turns: state.turns,
    phase: state.phase,
    asked: state.asked,
    objections: state.objections,
    openPasses: state.openPasses,
    blockClaims: state.blockClaims,
    standingBlocks: state.standingBlocks,
    blocker: state.blocker,
    challenger: state.challenger,
    action: state.action,
    target: state.target,
    loss: state.loss,
    proved: state.proved,
    offered: state.offered,
    alive: state.alive,
    treasury: state.treasury,
    coins: state.coins.slice(),
    hands: state.hands.slice(),
    faceUp: state.faceUp.slice(),
    drawn: state.drawn.slice(),
    deck: state.deck.slice(),
    picks: state.picks.slice(),
    history: state.history.slice(),
    notes: state.notes.slice(),
    knownInDeck: state.knownInDeck.slice(),
  };
}
