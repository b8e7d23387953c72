// The pending decisions and the legal moves. Lists of moves are made once and shared, never changed.

import type { Decision, Seat } from '@kuluary/kernel/game';
import { ACTION_RULES, ACTIONS, ASSASSINATE, blockingCharacters, COUP, isActionInPlay } from './actions-and-blocks.ts';
import { CHARACTERS, characterName, charactersInPlay, NONE } from './characters.ts';
import { claimInQuestion } from './claims-and-proven-cards.ts';
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
  PASS_OPENLY,
  PICK_MOVES,
  SHOW_MOVE,
  SWAP_MOVE,
} from './moves.ts';
import { isPassSealed } from './response-window.ts';
import {
  ACTION,
  BLOCK,
  CHALLENGE,
  CHALLENGE_BLOCK,
  characterOf,
  DECISION_KINDS,
  GAME_OVER,
  HAND_SIZE,
  handPlaceOf,
  influenceOf,
  KEEP,
  LOSE,
  MAX_SEATS,
  OFFER,
  PICK,
  SHOW,
  type State,
  SWAP,
  seatsIn,
} from './state.ts';

const EMPTY: readonly never[] = [];
const MASKS = 1 << MAX_SEATS;

const DECISIONS: readonly (readonly Decision[])[] = DECISION_KINDS.flatMap((kind) => {
  const ofSeat = Array.from({ length: MAX_SEATS }, (_, seat) => ({ seat, kind }));
  return Array.from({ length: MASKS }, (_, asked) => seatsIn(asked).map((seat) => ofSeat[seat]!));
});

export function pendingDecisions(state: State): readonly Decision[] {
  return state.phase === GAME_OVER ? EMPTY : DECISIONS[state.phase * MASKS + state.asked]!;
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if ((seat | 0) !== seat || seat >= state.seats || ((state.asked >> seat) & 1) === 0) return EMPTY;
  const { phase } = state;
  if (phase === CHALLENGE || phase === CHALLENGE_BLOCK) {
    return isPassSealed(state) ? SEALED_CHALLENGE_MOVES : CHALLENGE_WINDOW_MOVES;
  }
  switch (phase) {
    case ACTION:
      return actionMoves(state, seat);
    case BLOCK:
      return blockWindowMoves(state);
    case SHOW:
      return handPlaceOf(state, seat, claimInQuestion(state)) === NONE ? DECLINE_ONLY : SHOW_OR_DECLINE;
    case LOSE:
      return movesForTwoCards(LOSE_LISTS, state, seat);
    case KEEP:
      return keepMoves(state, seat);
    case OFFER:
      return movesForTwoCards(OFFER_LISTS, state, seat);
    case SWAP:
      return SWAP_OR_LEAVE;
    case PICK:
      return PICKS[Number(state.options.inquisitor)]!;
    case GAME_OVER:
      return EMPTY;
  }
}

function makeMoveCache(size: number): (readonly Move[] | undefined)[] {
  return new Array<readonly Move[] | undefined>(size).fill(undefined);
}

const CHALLENGE_WINDOW_MOVES: readonly Move[] = [PASS, CHALLENGE_MOVE];
const SEALED_CHALLENGE_MOVES: readonly Move[] = [...CHALLENGE_WINDOW_MOVES, PASS_OPENLY];
const DECLINE_ONLY: readonly Move[] = [DECLINE_MOVE];
const SHOW_OR_DECLINE: readonly Move[] = [SHOW_MOVE, DECLINE_MOVE];
const SWAP_OR_LEAVE: readonly Move[] = [SWAP_MOVE, LEAVE_MOVE];
const PICKS: readonly (readonly Move[])[] = [false, true].map((inquisitor) =>
  charactersInPlay(inquisitor).map((character) => PICK_MOVES[character]!),
);

