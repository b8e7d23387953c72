// Who is asked what, and every legal answer. Lists are made once and shared: they are never changed.

import type { Decision, Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, ASSASSINATE, COUP } from './actions.ts';
import { CHARACTERS, characterName, court, NONE } from './characters.ts';
import {
  actionMove,
  BLOCK_MOVES,
  CHALLENGE_MOVE,
  DECLINE_MOVE,
  LEAVE_MOVE,
  LOSE_MOVES,
  type Move,
  OFFER_MOVES,
  PASS,
  PICK_MOVES,
  SHOW_MOVE,
  SWAP_MOVE,
} from './moves.ts';
import { claimOf } from './proof.ts';
import {
  ACTION,
  BLOCK,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  HAND,
  influence,
  KEEP,
  KINDS,
  LOSE,
  MAX_SEATS,
  OFFER,
  OVER,
  PICK,
  placeOf,
  SHOW,
  type State,
  SWAP,
  seatsOf,
} from './state.ts';

const NOTHING: readonly never[] = [];
const MASKS = 1 << MAX_SEATS;

const DECISIONS: readonly (readonly Decision[])[] = KINDS.flatMap((kind) => {
  const ofSeat = Array.from({ length: MAX_SEATS }, (_, seat) => ({ seat, kind }));
  return Array.from({ length: MASKS }, (_, asked) => seatsOf(asked).map((seat) => ofSeat[seat]!));
});

export function decisions(state: State): readonly Decision[] {
  return state.phase === OVER ? NOTHING : DECISIONS[state.phase * MASKS + state.asked]!;
}

export function moves(state: State, seat: Seat): readonly Move[] {
  if ((seat | 0) !== seat || seat >= state.seats || ((state.asked >> seat) & 1) === 0) return NOTHING;
  const { phase } = state;
  if (phase === CHALLENGE || phase === CHALLENGE_BLOCK) return CHALLENGE_ANSWERS;
  switch (phase) {
    case ACTION:
      return actionMoves(state, seat);
    case BLOCK:
      return blockAnswers(state);
    case SHOW:
      return placeOf(state, seat, claimOf(state)) === NONE ? DECLINE_ONLY : SHOW_OR_DECLINE;
    case LOSE:
      return ofTwo(LOSE_LISTS, state, seat);
    case KEEP:
      return keepMoves(state, seat);
    case OFFER:
      return ofTwo(OFFER_LISTS, state, seat);
    case SWAP:
      return SWAP_OR_LEAVE;
    case PICK:
      return PICKS[Number(state.options.inquisitor)]!;
    case OVER:
      return NOTHING;
  }
}

function memory(size: number): (readonly Move[] | undefined)[] {
  return new Array<readonly Move[] | undefined>(size).fill(undefined);
}

const CHALLENGE_ANSWERS: readonly Move[] = [PASS, CHALLENGE_MOVE];
const DECLINE_ONLY: readonly Move[] = [DECLINE_MOVE];
const SHOW_OR_DECLINE: readonly Move[] = [SHOW_MOVE, DECLINE_MOVE];
const SWAP_OR_LEAVE: readonly Move[] = [SWAP_MOVE, LEAVE_MOVE];
const PICKS: readonly (readonly Move[])[] = [false, true].map((inquisitor) =>
  court(inquisitor).map((character) => PICK_MOVES[character]!),
);

/** The characters that block the announced action in this game. */
export function blockingCharacters(action: number, inquisitor: boolean): readonly number[] {
  return ACTION_RULES[action]!.blockedBy.filter((character) => court(inquisitor).includes(character));
}

const BLOCK_ANSWERS: readonly (readonly Move[])[] = [false, true].flatMap((inquisitor) =>
  ACTIONS.map((_, action) => [PASS, ...blockingCharacters(action, inquisitor).map((c) => BLOCK_MOVES[c]!)]),
);

function blockAnswers(state: State): readonly Move[] {
  return BLOCK_ANSWERS[Number(state.options.inquisitor) * ACTIONS.length + state.action]!;
}

// Actions depend on the purse, the living opponents and the court: few enough to remember each list.

