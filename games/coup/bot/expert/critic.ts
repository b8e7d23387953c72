// What the expert says of a finished game.

import { FastChance } from '@kuluary/kernel/chance';
import type { Critic, Seat } from '@kuluary/kernel/game';
import { characterCode, NONE } from '../../rules/characters.ts';
import type { Move } from '../../rules/moves.ts';
import { CHALLENGE, CHALLENGE_BLOCK, clone, OVER, placeOf, type State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { claimMadeBy } from './candidates.ts';
import { isLie, STRENGTHS, tryMoves } from './expert.ts';
import { Memory } from './memory.ts';
import { playOutForAll } from './playout.ts';
import { rateOf, SEEDS } from './search.ts';
import { SHREWD } from './temper.ts';

const PLAYOUTS = 300; // for the chances of all seats at one moment
const TRIES = 160; // of every answer, however bad it looks at first

export const critic: Critic<State, View, Move> = {
  weigh(view, moves, chance) {
    const { arms } = tryMoves(view, moves, STRENGTHS.expert, chance, TRIES);
    const weighed = arms.map((arm) => ({ move: arm.move, winning: rateOf(arm), isGivenUp: arm.isGivenUp }));
    weighed.sort((a, b) => Number(a.isGivenUp) - Number(b.isGivenUp) || b.winning - a.winning);
    return weighed.map(({ move, winning }) => ({ move, winning: Math.min(winning, weighed[0]!.winning) }));
  },

  chances(state, chance) {
    const before = new Memory();
    before.follow(state.history);
    before.turnPage();
    const start = clone(state);
    start.history.length = start.notes.length = 0; // all that matters of them is in the memory
    const tempers = start.coins.map(() => SHREWD);
    const sums = start.coins.map(() => 0);
    const playouts = start.phase === OVER ? 1 : PLAYOUTS;
    for (let i = 0; i < playouts; i++) {
      const memory = new Memory();
      memory.copy(before);
      const shares = playOutForAll(clone(start), tempers, memory, new FastChance(chance.below(SEEDS)));
      for (const [seat, share] of shares.entries()) sums[seat]! += share;
    }
    return sums.map((sum) => sum / playouts);
  },

  remark(state, seat, move, best) {
    const claim = claimMadeBy(move);
    if (claim !== undefined && lacks(state, seat, characterCode(claim))) return 'bluff';
    const isQuestioned = state.phase === CHALLENGE || state.phase === CHALLENGE_BLOCK;
    if (!isQuestioned || !isLie(state)) return undefined;
    if (move.type === 'challenge') return 'caught';
    return best.type === 'challenge' ? 'missed' : undefined;
  },
};

function lacks(state: State, seat: Seat, character: number): boolean {
  return placeOf(state, seat, character) === NONE;
}
