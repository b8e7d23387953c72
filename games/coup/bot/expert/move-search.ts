// Finds the move that wins most often: every candidate is played out in the same sampled states with the same seeds. After
// each round the candidates that are clearly worse are dropped, so that the budget goes where it matters.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { Move } from '../../rules/moves.ts';
import { cloneState, type State } from '../../rules/state.ts';
import { applyMove } from '../../rules/turn-resolution.ts';
import { playOut } from './playout.ts';
import type { PolicyParams } from './policy-params.ts';
import { PublicMemory } from './public-memory.ts';

/** A sampled state to try every candidate in. */
export interface Trial {
  readonly state: State;
  readonly policies: readonly PolicyParams[]; // of each seat
  readonly seed: number; // of the playout
}

export interface MoveStats {
  readonly move: Move;
  tries: number;
  wins: number;
  squaredWins: number;
  isDropped: boolean; // clearly worse than another
}

export function makeMoveStats(move: Move): MoveStats {
  return { move, tries: 0, wins: 0, squaredWins: 0, isDropped: false };
}

export const SEED_LIMIT = 2 ** 31;
const STATES_PER_ROUND = 16;
const DROP_THRESHOLD = 2.2; // standard errors

export function searchMoves(
  moves: readonly Move[],
  nextTrial: () => Trial,
  me: Seat,
  memory: PublicMemory,
  simulations: number,
  minTries: number, // before a candidate may be dropped
): MoveStats[] {
  const all = moves.map(makeMoveStats);
  let candidates = all;
  for (let left = simulations; left > 0 && candidates.length > 1; left -= candidates.length * STATES_PER_ROUND) {
    for (let i = 0; i < STATES_PER_ROUND; i++) {
      const trial = nextTrial();
      for (const stats of candidates) runTrial(stats, trial, me, memory);
    }
    if (candidates[0]!.tries >= minTries) dropWorseMoves(candidates);
    candidates = candidates.filter(({ isDropped }) => !isDropped);
  }
  return all;
}

const scratchMemory = new PublicMemory();

function runTrial(stats: MoveStats, trial: Trial, me: Seat, memory: PublicMemory): void {
  const state = cloneState(trial.state);
  const chance: Chance = new FastChance(trial.seed);
  scratchMemory.copyFrom(memory);
  applyMove(state, me, stats.move, chance);
  scratchMemory.readNewEntries(state.history);
  const won = playOut(state, me, trial.policies, scratchMemory, chance);
  stats.tries++;
  stats.wins += won;
  stats.squaredWins += won * won;
}

function dropWorseMoves(candidates: readonly MoveStats[]): void {
  const best = candidates.reduce((a, b) => (winRateOf(b) > winRateOf(a) ? b : a));
  for (const stats of candidates) {
    const behind = winRateOf(best) - winRateOf(stats);
    stats.isDropped =
      stats !== best && behind >= DROP_THRESHOLD * Math.hypot(winRateErrorOf(stats), winRateErrorOf(best));
  }
}

export function winRateOf({ wins, tries }: MoveStats): number {
  return tries === 0 ? 0 : wins / tries;
}

/** The standard error of the rate, never quite zero: few tries say little. */
export function winRateErrorOf({ wins, squaredWins, tries }: MoveStats): number {
  const rate = (wins + 0.5) / (tries + 1);
  return Math.sqrt(
    Math.max(squaredWins / Math.max(tries, 1) - rate * rate, rate * (1 - rate) * 0.2) / Math.max(tries, 1),
  );
}