const PURSES = 4; // how many of the price steps (assassinate, coup, must coup) the coins reach
const ACTION_LISTS = memory(MASKS * PURSES * 2);

function actionMoves(state: State, seat: Seat): readonly Move[] {
  const coins = state.coins[seat]!;
  const { coupAt, inquisitor } = state.options;
  const opponents = state.alive & ~(1 << seat);
  const purse =
    coins >= coupAt ? 3 : coins >= ACTION_RULES[COUP]!.cost ? 2 : coins >= ACTION_RULES[ASSASSINATE]!.cost ? 1 : 0;
  const key = (opponents * PURSES + purse) * 2 + Number(inquisitor);
  const known = ACTION_LISTS[key];
  if (known) return known;
  const list = listActions(opponents, coins, coins >= coupAt, inquisitor);
  ACTION_LISTS[key] = list;
  return list;
}

function listActions(opponents: number, coins: number, mustCoup: boolean, inquisitor: boolean): readonly Move[] {
  const list: Move[] = [];
  for (let action = 0; action < ACTIONS.length; action++) {
    const rule = ACTION_RULES[action]!;
    if (coins < rule.cost || !isAtCourt(action, inquisitor) || (mustCoup && action !== COUP)) continue;
    if (rule.target !== 'needed') list.push(actionMove(action, NONE));
    if (rule.target === 'none') continue;
    for (const target of seatsOf(opponents)) list.push(actionMove(action, target));
  }
  return list;
}

/** Is the action's character part of this game? */
export function isAtCourt(action: number, inquisitor: boolean): boolean {
  const { claims } = ACTION_RULES[action]!;
  return claims === NONE || court(inquisitor).includes(claims);
}

// Losing or offering one of two cards.

const CODES = CHARACTERS.map((_, code) => code);
const LOSE_LISTS = listsOfTwo(LOSE_MOVES);
const OFFER_LISTS = listsOfTwo(OFFER_MOVES);

function listsOfTwo(one: readonly Move[]): readonly (readonly Move[])[] {
  return CODES.flatMap((a) => CODES.map((b) => (a === b ? [one[a]!] : [one[a]!, one[b]!])));
}

function ofTwo(lists: readonly (readonly Move[])[], state: State, seat: Seat): readonly Move[] {
  const a = characterOf(state.hands[seat * HAND]!);
  const b = characterOf(state.hands[seat * HAND + 1]!);
  return lists[a * CODES.length + b]!;
}

// Keeping some of the own and the drawn cards.

const KEEP_LISTS = memory((HAND + 1) * 8 ** (HAND + 2)); // the number of own cards, then up to four characters

function keepMoves(state: State, seat: Seat): readonly Move[] {
  const own = influence(state, seat);
  let key = own;
  for (let i = 0; i < own; i++) key = key * 8 + characterOf(state.hands[seat * HAND + i]!);
  for (let i = 0; i < state.drawn.length; i++) key = key * 8 + characterOf(state.drawn[i]!);
  const known = KEEP_LISTS[key];
  if (known) return known;
  const list = listKeeps(toChooseFrom(state, seat), own);
  KEEP_LISTS[key] = list;
  return list;
}

/** The characters among which an exchanging seat chooses, its own first. */
export function toChooseFrom(state: State, seat: Seat): number[] {
  const own = state.hands.slice(seat * HAND, seat * HAND + influence(state, seat));
  return [...own, ...state.drawn].map(characterOf);
}

/** Every different choice of `count` cards. */
function listKeeps(cards: readonly number[], count: number): readonly Move[] {
  const list = new Map<string, Move>();
  for (let a = 0; a < cards.length; a++) {
    for (let b = count === 1 ? a : a + 1; b < (count === 1 ? a + 1 : cards.length); b++) {
      const kept = count === 1 ? [cards[a]!] : [cards[a]!, cards[b]!];
      const key = [...kept].sort().join();
      if (!list.has(key)) list.set(key, { type: 'keep', cards: kept.map(characterName) });
    }
  }
  return [...list.values()];
}
