// Which move wins most often: every candidate is tried in the same worlds with the same luck. The budget is spent in
// rounds; after each, candidates that are clearly worse are given up, so that it goes where it matters.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { Move } from '../../rules/moves.ts';
import { clone, type State } from '../../rules/state.ts';
import { apply } from '../../rules/turn.ts';
import { Memory } from './memory.ts';
import { playOut } from './playout.ts';
import type { Temper } from './temper.ts';

/** A world to try moves in. */
export interface Trial {
  readonly world: State;
  readonly tempers: readonly Temper[]; // of each seat
  readonly seed: number; // of its luck
}

export interface Arm {
  readonly move: Move;
  tries: number;
  wins: number;
  squares: number;
  isGivenUp: boolean; // clearly worse than another
}

export function armOf(move: Move): Arm {
  return { move, tries: 0, wins: 0, squares: 0, isGivenUp: false };
}

export const SEEDS = 2 ** 31; // of luck
const ROUND = 16; // worlds between two looks at the candidates
const CLEAR = 2.2; // standard errors

export function search(
  moves: readonly Move[],
  nextTrial: () => Trial,
  me: Seat,
  memory: Memory,
  simulations: number,
  least: number, // tries before a candidate is given up
): Arm[] {
  const all = moves.map(armOf);
  let arms = all;
  for (let left = simulations; left > 0 && arms.length > 1; left -= arms.length * ROUND) {
    for (let i = 0; i < ROUND; i++) {
      const trial = nextTrial();
      for (const arm of arms) tryOut(arm, trial, me, memory);
    }
    if (arms[0]!.tries >= least) giveUpWorse(arms);
    arms = arms.filter(({ isGivenUp }) => !isGivenUp);
  }
  return all;
}

const scratch = new Memory();

function tryOut(arm: Arm, { world, tempers, seed }: Trial, me: Seat, memory: Memory): void {
  const state = clone(world);
  const chance: Chance = new FastChance(seed);
  scratch.copy(memory);
  apply(state, me, arm.move, chance);
  scratch.follow(state.history);
  const won = playOut(state, me, tempers, scratch, chance);
  arm.tries++;
  arm.wins += won;
  arm.squares += won * won;
}

function giveUpWorse(arms: readonly Arm[]): void {
  const best = arms.reduce((a, b) => (rateOf(b) > rateOf(a) ? b : a));
  for (const arm of arms) {
    const behind = rateOf(best) - rateOf(arm);
    arm.isGivenUp = arm !== best && behind >= CLEAR * Math.hypot(errorOf(arm), errorOf(best));
  }
}

export function rateOf({ wins, tries }: Arm): number {
  return tries === 0 ? 0 : wins / tries;
}

/** The standard error of the rate, never quite nought: few tries say little. */
export function errorOf({ wins, squares, tries }: Arm): number {
  const rate = (wins + 0.5) / (tries + 1);
  return Math.sqrt(Math.max(squares / Math.max(tries, 1) - rate * rate, rate * (1 - rate) * 0.2) / Math.max(tries, 1));
}
