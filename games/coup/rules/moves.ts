// Every possible move, made once and shared, so that random play allocates nothing.

import { ACTIONS } from './actions-and-blocks.ts';
import { CHARACTERS, type Character, NONE } from './characters.ts';
import { MAX_SEATS } from './state.ts';

export type Move =
  | { readonly type: 'income' | 'foreign-aid' | 'tax' | 'exchange' }
  | { readonly type: 'coup' | 'assassinate' | 'steal'; readonly target: number }
  | { readonly type: 'examine'; readonly target?: number }
  | { readonly type: 'pass' | 'pass-openly' | 'challenge' | 'show' | 'decline' | 'swap' | 'leave' }
  | { readonly type: 'block'; readonly as: Character }
  | { readonly type: 'lose' | 'offer' | 'pick'; readonly card: Character }
  | { readonly type: 'keep'; readonly cards: readonly Character[] };

export type MoveType = Move['type'];

const RESPONSE_TYPES = [
  'pass',
  'pass-openly',
  'challenge',
  'block',
  'show',
  'decline',
  'lose',
  'keep',
  'offer',
  'swap',
  'leave',
  'pick',
] as const satisfies readonly MoveType[];

export const MOVE_TYPES: readonly MoveType[] = [...ACTIONS, ...RESPONSE_TYPES];

export const PASS: Move = { type: 'pass' };
export const PASS_OPENLY: Move = { type: 'pass-openly' }; // everybody sees it at once
export const CHALLENGE_MOVE: Move = { type: 'challenge' };
export const SHOW_MOVE: Move = { type: 'show' };
export const DECLINE_MOVE: Move = { type: 'decline' };
export const SWAP_MOVE: Move = { type: 'swap' };
export const LEAVE_MOVE: Move = { type: 'leave' };

export const BLOCK_MOVES: readonly Move[] = CHARACTERS.map((as) => ({ type: 'block', as }));
export const LOSE_MOVES: readonly Move[] = CHARACTERS.map((card) => ({ type: 'lose', card }));
export const OFFER_MOVES: readonly Move[] = CHARACTERS.map((card) => ({ type: 'offer', card }));
export const PICK_MOVES: readonly Move[] = CHARACTERS.map((card) => ({ type: 'pick', card }));

const UNTARGETED: readonly Move[] = ACTIONS.map((type) => ({ type }) as Move);
const TARGETED: readonly (readonly Move[])[] = ACTIONS.map((type) =>
  Array.from({ length: MAX_SEATS }, (_, target) => ({ type, target }) as Move),
);

/** The move that announces an action against a target, or without one (NONE). */
export function actionMove(action: number, target: number): Move {
  return target === NONE ? UNTARGETED[action]! : TARGETED[action]![target]!;
}
