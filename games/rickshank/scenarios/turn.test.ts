import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../cards/rickshank.ts';
import { makeCardBox, STANDSTILL_ROUNDS } from '../rules/card-box.ts';
import type { TurnPhase } from '../rules/card-terms.ts';
import type { State } from '../rules/state.ts';
import { runTurnPhase } from '../rules/turn.ts';

const box = makeCardBox([RICKDEMPTION]);
const MOVES = 400; // of each game

function stateAfterPhases(state: State, seed: number, phases: readonly TurnPhase[]): State {
  const copy = rickshank.clone(state);
  const context = { box, state: copy, chance: new FastChance(seed), eventSink: undefined };
  for (const phase of phases) runTurnPhase(context, copy.stack[0]!, phase);
  return copy;
}

it('[E6] whether the hand is drawn before the line-up is filled, or after, makes no difference', () => {
  let compared = 0;
  for (let seed = 1; seed <= 5; seed++) {
    const chance = new FastChance(seed);
    const state = rickshank.setup(3, rickshank.completeOptions(3, {}), chance);
    for (let i = 0; i < MOVES && rickshank.outcome(state) === undefined; i++) {
      const { seat, kind } = rickshank.decisions(state)[0]!;
      if (kind === 'main') {
        const rulebookOrder = stateAfterPhases(state, i, ['over', 'end', 'clean-up', 'draw', 'refill']);
        const backCoverOrder = stateAfterPhases(state, i, ['over', 'end', 'clean-up', 'refill', 'draw']);
        if (rulebookOrder.end === null) expect(backCoverOrder).toEqual(rulebookOrder);
        expect(rickshank.outcome(backCoverOrder)).toEqual(rickshank.outcome(rulebookOrder));
        compared++;
      }
      const moves = rickshank.moves(state, seat);
      rickshank.apply(state, seat, moves[chance.below(moves.length)]!, chance);
    }
  }
  expect(compared).toBeGreaterThan(300);
});

/** Every seat only ends its turn; returns how many turns were completed. */
function playIdleTurns(state: State, turns: number): number {
  const chance = new FastChance(1);
  for (let i = 0; i < turns && state.end === null; i++) rickshank.apply(state, state.active, { type: 'end' }, chance);
  return state.turns;
}

it('[R54] a game without progress for twenty rounds is over, and points are counted', () => {
  const state = rickshank.setup(3, rickshank.completeOptions(3, {}), new FastChance(1));
  expect(playIdleTurns(state, 1000)).toBe(3 * STANDSTILL_ROUNDS);
  expect(state.end).toBe('standstill');
  expect(rickshank.outcome(state)).toBeDefined();
  expect(rickshank.view(state, 'spectator').scores).toHaveLength(3);
});

it('[R54] buying from the line-up or defeating a nemesis restarts the count', () => {
  const hand = Array<string>(8).fill('genius-waves');
  const deal = { hands: [[], hand], lineUp: ['conroy', 'conroy', 'dead-flies', 'dead-flies', 'black-rick'] };
  for (const last of [{ type: 'buy', card: 'conroy' }, { type: 'defeat' }] as const) {
    const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
    state.lastProgressTurn = -2 * STANDSTILL_ROUNDS + 1; // as if there had been no progress for so long
    playIdleTurns(state, 1);
    for (const card of hand) rickshank.apply(state, 1, { type: 'play', card }, new FastChance(1));
    const refusal = rickshank.refusal(state, 1, last);
    expect(refusal).toBeUndefined();
    rickshank.apply(state, 1, last, new FastChance(1));
    rickshank.apply(state, 1, { type: 'end' }, new FastChance(1));
    expect(state.end).toBeNull();
    expect(state.lastProgressTurn).toBe(1);
  }
});
