// The critic: what the expert makes of the moves of a finished game, for the review.

import { FastChance } from '@kuluary/kernel/chance';
import type { Critic, Seat } from '@kuluary/kernel/game';
import { characterCode, NONE } from '../../rules/characters.ts';
import type { Move } from '../../rules/moves.ts';
import { CHALLENGE, CHALLENGE_BLOCK, cloneState, GAME_OVER, handPlaceOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { claimMadeBy } from './candidate-moves.ts';
import { isClaimFalse, STRENGTHS, simulateMoves } from './expert-bot.ts';
import { SEED_LIMIT, winRateOf } from './move-search.ts';
import { playOutForAll } from './playout.ts';
import { SHREWD_POLICY } from './policy-params.ts';
import { PublicMemory } from './public-memory.ts';

const PLAYOUTS = 300; // for the win probabilities at one position
const MIN_TRIES = 160; // of every move, however bad it looks at first

export const critic: Critic<State, View, Move> = {
  rateMoves(view, moves, chance) {
    const { candidates } = simulateMoves(view, moves, STRENGTHS.expert, chance, MIN_TRIES);
    const rated = candidates.map((stats) => ({
      move: stats.move,
      winProbability: winRateOf(stats),
      isDropped: stats.isDropped,
    }));
    rated.sort((a, b) => Number(a.isDropped) - Number(b.isDropped) || b.winProbability - a.winProbability);
    return rated.map(({ move, winProbability }) => ({
      move,
      winProbability: Math.min(winProbability, rated[0]!.winProbability),
    }));
  },

  winProbabilities(state, chance) {
    const before = new PublicMemory();
    before.readNewEntries(state.history);
    before.restartHistory();
    const start = cloneState(state);
    start.history.length = start.notes.length = 0; // the memory has all that matters of them
    const policies = start.coins.map(() => SHREWD_POLICY);
    const sums = start.coins.map(() => 0);
    const playouts = start.phase === GAME_OVER ? 1 : PLAYOUTS;
    for (let i = 0; i < playouts; i++) {
      const memory = new PublicMemory();
      memory.copyFrom(before);
      const winShares = playOutForAll(cloneState(start), policies, memory, new FastChance(chance.below(SEED_LIMIT)));
      for (const [seat, winShare] of winShares.entries()) sums[seat]! += winShare;
    }
    return sums.map((sum) => sum / playouts);
  },

  remarkOn(state, seat, move, best) {
    const claim = claimMadeBy(move);
    if (claim !== undefined && lacks(state, seat, characterCode(claim))) return 'bluff';
    const isClaimInQuestion = state.phase === CHALLENGE || state.phase === CHALLENGE_BLOCK;
    if (!isClaimInQuestion || !isClaimFalse(state)) return undefined;
    if (move.type === 'challenge') return 'caught';
    return best.type === 'challenge' ? 'missed' : undefined;
  },
};

function lacks(state: State, seat: Seat, character: number): boolean {
  return handPlaceOf(state, seat, character) === NONE;
}
