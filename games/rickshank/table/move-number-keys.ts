// Assigns number keys to moves: the hand first, then the market; the end of the turn always has the last one.

import type { Move, MoveType } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { moveKey, ownHand } from './view-queries.ts';

export const SIMPLE_RUN_KEY = 8;
export const END_TURN_KEY = 9;

const MOVE_TYPE_ORDER: readonly MoveType[] = ['play', 'use', 'buy', 'defeat', 'token'];

export function numberKeysOfMoves(view: View, moves: readonly Move[]): ReadonlyMap<string, number> {
  if (view.decision !== 'main') return new Map(moves.slice(0, END_TURN_KEY).map((move, i) => [moveKey(move), i + 1]));
  const hand = ownHand(view);
  const rank = (move: Move) => {
    const at = 'card' in move ? (move.type === 'play' ? hand : view.lineUp).indexOf(move.card) : 0;
    return MOVE_TYPE_ORDER.indexOf(move.type) * 100 + (at < 0 ? 99 : at);
  };
  const ordered = moves.filter(({ type }) => type !== 'end').sort((a, b) => rank(a) - rank(b));
  const keys = new Map(ordered.slice(0, SIMPLE_RUN_KEY - 1).map((move, i) => [moveKey(move), i + 1]));
  const end = moves.find(({ type }) => type === 'end');
  if (end) keys.set(moveKey(end), END_TURN_KEY);
  return keys;
}
