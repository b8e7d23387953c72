// Which number key gives which answer: the hand first, then what is for sale. The end of the turn is always the last.

import type { Move, MoveType } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { ownHand, spelled } from './situation.ts';

export const SIMPLE_KEY = 8;
export const LAST_KEY = 9;

const ORDER: readonly MoveType[] = ['play', 'use', 'buy', 'defeat', 'token'];

export function keysOf(view: View, moves: readonly Move[]): ReadonlyMap<string, number> {
  if (view.decision !== 'main') return new Map(moves.slice(0, LAST_KEY).map((move, i) => [spelled(move), i + 1]));
  const hand = ownHand(view);
  const place = (move: Move) => {
    const at = 'card' in move ? (move.type === 'play' ? hand : view.lineUp).indexOf(move.card) : 0;
    return ORDER.indexOf(move.type) * 100 + (at < 0 ? 99 : at);
  };
  const ordered = moves.filter(({ type }) => type !== 'end').sort((a, b) => place(a) - place(b));
  const keys = new Map(ordered.slice(0, SIMPLE_KEY - 1).map((move, i) => [spelled(move), i + 1]));
  const end = moves.find(({ type }) => type === 'end');
  if (end) keys.set(spelled(end), LAST_KEY);
  return keys;
}
