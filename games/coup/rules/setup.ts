// The first state of a game: an ordinary deal, or the two-seat draft.

import type { Chance } from '@kuluary/kernel/chance';
import type { EventSink, Seat } from '@kuluary/kernel/game';
import { COPIES_PER_CHARACTER, charactersInPlay, NONE } from './characters.ts';
import { payStartingCoins } from './coins.ts';
import { emitHands, shuffleAndDeal } from './deal.ts';
import { beginDraft, isDrafted } from './draft.ts';
import { chosenFirstSeat, type Options } from './editions.ts';
import type { Event } from './events.ts';
import { ACTION, HAND_SIZE, type State } from './state.ts';
import { beginTurn } from './turn-resolution.ts';

export function setup(seats: number, options: Options, chance: Chance, eventSink?: EventSink<Event>): State {
  const state = emptyState(seats, options, chosenFirstSeat(options) ?? chance.below(seats));
  payStartingCoins(state);
  eventSink?.all({ type: 'game-began', first: state.first, coins: state.coins.slice() });
  if (isDrafted(seats, options)) {
    beginDraft(state);
    eventSink?.all({ type: 'draft-began' });
    return state;
  }
  state.deck = DECKS[Number(options.inquisitor)]!.slice();
  shuffleAndDeal(state, HAND_SIZE, chance);
  emitHands(state, eventSink);
  beginTurn(state, eventSink);
  return state;
}

/** All fifteen cards in canonical order, without and with the Inquisitor. */
const BOXES: readonly (readonly number[])[] = [false, true].map((inquisitor) =>
  charactersInPlay(inquisitor).flatMap((character) => Array.from({ length: COPIES_PER_CHARACTER }, () => character)),
);

export function boxCards(options: Options): number[] {
  return BOXES[Number(options.inquisitor)]!.slice();
}

/** The cards of each box as a deck, whose top is the last card. */
const DECKS: readonly (readonly number[])[] = BOXES.map((cards) => cards.toReversed());

const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0];
const NO_CARDS: readonly number[] = ZEROS.flatMap(() => [NONE, NONE]);

export function emptyState(seats: number, options: Options, first: Seat): State {
  return {
    options,
    seats,
    first,
    turn: first,
    turns: 0,
    phase: ACTION,
    asked: 0,
    objections: 0,
    openPasses: 0,
    blockClaims: 0,
    standingBlocks: 0,
    blocker: NONE,
    challenger: NONE,
    action: NONE,
    target: NONE,
    loss: NONE,
    proved: 0,
    offered: NONE,
    alive: (1 << seats) - 1,
    treasury: options.coinsInBox,
    coins: ZEROS.slice(0, seats),
    hands: NO_CARDS.slice(0, seats * HAND_SIZE),
    faceUp: NO_CARDS.slice(0, seats * HAND_SIZE),
    drawn: [],
    deck: [],
    picks: [],
    history: [],
    notes: [],
    knownInDeck: ZEROS.slice(),
  };
}
