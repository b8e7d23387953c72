// Why a move is not legal. The move may be any JSON value: nothing about it is trusted.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { isRecord } from '@kuluary/kernel/json';
import { ACTION_RULES, actionCode, blockingCharacters, COUP, EXAMINE, isActionInPlay } from './actions-and-blocks.ts';
import { CHARACTERS, type Character, characterCode, charactersInPlay, NONE } from './characters.ts';
import { claimInQuestion } from './claims-and-proven-cards.ts';
import { charactersToChooseFrom } from './decisions.ts';
import type { MoveType } from './moves.ts';
import { isPassSealed } from './response-window.ts';
import { DECISION_KINDS, type DecisionKind, GAME_OVER, handPlaceOf, influenceOf, isSeat, type State } from './state.ts';

export const REFUSALS = {
  malformed: { code: 'malformed', rule: 'C2' },
  'not-your-decision': { code: 'not-your-decision', rule: 'C2' },
  'not-at-court': { code: 'not-at-court', rule: 'C37' },
  'must-coup': { code: 'must-coup', rule: 'C14' },
  'not-enough-coins': { code: 'not-enough-coins', rule: 'C4' },
  'illegal-target': { code: 'illegal-target', rule: 'C5' },
  'cannot-block-that': { code: 'cannot-block-that', rule: 'C21' },
  'nothing-sealed': { code: 'nothing-sealed', rule: 'C41' },
  'not-your-card': { code: 'not-your-card', rule: 'C3' },
  'wrong-number-of-cards': { code: 'wrong-number-of-cards', rule: 'C12' },
} as const satisfies Record<string, Refusal>;
export type RefusalCode = keyof typeof REFUSALS;

const WRONG_NUMBER_IN_EXAMINATION: Refusal = { ...REFUSALS['wrong-number-of-cards'], rule: 'C13' };

/** The kinds of decision that each type of move belongs to. */
const DECISIONS_BY_MOVE_TYPE: Readonly<Record<MoveType, readonly DecisionKind[]>> = {
  income: ['action'],
  'foreign-aid': ['action'],
  coup: ['action'],
  tax: ['action'],
  assassinate: ['action'],
  steal: ['action'],
  exchange: ['action'],
  examine: ['action'],
  pass: ['challenge', 'block', 'challenge-block'],
  'pass-openly': ['challenge', 'block', 'challenge-block'],
  challenge: ['challenge', 'challenge-block'],
  block: ['block'],
  show: ['show'],
  decline: ['show'],
  lose: ['lose'],
  keep: ['keep'],
  offer: ['offer'],
  swap: ['swap'],
  leave: ['swap'],
  pick: ['pick'],
};

export function refusalOf(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(state, seat, move);
  if (code === 'wrong-number-of-cards' && state.action === EXAMINE) return WRONG_NUMBER_IN_EXAMINATION;
  return code && REFUSALS[code];
}

function refusalCode(state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!isWellFormed(move)) return 'malformed';
  if (!isSeat(state, seat) || state.phase === GAME_OVER || (state.asked & (1 << seat)) === 0)
    return 'not-your-decision';
  if (!DECISIONS_BY_MOVE_TYPE[move.type].includes(DECISION_KINDS[state.phase]!)) return 'not-your-decision';
  switch (move.type) {
    case 'block':
      return refuseBlock(state, move.as);
    case 'pass-openly':
      return isPassSealed(state) ? undefined : 'nothing-sealed';
    case 'show':
      return handPlaceOf(state, seat, claimInQuestion(state)) === NONE ? 'not-your-card' : undefined;
    case 'lose':
    case 'offer':
      return handPlaceOf(state, seat, characterCode(move.card)) === NONE ? 'not-your-card' : undefined;
    case 'pick':
      return charactersInPlay(state.options.inquisitor).includes(characterCode(move.card))
        ? undefined
        : 'not-your-card';
    case 'keep':
      return refuseKeep(state, seat, move.cards as readonly unknown[]);
    default:
      return actionCode(move.type) === NONE ? undefined : refuseAction(state, seat, move.type, move.target);
  }
}

function refuseAction(state: State, seat: Seat, type: MoveType, target: unknown): RefusalCode | undefined {
  const action = actionCode(type);
  const rule = ACTION_RULES[action]!;
  const coins = state.coins[seat]!;
  if (!isActionInPlay(action, state.options.inquisitor)) return 'not-at-court';
  if (action !== COUP && coins >= state.options.coupAt) return 'must-coup';
  if (coins < rule.cost) return 'not-enough-coins';
  if (rule.target === 'none' || (rule.target === 'optional' && target === undefined)) return undefined;
  return isOpponent(state, seat, target) ? undefined : 'illegal-target';
}

function isOpponent(state: State, seat: Seat, target: unknown): boolean {
  return isSeat(state, target) && target !== seat && (state.alive & (1 << target)) !== 0;
}

function refuseBlock(state: State, as: unknown): RefusalCode | undefined {
  const blocking = blockingCharacters(state.action, state.options.inquisitor);
  return blocking.includes(characterCode(as)) ? undefined : 'cannot-block-that';
}

function refuseKeep(state: State, seat: Seat, cards: readonly unknown[]): RefusalCode | undefined {
  if (cards.length !== influenceOf(state, seat)) return 'wrong-number-of-cards';
  const left = charactersToChooseFrom(state, seat);
  for (const card of cards) {
    const place = left.indexOf(characterCode(card));
    if (place === -1) return 'not-your-card';
    left.splice(place, 1);
  }
  return undefined;
}

// The shape of a move: a known type, the fields of this type and no others.

type WellFormedMove = { type: MoveType; target?: unknown; as?: unknown; card?: unknown; cards?: unknown };
const MAX_KEPT_CARDS = 4; // nobody ever holds more

function isWellFormed(move: unknown): move is WellFormedMove {
  if (!isRecord(move) || Object.getPrototypeOf(move) !== Object.prototype) return false;
  const { type } = move;
  if (typeof type !== 'string' || !Object.hasOwn(DECISIONS_BY_MOVE_TYPE, type)) return false;
  const field = payloadFieldOf(type as MoveType);
  const keys = Object.keys(move);
  if (keys.some((key) => key !== 'type' && key !== field)) return false;
  if (field === undefined || field === 'target') return true;
  const value = move[field];
  if (field === 'cards') return Array.isArray(value) && value.length <= MAX_KEPT_CARDS && value.every(isCharacter);
  return isCharacter(value);
}

function payloadFieldOf(type: MoveType): 'target' | 'as' | 'card' | 'cards' | undefined {
  const action = actionCode(type);
  if (action !== NONE) return ACTION_RULES[action]!.target === 'none' ? undefined : 'target';
  if (type === 'block') return 'as';
  if (type === 'keep') return 'cards';
  return type === 'lose' || type === 'offer' || type === 'pick' ? 'card' : undefined;
}

function isCharacter(value: unknown): value is Character {
  return CHARACTERS.some((character) => character === value);
}
