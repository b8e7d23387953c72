// Tries each answer in imagined worlds, plays on greedily for some rounds, and takes what leaves it best off. How well it
// plays is a number of simulations, never a time. A play-out to the end would cost more and tell less: luck drowns it.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { Box } from '../rules/box.ts';
import { imagine } from '../rules/imagine.ts';
import type { Move } from '../rules/moves.ts';
import { clone, type State, type Table } from '../rules/state.ts';
import { answer } from '../rules/steps.ts';
import type { View } from '../rules/view.ts';
import { playOut } from './play-out.ts';
import { greedyMove } from './policy.ts';
import { standing } from './standing.ts';

export interface Strength {
  readonly simulations: number; // for one decision, about
  readonly options: number; // that it weighs at most
  readonly rounds: number; // how far it looks ahead
  readonly haste: number; // how often it does the obvious without a thought, of 100
}

export const STRENGTHS = {
  easy: { simulations: 0, options: 1, rounds: 0, haste: 100 },
  normal: { simulations: 36, options: 5, rounds: 2, haste: 20 },
  hard: { simulations: 720, options: 10, rounds: 3, haste: 0 },
} as const satisfies Record<string, Strength>;

const SEEDS = 2 ** 31;

/** Somebody who sees a view and nothing else. */
export function searcherOf(box: Box, strength: Strength): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1) return moves[0]!;
      const seat = view.viewer as Seat;
      const obvious = greedyMove(tableOf(box, imagine(box, view, chance), chance), seat);
      const isPlain = obvious.type === 'play' || isTelling(view, seat) || chance.below(100) < strength.haste;
      return isPlain
        ? obvious
        : best(box, view, shortlist(moves, obvious, strength.options, chance, seat), strength, chance);
    },
  };
}

/** Whoever holds nothing to answer with is asked all the same, and answers at once: who has to think about it would tell
 * that there is something. So nobody thinks about it. */
function isTelling({ decision, active }: View, seat: Seat): boolean {
  return decision === 'defend' || decision === 'reveal' || (active !== seat && decision !== 'ballot');
}

function tableOf(box: Box, state: State, chance: Chance): Table {
  return { box, state, chance, events: undefined };
}

/** Not more than can be weighed: the obvious one, and others by lot. */
function shortlist(moves: readonly Move[], obvious: Move, options: number, chance: Chance, seat: Seat): Move[] {
  const isWorthIt = (move: Move) => move.type !== 'play' && !(move.type === 'vote' && move.choice === seat); // no harm to itself
  const rest = moves.filter((move) => JSON.stringify(move) !== JSON.stringify(obvious) && isWorthIt(move));
  while (rest.length >= options) rest.splice(chance.below(rest.length), 1);
  return [obvious, ...rest];
}

interface Arm {
  readonly move: Move;
  sum: number;
  trials: number;
}

/** Half of the simulations go to all, the rest to the better half, and so on. */
function best(box: Box, view: View, moves: readonly Move[], strength: Strength, chance: Chance): Move {
  const seat = view.viewer as Seat;
  let arms: Arm[] = moves.map((move) => ({ move, sum: 0, trials: 0 }));
  let left = strength.simulations;
  while (arms.length > 1 && left > 0) {
    const rounds = Math.max(1, Math.floor(left / 2 / arms.length));
    for (let i = 0; i < rounds; i++) {
      const world = imagine(box, view, chance);
      const turns = world.turns + strength.rounds * world.players.length;
      const seed = chance.below(SEEDS);
      for (const arm of arms) {
        arm.sum += tryOut(tableOf(box, clone(world), new FastChance(seed)), seat, arm.move, turns);
        arm.trials++;
      }
      left -= arms.length;
    }
    arms.sort((a, b) => b.sum / b.trials - a.sum / a.trials);
    arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  return arms[0]!.move;
}

/** How well off the seat is when so many turns of the game are over, after this answer. */
function tryOut(table: Table, seat: Seat, move: Move, turns: number): number {
  answer(table, seat, move);
  playOut(table, turns);
  return standing(table, seat);
}
