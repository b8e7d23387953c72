// The greedy one at a table: it gets its view, imagines what it cannot see, and does the obvious.

import type { Bot, Seat } from '@kuluary/kernel/game';
import type { Box } from '../rules/box.ts';
import { imagine } from '../rules/imagine.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { greedyMove } from './policy.ts';

export function greedyOf(box: Box): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1) return moves[0]!;
      return greedyMove({ box, state: imagine(box, view, chance), chance, events: undefined }, view.viewer as Seat);
    },
  };
}
