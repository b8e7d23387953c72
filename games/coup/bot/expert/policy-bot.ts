// A policy as a bot: it plays at once what the policy would play in a playout.

import type { Bot, Seat } from '@kuluary/kernel/game';
import { determinize } from '../../rules/determinize.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { choosePolicyMove } from './policy.ts';
import type { PolicyParams } from './policy-params.ts';
import { PublicMemory } from './public-memory.ts';

/** `recall`: how many of the last history entries it remembers. */
export function makePolicyBot(policy: PolicyParams, recall = Number.POSITIVE_INFINITY): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      const state = determinize(view, chance);
      const memory = new PublicMemory();
      memory.readNewEntries(view.history, recall);
      const chosen = choosePolicyMove(state, view.viewer as Seat, policy, memory, chance);
      return moves.find((move) => JSON.stringify(move) === JSON.stringify(chosen)) ?? moves[0]!;
    },
  };
}
