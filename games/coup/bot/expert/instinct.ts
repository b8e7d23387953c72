// A temper as a bot of its own: it does at once what it would do in a playout.

import type { Bot, Seat } from '@kuluary/kernel/game';
import { imagine } from '../../rules/imagine.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { Memory } from './memory.ts';
import { decide } from './policy.ts';
import type { Temper } from './temper.ts';

/** `recall`: how many of the last things that happened it remembers. */
export function instinctOf(temper: Temper, recall = Number.POSITIVE_INFINITY): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      const state = imagine(view, chance);
      const memory = new Memory();
      memory.follow(view.history, recall);
      const wish = decide(state, view.viewer as Seat, temper, memory, chance);
      return moves.find((move) => JSON.stringify(move) === JSON.stringify(wish)) ?? moves[0]!;
    },
  };
}