const BLOCK_WINDOW_MOVES: readonly (readonly Move[])[] = [false, true].flatMap((inquisitor) =>
  ACTIONS.map((_, action) => [PASS, ...blockingCharacters(action, inquisitor).map((c) => BLOCK_MOVES[c]!)]),
);

const SEALED_BLOCK_MOVES: readonly (readonly Move[])[] = BLOCK_WINDOW_MOVES.map((moves) => [...moves, PASS_OPENLY]);

function blockWindowMoves(state: State): readonly Move[] {
  return (isPassSealed(state) ? SEALED_BLOCK_MOVES : BLOCK_WINDOW_MOVES)[
    Number(state.options.inquisitor) * ACTIONS.length + state.action
  ]!;
}

// Legal actions depend on coins, living opponents and the characters in play: few enough cases to cache each list.

const PRICE_LEVELS = 4; // how many of the price steps (assassinate, coup, must coup) the coins reach
const ACTION_LISTS = makeMoveCache(MASKS * PRICE_LEVELS * 2);

function actionMoves(state: State, seat: Seat): readonly Move[] {
  const coins = state.coins[seat]!;
  const { coupAt, inquisitor } = state.options;
  const opponents = state.alive & ~(1 << seat);
  const priceLevel =
    coins >= coupAt ? 3 : coins >= ACTION_RULES[COUP]!.cost ? 2 : coins >= ACTION_RULES[ASSASSINATE]!.cost ? 1 : 0;
  const key = (opponents * PRICE_LEVELS + priceLevel) * 2 + Number(inquisitor);
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
    if (coins < rule.cost || !isActionInPlay(action, inquisitor) || (mustCoup && action !== COUP)) continue;
    if (rule.target !== 'needed') list.push(actionMove(action, NONE));
    if (rule.target === 'none') continue;
    for (const target of seatsIn(opponents)) list.push(actionMove(action, target));
  }
  return list;
}

// Losing or offering one of two cards.

const CODES = CHARACTERS.map((_, code) => code);
const LOSE_LISTS = makeMovesForTwoCards(LOSE_MOVES);
const OFFER_LISTS = makeMovesForTwoCards(OFFER_MOVES);

function makeMovesForTwoCards(moveOfCharacter: readonly Move[]): readonly (readonly Move[])[] {
  return CODES.flatMap((a) =>
    CODES.map((b) => (a === b ? [moveOfCharacter[a]!] : [moveOfCharacter[a]!, moveOfCharacter[b]!])),
  );
}

function movesForTwoCards(lists: readonly (readonly Move[])[], state: State, seat: Seat): readonly Move[] {
  const a = characterOf(state.hands[seat * HAND_SIZE]!);
  const b = characterOf(state.hands[seat * HAND_SIZE + 1]!);
  return lists[a * CODES.length + b]!;
}

// Keeping some of one's own and the drawn cards.

const KEEP_LISTS = makeMoveCache((HAND_SIZE + 1) * 8 ** (HAND_SIZE + 2)); // the number of own cards, then up to four characters

function keepMoves(state: State, seat: Seat): readonly Move[] {
  const own = influenceOf(state, seat);
  let key = own;
  for (let i = 0; i < own; i++) key = key * 8 + characterOf(state.hands[seat * HAND_SIZE + i]!);
  for (let i = 0; i < state.drawn.length; i++) key = key * 8 + characterOf(state.drawn[i]!);
  const known = KEEP_LISTS[key];
  if (known) return known;
  const list = listKeepMoves(charactersToChooseFrom(state, seat), own);
  KEEP_LISTS[key] = list;
  return list;
}

/** The characters among which an exchanging seat chooses, its own first. */
export function charactersToChooseFrom(state: State, seat: Seat): number[] {
  const own = state.hands.slice(seat * HAND_SIZE, seat * HAND_SIZE + influenceOf(state, seat));
  return [...own, ...state.drawn].map(characterOf);
}

/** Every different choice of `count` cards. */
function listKeepMoves(cards: readonly number[], count: number): readonly Move[] {
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
