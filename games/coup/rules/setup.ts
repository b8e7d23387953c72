// The beginning: an ordinary deal, the two-seat draft, or the deal that a scenario describes.

import type { Chance } from '@kuluary/kernel/chance';
import type { Events, Seat } from '@kuluary/kernel/game';
import { isRecord } from '@kuluary/kernel/json';
import { CHARACTERS, characterCode, characterName, court, NONE } from './characters.ts';
import { dealFrom, tellHands } from './deal.ts';
import type { Options } from './editions.ts';
import type { Event } from './events.ts';
import { ACTION, HAND, PICK, PUBLIC, type State } from './state.ts';
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
  state.deck = box(options).reverse();
  dealFrom(state, HAND, chance);
  tellHands(state, events);
  beginTurn(state, events);
  return state;
}

function isDrafted(seats: number, options: Options): boolean {
  return options.draft && seats === 2;
}

function beginDraft(state: State): void {
  state.picks = [NONE, NONE];
  state.phase = PICK;
  state.asked = state.alive;
}

/** All fifteen cards in canonical order, without and with the Inquisitor. */
const BOXES: readonly (readonly number[])[] = [false, true].map((inquisitor) =>
  court(inquisitor).flatMap((character) => [character, character, character]),
);

function box(options: Options): number[] {
  return BOXES[Number(options.inquisitor)]!.slice();
}

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
    swapped: 0,
    coins: ZEROS.slice(0, seats),
    hands: NOTHING.slice(0, seats * HAND),
    faceUp: NOTHING.slice(0, seats * HAND),
    drawn: [],
    deck: [],
    picks: [],
    claimed: ZEROS.slice(0, seats),
    history: [],
    notes: [],
    sure: ZEROS.slice(0, PUBLIC + 1),
  };
}

function payStartingCoins(state: State): void {
  const { startingCoins } = state.options;
  for (let i = 0; i < state.seats; i++) {
    const coins = startingCoins[Math.min(i, startingCoins.length - 1)]!;
    state.coins[(state.first + i) % state.seats] = coins;
    state.treasury -= coins;
  }
}

// Scenarios. A deal names as much as the case needs; the rest of the box follows in canonical order.

const DEAL_FIELDS = ['first', 'coins', 'hands', 'faceUp', 'deck', 'turns'];

/** The state that a scenario's deal describes, or what is wrong with it. */
export function arrange(seats: number, options: Options, deal: unknown): State | string {
  if (!isRecord(deal)) return 'the deal must be an object';
  const unknown = Object.keys(deal).find((field) => !DEAL_FIELDS.includes(field));
  if (unknown !== undefined) return `the deal has an unknown field "${unknown}"`;
  const first = deal.first ?? (options.firstPlayer === 'winner' ? options.lastWinner : null) ?? 0;
  if (!isCount(first, seats - 1)) return `the deal's "first" must be a seat, not ${JSON.stringify(first)}`;
  const state = emptyTable(seats, options, first);
  return arrangeCoins(state, deal.coins) ?? arrangeTurns(state, deal.turns) ?? arrangeCards(state, deal) ?? state;
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

function arrangeTurns(state: State, turns: unknown): string | undefined {
  if (turns === undefined) return undefined;
  if (!isCount(turns, 299)) return `the deal's "turns" must be a number from 0 to 299, not ${JSON.stringify(turns)}`;
  state.turns = turns;
  return undefined;
}

function arrangeCoins(state: State, coins: unknown): string | undefined {
  if (coins === undefined) {
    payStartingCoins(state);
    return undefined;
  }
  const isRight =
    Array.isArray(coins) && coins.length === state.seats && coins.every((n) => isCount(n, state.options.coinsInBox));
  if (!isRight) return `the deal's "coins" must be ${state.seats} numbers`;
  state.coins = (coins as number[]).slice();
  state.treasury -= state.coins.reduce((sum, n) => sum + n, 0);
  return state.treasury < 0 ? `the box holds only ${state.options.coinsInBox} coins` : undefined;
}

function arrangeCards(state: State, deal: Record<string, unknown>): string | undefined {
  const rest = box(state.options);
  const faceUp = takeCards(rest, deal.faceUp, state.seats, 'faceUp');
  if (typeof faceUp === 'string') return faceUp;
  const hands = takeCards(rest, deal.hands, state.seats, 'hands');
  if (typeof hands === 'string') return hands;
  const deck = takeCards(rest, [deal.deck ?? []], 1, 'deck');
  if (typeof deck === 'string') return deck;
  if (deal.hands === undefined && isDrafted(state.seats, state.options)) {
    if (deal.deck !== undefined || deal.faceUp !== undefined) return 'a drafted deal names no cards';
    beginDraft(state);
    return undefined;
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (faceUp[seat]!.length + hands[seat]!.length > HAND) return `seat ${seat} is dealt more than ${HAND} cards`;
    while (faceUp[seat]!.length + hands[seat]!.length < HAND) hands[seat]!.push(rest.shift()!);
    hands[seat]!.forEach((card, i) => {
      state.hands[seat * HAND + i] = card;
    });
    faceUp[seat]!.forEach((card, i) => {
      state.faceUp[seat * HAND + i] = card;
    });
    if (hands[seat]!.length === 0) state.alive &= ~(1 << seat);
  }
  if ((state.alive & (state.alive - 1)) === 0) return 'fewer than two seats are dealt influence';
  if ((state.alive & (1 << state.first)) === 0) return `seat ${state.first} is first but has no influence`;
  state.deck = [...deck[0]!, ...rest].reverse();
  beginTurn(state, undefined);
  return undefined;
}

/** Takes the named cards out of the box, a list for each seat; or says what is wrong. */
function takeCards(rest: number[], lists: unknown, count: number, field: string): number[][] | string {
  if (lists === undefined) return Array.from({ length: count }, () => []);
  if (!Array.isArray(lists) || lists.length > count || !lists.every(Array.isArray)) {
    return `the deal's "${field}" must be a list of cards${count > 1 ? ' for each seat' : ''}`;
  }
  const taken: number[][] = Array.from({ length: count }, () => []);
  for (const [i, list] of (lists as unknown[][]).entries()) {
    for (const name of list) {
      const character = characterCode(name);
      if (character === NONE) {
        return `the deal's "${field}" has ${JSON.stringify(name)}, not one of ${CHARACTERS.join(', ')}`;
      }
      const place = rest.indexOf(character);
      if (place === -1) return `the deal names more copies of ${characterName(character)} than the box holds`;
      rest.splice(place, 1);
      taken[i]!.push(character);
    }
  }
  return taken;
}
