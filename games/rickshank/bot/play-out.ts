// Whole games on states, without views: for play-outs and simulations.

import type { Chance } from '@kuluary/kernel/chance';
import type { Box } from '../rules/box.ts';
import type { Options } from '../rules/options.ts';
import { setup } from '../rules/setup.ts';
import type { State, Table } from '../rules/state.ts';
import { answer, goOn } from '../rules/steps.ts';
import { greedyMove } from './policy.ts';

const MOVE_LIMIT = 100_000; // no game is that long

/** Everybody is greedy, to the end or until so many turns of the game are over. */
export function playOut(table: Table, turns = Number.POSITIVE_INFINITY): void {
  const { state } = table;
  for (let moves = 0; state.end === null && state.turns < turns; moves++) {
    if (moves === MOVE_LIMIT) throw new Error('rickshank: a game does not end');
    const seat = state.asked!.seats[0]!;
    answer(table, seat, greedyMove(table, seat));
  }
}

/** A whole game between greedy seats. */
export function playGreedy(box: Box, seats: number, options: Options, chance: Chance): State {
  const table = setup(box, seats, options, chance);
  goOn(table);
  playOut(table);
  return table.state;
}
