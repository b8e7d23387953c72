// The beginning: an ordinary deal, or the two-seat draft.

import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import { COPIES, court, NONE } from './characters.ts';
import { dealFrom, tellHands } from './deal.ts';
import type { Options } from './editions.ts';
import type { Event } from './events.ts';
import { ACTION, HAND, PICK, type State } from './state.ts';
import { beginTurn } from './turn.ts';

export function setup(seats: number, options: Options, chance: Chance, events?: Events<Event>): State {
  const fixed = options.firstPlayer === 'winner' ? options.lastWinner : null;
  const state = emptyTable(seats, options, fixed ?? chance.below(seats));
  payStartingCoins(state);
  events?.all({ type: 'game-began', first: state.first, coins: state.coins.slice() });
  if (isDrafted(seats, options)) {
    beginDraft(state);
    events?.all({ type: 'draft-began' });
    return state;
  }
  state.deck = DECKS[Number(options.inquisitor)]!.slice();
  dealFrom(state, HAND, chance);
  tellHands(state, events);
  beginTurn(state, events);
  return state;
}

export function isDrafted(seats: number, options: Options): boolean {
  return options.draft && seats === 2;
}

export function beginDraft(state: State): void {
  state.picks = [NONE, NONE];
  state.phase = PICK;
  state.asked = state.alive;
}

/** All fifteen cards in canonical order, without and with the Inquisitor. */
const BOXES: readonly (readonly number[])[] = [false, true].map((inquisitor) =>
  court(inquisitor).flatMap((character) => Array.from({ length: COPIES }, () => character)),
);

export function box(options: Options): number[] {
  return BOXES[Number(options.inquisitor)]!.slice();
}

/** The same as a deck, whose top is its last card. */
const DECKS: readonly (readonly number[])[] = BOXES.map((cards) => cards.toReversed());

const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0];
const NOTHING: readonly number[] = ZEROS.flatMap(() => [NONE, NONE]);

export function emptyTable(seats: number, options: Options, first: Seat): State {
  return {
    options,
    seats,
    first,
    turn: first,
    turns: 0,
    phase: ACTION,
    asked: 0,
    raised: 0,
    blockAs: 0,
    blocks: 0,
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
    hands: NOTHING.slice(0, seats * HAND),
    faceUp: NOTHING.slice(0, seats * HAND),
    drawn: [],
    deck: [],
    picks: [],
    history: [],
    notes: [],
    sure: ZEROS.slice(),
  };
}

export function payStartingCoins(state: State): void {
  const { startingCoins } = state.options;
  for (let i = 0; i < state.seats; i++) {
    const coins = startingCoins[Math.min(i, startingCoins.length - 1)]!;
    state.coins[(state.first + i) % state.seats] = coins;
    state.treasury -= coins;
  }
}
