// Plays a state on with the greedy policy for every seat, without views.

import type { Chance } from '@kuluary/kernel/chance';
import type { CardBox } from '../rules/card-box.ts';
import { applyMove, runUntilDecision } from '../rules/effect-steps.ts';
import type { Options } from '../rules/options.ts';
import { setup } from '../rules/setup.ts';
import type { RulesContext, State } from '../rules/state.ts';
import { greedyMove } from './greedy-policy.ts';

const MOVE_LIMIT = 100_000; // no game is that long

/** To the end, or until so many turns of the game are completed. */
export function runPlayout(context: RulesContext, turns = Number.POSITIVE_INFINITY): void {
  const { state } = context;
  for (let moves = 0; state.end === null && state.turns < turns; moves++) {
    if (moves === MOVE_LIMIT) throw new Error('rickshank: a game does not end');
    const seat = state.asked!.seats[0]!;
    applyMove(context, seat, greedyMove(context, seat));
  }
}

export function playGreedyGame(box: CardBox, seats: number, options: Options, chance: Chance): State {
  const context = setup(box, seats, options, chance);
  runUntilDecision(context);
  runPlayout(context);
  return context.state;
}
