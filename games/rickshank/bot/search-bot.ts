// A Monte Carlo search bot: tries moves in sampled states, plays on greedily for some rounds, and takes the move with the best
// mean evaluation. The budget is a number of simulations, never a time. Playouts to the end would cost more and be noisier.

import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Bot, Seat } from '@kuluary/kernel/game';
import type { CardBox } from '../rules/card-box.ts';
import { determinize } from '../rules/determinize.ts';
import { applyMove } from '../rules/effect-steps.ts';
import type { Move } from '../rules/moves.ts';
import { cloneState, type RulesContext, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { evaluatePosition } from './evaluation.ts';
import { greedyMove } from './greedy-policy.ts';
import { runPlayout } from './playout.ts';

interface SearchParams {
  readonly simulationsPerDecision: number; // approximate
  readonly maxMoves: number; // that are compared at most
  readonly lookaheadRounds: number; // of a playout
  readonly greedyMovePercent: number; // how often it plays the greedy move without a search
}

export const SEARCH_LEVELS = {
  easy: { simulationsPerDecision: 0, maxMoves: 1, lookaheadRounds: 0, greedyMovePercent: 100 },
  normal: { simulationsPerDecision: 36, maxMoves: 5, lookaheadRounds: 2, greedyMovePercent: 20 },
  hard: { simulationsPerDecision: 720, maxMoves: 10, lookaheadRounds: 3, greedyMovePercent: 0 },
} as const satisfies Record<string, SearchParams>;

const SEEDS = 2 ** 31;

export function makeSearchBot(box: CardBox, params: SearchParams): Bot<View, Move> {
  return {
    choose(view, moves, chance) {
      if (moves.length === 1) return moves[0]!;
      const seat = view.viewer as Seat;
      const greedy = greedyMove(contextOf(box, determinize(box, view, chance), chance), seat);
      const skipsSearch =
        greedy.type === 'play' || wouldTimingLeak(view, seat) || chance.below(100) < params.greedyMovePercent;
      return skipsSearch
        ? greedy
        : bestMoveByHalving(box, view, shortlistMoves(moves, greedy, params.maxMoves, chance, seat), params, chance);
    },
  };
}

/** A seat with only one move here moves at once; if others searched, the time they take would reveal that they hold
 * something. */
function wouldTimingLeak({ decision, active }: View, seat: Seat): boolean {
  return decision === 'defend' || decision === 'reveal' || (active !== seat && decision !== 'ballot');
}

function contextOf(box: CardBox, state: State, chance: Chance): RulesContext {
  return { box, state, chance, eventSink: undefined };
}

/** The greedy move and random others. */
function shortlistMoves(moves: readonly Move[], greedy: Move, maxMoves: number, chance: Chance, seat: Seat): Move[] {
  const isWorthTrying = (move: Move) => move.type !== 'play' && !(move.type === 'vote' && move.choice === seat); // not against itself
  const rest = moves.filter((move) => JSON.stringify(move) !== JSON.stringify(greedy) && isWorthTrying(move));
  while (rest.length >= maxMoves) rest.splice(chance.below(rest.length), 1);
  return [greedy, ...rest];
}

interface MoveTrials {
  readonly move: Move;
  sum: number;
  trials: number;
}

/** Sequential halving: half of the simulations go to all moves, half of the rest to the better half, and so on. */
function bestMoveByHalving(
  box: CardBox,
  view: View,
  moves: readonly Move[],
  params: SearchParams,
  chance: Chance,
): Move {
  const seat = view.viewer as Seat;
  let arms: MoveTrials[] = moves.map((move) => ({ move, sum: 0, trials: 0 }));
  let left = params.simulationsPerDecision;
  while (arms.length > 1 && left > 0) {
    const rounds = Math.max(1, Math.floor(left / 2 / arms.length));
    for (let i = 0; i < rounds; i++) {
      const sampled = determinize(box, view, chance);
      const turns = sampled.turns + params.lookaheadRounds * sampled.players.length;
      const seed = chance.below(SEEDS);
      for (const arm of arms) {
        arm.sum += evaluateMove(contextOf(box, cloneState(sampled), new FastChance(seed)), seat, arm.move, turns);
        arm.trials++;
      }
      left -= arms.length;
    }
    arms.sort((a, b) => b.sum / b.trials - a.sum / a.trials);
    arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  return arms[0]!.move;
}

/** Evaluates the position after the move and a playout until so many turns are completed. */
function evaluateMove(context: RulesContext, seat: Seat, move: Move, turns: number): number {
  applyMove(context, seat, move);
  runPlayout(context, turns);
  return evaluatePosition(context, seat);
}
