// The full state of a match, secrets included. Cards are numbers of the box; the top of a deck or a stack is the last of
// its list.

import { cloneFrame, type Frame } from '@kuluary/card-language/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import type { VoteKind } from './card-terms.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

export const MAX_SEATS = 5;

export const DECISION_KINDS = [
  'main', // the turn itself
  'guard', // to discard a token, so that the nemesis can be defeated
  'choose', // a card
  'may',
  'either',
  'target', // a foe
  'defend',
  'ballot', // sealed, everybody at once
  'reveal', // a council card, or pass
  'tie', // to break it
  'order', // which trigger comes first
  'character',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

interface PendingDecision {
  readonly kind: DecisionKind;
  readonly seats: Seat[]; // who has yet to answer
}

/** How a card came into play. What was not played from hand leaves at the end of the turn. */
export const FROM_HAND = 0;
export const FROM_STACK = 1; // a location that nobody owns
export const OPENED_FOR_TURN = 2; // owned, for this turn
export const BORROWED = 3; // of another seat; stays if it is ongoing
export type PlayOrigin = typeof FROM_HAND | typeof FROM_STACK | typeof OPENED_FOR_TURN | typeof BORROWED;

export interface CardInPlay {
  readonly card: number;
  readonly owner: Seat; // NO_SEAT for a location of the stack
  readonly from: PlayOrigin;
  isFresh: boolean; // came into play in this turn
  used: readonly number[]; // its abilities that were used in this turn
  held: readonly number[]; // cards under it, each followed by its owner
}

/** A location that was put in play by the stack and bought in this turn: its abilities stay in force until the turn ends. */
interface BoughtLocation {
  readonly card: number;
  used: readonly number[]; // its abilities that were used in this turn
}

export const NO_USED_ABILITIES: readonly number[] = [];

export interface Player {
  character: number; // NO_CARD until it is chosen
  offered: number[]; // characters to choose from
  deck: number[];
  hand: number[];
  discard: number[];
  play: CardInPlay[];
  tokens: number;
  known: number; // cards on top of the deck that everybody has seen go there
  seen: number[]; // cards of the hand that everybody has seen there, in order of their numbers
  used: readonly number[]; // the character's abilities that were used in this turn
}

export interface PendingTrigger {
  readonly ability: number;
  readonly seat: Seat;
  readonly it: number; // the card that the event is about
}

export interface Vote {
  readonly kind: VoteKind;
  isCancelled: boolean;
  choices: number[]; // by seat: a seat, or FOR and AGAINST; UNDECIDED while sealed
  tokens: number[]; // by seat
  revealed: number[][]; // by seat
  next: Seat; // who may reveal now
  passes: number; // in a row
  isOpen: boolean; // the ballots have been shown
  result: number; // UNDECIDED until there is one
}

/** Ballots of the last vote that were shown: public knowledge. */
export interface RevealedBallots {
  readonly choices: readonly number[];
  readonly tokens: readonly number[];
}

export const UNDECIDED = -1;
export const AGAINST = 0;
export const FOR = 1;

export type EndReason = 'defeated' | 'deck-out' | 'standstill';

export interface State {
  readonly options: Options;
  readonly players: Player[];
  deck: number[]; // the main one
  lineUp: number[];
  guns: number;
  waves: number;
  tokens: number; // in the supply
  locations: number[];
  locationDiscard: number[];
  nemeses: number[];
  isNemesisUp: boolean;
  destroyed: number[];
  active: Seat;
  turns: number; // completed
  lastProgressTurn: number; // the turn in which the main deck or the nemeses last became fewer
  isTurnOver: boolean; // from E1 on: what happens is in nobody's turn
  power: number;
  isTokenBought: boolean;
  isGuardPaid: boolean;
  played: number[]; // in this turn, in order
  shown: number[]; // cards that left hands in this turn, in order
  shownBefore: number[]; // and in the turn before
  lasting: number[]; // abilities in force until the end of the turn
  boughtLocations: BoughtLocation[];
  stack: Frame[];
  waiting: PendingTrigger[];
  vote: Vote | null;
  ballots: RevealedBallots | null;
  asked: PendingDecision | null;
  end: EndReason | null;
}

/** What the rules work on. */
export interface RulesContext {
  readonly box: CardBox;
  readonly state: State;
  readonly chance: Chance;
  readonly eventSink: EventSink<Event> | undefined; // undefined: nobody listens
}

/** For rules that only read. */
export type RulesReadContext = Pick<RulesContext, 'box' | 'state'>;

export function cloneState(state: State): State {
  return {
    options: state.options,
    players: state.players.map(clonePlayer),
    deck: state.deck.slice(),
    lineUp: state.lineUp.slice(),
    guns: state.guns,
    waves: state.waves,
    tokens: state.tokens,
    locations: state.locations.slice(),
    locationDiscard: state.locationDiscard.slice(),
    nemeses: state.nemeses.slice(),
    isNemesisUp: state.isNemesisUp,
    destroyed: state.destroyed.slice(),
    active: state.active,
    turns: state.turns,
    lastProgressTurn: state.lastProgressTurn,
    isTurnOver: state.isTurnOver,
    power: state.power,
    isTokenBought: state.isTokenBought,
    isGuardPaid: state.isGuardPaid,
    played: state.played.slice(),
    shown: state.shown.slice(),
    shownBefore: state.shownBefore.slice(),
    lasting: state.lasting.slice(),
    boughtLocations: state.boughtLocations.map(({ card, used }) => ({ card, used })),
    stack: state.stack.map(cloneFrame),
    waiting: state.waiting.slice(),
    vote: state.vote && cloneVote(state.vote),
    ballots: state.ballots,
    asked: state.asked && { ...state.asked, seats: state.asked.seats.slice() },
    end: state.end,
  };
}

function clonePlayer(player: Player): Player {
  return {
    character: player.character,
    offered: player.offered.slice(),
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    discard: player.discard.slice(),
    play: player.play.map(cloneCardInPlay),
    tokens: player.tokens,
    known: player.known,
    seen: player.seen.slice(),
    used: player.used,
  };
}

function cloneCardInPlay({ card, owner, from, isFresh, used, held }: CardInPlay): CardInPlay {
  return { card, owner, from, isFresh, used, held };
}

function cloneVote(vote: Vote): Vote {
  return {
    ...vote,
    choices: vote.choices.slice(),
    tokens: vote.tokens.slice(),
    revealed: vote.revealed.map((cards) => cards.slice()),
  };
}

export function seatsClockwiseFrom(state: State, from: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.map((_, i) => (from + i) % seats);
}

export function nextSeat(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}
