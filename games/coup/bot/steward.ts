// The steward plays for people who are late or gone, and gambles with nothing of theirs: it claims only what it holds, and
// doubts only what cannot be. Otherwise it does what the counter would.

import type { Bot, Seat } from '@kuluary/kernel/game';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counter } from './counter.ts';
import { isExhausted } from './known-cards.ts';
import { find } from './offered-moves.ts';

export const steward: Bot<View, Move> = {
  choose(view, moves, chance) {
    const move = counter.choose(view, moves, chance);
    return isGamble(view, move) ? (find(moves, 'pass') ?? move) : move;
  },
};

function isGamble(view: View, move: Move): boolean {
  const me = view.viewer as Seat;
  if (move.type === 'block') return !view.hands[me]!.includes(move.as);
  if (move.type !== 'challenge') return false;
  return !isExhausted(view, me, view.block?.as ?? view.claim!);
}
