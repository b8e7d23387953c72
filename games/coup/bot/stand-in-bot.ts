// The stand-in bot (id `steward`) plays for absent people and takes no risks: it claims only what it holds, and challenges only
// what cannot be true. Otherwise it plays like the counter bot.

import type { Bot, Seat } from '@kuluary/kernel/game';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { counterBot } from './counter-bot.ts';
import { areAllCopiesKnown } from './known-cards.ts';
import { findMove } from './move-lookup.ts';

export const standInBot: Bot<View, Move> = {
  choose(view, moves, chance) {
    const move = counterBot.choose(view, moves, chance);
    return isGamble(view, move) ? (findMove(moves, 'pass') ?? move) : move;
  },
};

function isGamble(view: View, move: Move): boolean {
  const me = view.viewer as Seat;
  if (move.type === 'block') return !view.hands[me]!.includes(move.as);
  if (move.type !== 'challenge') return false;
  return !areAllCopiesKnown(view, me, view.block?.as ?? view.claim!);
}
