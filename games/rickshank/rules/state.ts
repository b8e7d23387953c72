// Everything there is to know about a table in the middle of a game, secrets included. Cards are numbers of the box;
// the top of a deck or a stack is the last of its list.

import { cloneFrame, type Frame } from '@kuluary/effects/interpreter';
import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import type { Box } from './box.ts';
import type { VoteKind } from './dialect.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';

export const MAX_SEATS = 5;

/** What somebody can be asked. */
export const KINDS = [
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
export type Kind = (typeof KINDS)[number];

interface Asked {
  readonly kind: Kind;
  readonly seats: Seat[]; // who has yet to answer
}

/** How a card came into play. What was not played from hand leaves at the end of the turn. */
export const FROM_HAND = 0;
export const FROM_STACK = 1; // a location that nobody owns
export const OPENED = 2; // its owner's, for this turn
export const BORROWED = 3; // of another seat: stays if it is ongoing
export type Origin = typeof FROM_HAND | typeof FROM_STACK | typeof OPENED | typeof BORROWED;

export interface Piece {
  readonly card: number;
  readonly owner: Seat; // NOBODY for a location of the stack
  readonly from: Origin;
  isFresh: boolean; // it has come into play in this turn
  used: readonly number[]; // its abilities that were, in this turn
  held: readonly number[]; // cards under it, each followed by its owner
}

export const NOTHING_HELD: readonly number[] = [];
export const NOTHING_USED: readonly number[] = [];

export interface Player {
  character: number; // NOTHING until it is chosen
  offered: number[]; // characters to choose from
  deck: number[];
  hand: number[];
  discard: number[];
  play: Piece[];
  tokens: number;
  known: number; // cards on top of the deck that everybody has seen go there
  seen: number[]; // cards of the hand that everybody has seen there, in order of their numbers
  used: readonly number[]; // the character's abilities that were, in this turn
}

export interface Waiting {
  readonly ability: number;
  readonly seat: Seat;
  readonly it: number; // the card that it is about
}

export interface Vote {
  readonly kind: VoteKind;
  isCancelled: boolean;
  choices: number[]; // by seat: a seat, or FOR and AGAINST; UNDECIDED while sealed
  tokens: number[]; // by seat
  revealed: number[][]; // by seat
  next: Seat; // who may reveal
  passes: number; // in a row
  isOpen: boolean; // the ballots have been shown
  result: number; // UNDECIDED until there is one
}

/** Of the last vote whose ballots were shown: whoever was there remembers. */
export interface Ballots {
  readonly choices: readonly number[];
  readonly tokens: readonly number[];
}

export const UNDECIDED = -1;
export const AGAINST = 0;
export const FOR = 1;

/** Why a game is over. */
export type End = 'defeated' | 'deck-out' | 'standstill';

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
  renewed: number; // in which turn the main deck or the nemeses last became fewer
  isTurnOver: boolean; // e1 has come: nothing is in anybody's turn
  power: number;
  isTokenBought: boolean;
  isGuardPaid: boolean;
  played: number[]; // in this turn, in their order
  shown: number[]; // cards that came out of hands in this turn, in their order
  shownBefore: number[]; // and in the turn before: whoever was there remembers
  lasting: number[]; // abilities in force until the end of the turn
  stack: Frame[];
  waiting: Waiting[]; // triggers
  vote: Vote | null;
  ballots: Ballots | null;
  asked: Asked | null;
  end: End | null;
}

/** What a rule works on. */
export interface Table {
  readonly box: Box;
  readonly state: State;
  readonly chance: Chance;
  readonly events: Events<Event> | undefined; // undefined: nobody watches
}

/** As much of it as is needed to look. */
export type Looked = Pick<Table, 'box' | 'state'>;

export function clone(state: State): State {
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
    renewed: state.renewed,
    isTurnOver: state.isTurnOver,
    power: state.power,
    isTokenBought: state.isTokenBought,
    isGuardPaid: state.isGuardPaid,
    played: state.played.slice(),
    shown: state.shown.slice(),
    shownBefore: state.shownBefore.slice(),
    lasting: state.lasting.slice(),
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
    play: player.play.map(clonePiece),
    tokens: player.tokens,
    known: player.known,
    seen: player.seen.slice(),
    used: player.used,
  };
}

function clonePiece({ card, owner, from, isFresh, used, held }: Piece): Piece {
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

/** Clockwise, each once. */
export function round(state: State, from: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.map((_, i) => (from + i) % seats);
}

export function after(state: State, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}
