// Why a move is not legal. It looks at anything that JSON can hold and trusts nothing.

import type { Refusal, Seat } from '@kuluary/kernel/game';
import { isRecord } from '@kuluary/kernel/json';
import { ACTION_RULES, actionCode, COUP, EXAMINE } from './actions.ts';
import { CHARACTERS, type Character, characterCode, court, NONE } from './characters.ts';
import { blockingCharacters, isAtCourt, toChooseFrom } from './decisions.ts';
import type { MoveType } from './moves.ts';
import { claimOf } from './proof.ts';
import { influence, isSeat, KINDS, type Kind, OVER, placeOf, type State } from './state.ts';

export const REFUSALS = {
  malformed: { code: 'malformed', rule: 'C2' },
  'not-your-decision': { code: 'not-your-decision', rule: 'C2' },
  'not-at-court': { code: 'not-at-court', rule: 'C37' },
  'must-coup': { code: 'must-coup', rule: 'C14' },
  'not-enough-coins': { code: 'not-enough-coins', rule: 'C4' },
  'illegal-target': { code: 'illegal-target', rule: 'C5' },
  'cannot-block-that': { code: 'cannot-block-that', rule: 'C21' },
  'not-your-card': { code: 'not-your-card', rule: 'C3' },
  'wrong-number-of-cards': { code: 'wrong-number-of-cards', rule: 'C12' },
} as const satisfies Record<string, Refusal>;
export type RefusalCode = keyof typeof REFUSALS;

/** Cards are kept by two actions, and each has a rule of its own. */
const WRONG_NUMBER_IN_EXAMINATION: Refusal = { ...REFUSALS['wrong-number-of-cards'], rule: 'C13' };

/** The kind of decision that each type of answer belongs to; `pass` belongs to three. */
const ANSWERS_TO: Readonly<Record<MoveType, readonly Kind[]>> = {
  income: ['action'],
  'foreign-aid': ['action'],
  coup: ['action'],
  tax: ['action'],
  assassinate: ['action'],
  steal: ['action'],
  exchange: ['action'],
  examine: ['action'],
  pass: ['challenge', 'block', 'challenge-block'],
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

export function refusal(state: State, seat: Seat, move: unknown): Refusal | undefined {
  const code = refusalCode(state, seat, move);
  if (code === 'wrong-number-of-cards' && state.action === EXAMINE) return WRONG_NUMBER_IN_EXAMINATION;
  return code && REFUSALS[code];
}

function refusalCode(state: State, seat: Seat, move: unknown): RefusalCode | undefined {
  if (!hasShape(move)) return 'malformed';
  if (!isSeat(state, seat) || state.phase === OVER || (state.asked & (1 << seat)) === 0) return 'not-your-decision';
  if (!ANSWERS_TO[move.type].includes(KINDS[state.phase]!)) return 'not-your-decision';
  switch (move.type) {
    case 'block':
      return refuseBlock(state, move.as);
    case 'show':
      return placeOf(state, seat, claimOf(state)) === NONE ? 'not-your-card' : undefined;
    case 'lose':
    case 'offer':
      return placeOf(state, seat, characterCode(move.card)) === NONE ? 'not-your-card' : undefined;
    case 'pick':
      return court(state.options.inquisitor).includes(characterCode(move.card)) ? undefined : 'not-your-card';
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
  if (!isAtCourt(action, state.options.inquisitor)) return 'not-at-court';
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
  if (cards.length !== influence(state, seat)) return 'wrong-number-of-cards';
  const left = toChooseFrom(state, seat);
  for (const card of cards) {
    const place = left.indexOf(characterCode(card));
    if (place === -1) return 'not-your-card';
    left.splice(place, 1);
  }
  return undefined;
}

// The shape of a move: a known type, its own fields and no others.

type Shaped = { type: MoveType; target?: unknown; as?: unknown; card?: unknown; cards?: unknown };
const MAX_CARDS = 4; // nobody ever holds more

function hasShape(move: unknown): move is Shaped {
  if (!isRecord(move) || Object.getPrototypeOf(move) !== Object.prototype) return false;
  const { type } = move;
  if (typeof type !== 'string' || !Object.hasOwn(ANSWERS_TO, type)) return false;
  const field = fieldOf(type as MoveType);
  const keys = Object.keys(move);
  if (keys.some((key) => key !== 'type' && key !== field)) return false;
  if (field === undefined || field === 'target') return true;
  const value = move[field];
  if (field === 'cards') return Array.isArray(value) && value.length <= MAX_CARDS && value.every(isCharacter);
  return isCharacter(value);
}

function fieldOf(type: MoveType): 'target' | 'as' | 'card' | 'cards' | undefined {
  const action = actionCode(type);
  if (action !== NONE) return ACTION_RULES[action]!.target === 'none' ? undefined : 'target';
  if (type === 'block') return 'as';
  if (type === 'keep') return 'cards';
  return type === 'lose' || type === 'offer' || type === 'pick' ? 'card' : undefined;
}

function isCharacter(value: unknown): value is Character {
  return CHARACTERS.some((character) => character === value);
}
