// A bot that samples the hidden part of the state and plays the greedy move.

import type { Bot, Seat } from '@kuluary/kernel/game';
import type { CardBox } from '../rules/card-box.ts';
import { determinize } from '../rules/determinize.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { greedyMove } from './greedy-policy.ts';

export function makeGreedyBot(box: CardBox): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1) return moves[0]!;
      return greedyMove(
        { box, state: determinize(box, view, chance), chance, eventSink: undefined },
        view.viewer as Seat,
      );
    },
  };
}
