import { FastChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../cards/rickshank.ts';
import { boxOf, STANDSTILL } from '../rules/box.ts';
import type { TurnPart } from '../rules/dialect.ts';
import type { State } from '../rules/state.ts';
import { turnPart } from '../rules/turn.ts';

const box = boxOf([RICKDEMPTION]);
const MOVES = 400; // of each game

function after(state: State, seed: number, parts: readonly TurnPart[]): State {
  const copy = rickshank.clone(state);
  const table = { box, state: copy, chance: new FastChance(seed), events: undefined };
  for (const part of parts) turnPart(table, copy.stack[0]!, part);
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
        const text = after(state, i, ['over', 'end', 'clean-up', 'draw', 'refill']);
        const cover = after(state, i, ['over', 'end', 'clean-up', 'refill', 'draw']);
        if (text.end === null) expect(cover).toEqual(text);
        expect(rickshank.outcome(cover)).toEqual(rickshank.outcome(text));
        compared++;
      }
      const moves = rickshank.moves(state, seat);
      rickshank.apply(state, seat, moves[chance.below(moves.length)]!, chance);
    }
  }
  expect(compared).toBeGreaterThan(300);
});

/** Nobody does anything but end the turn; how many turns were completed when the game was over. */
function idle(state: State, turns: number): number {
  const chance = new FastChance(1);
  for (let i = 0; i < turns && state.end === null; i++) rickshank.apply(state, state.active, { type: 'end' }, chance);
  return state.turns;
}

it('[R54] a game in which nothing new comes for twenty rounds is over, and points are counted', () => {
  const state = rickshank.setup(3, rickshank.completeOptions(3, {}), new FastChance(1));
  expect(idle(state, 1000)).toBe(3 * STANDSTILL);
  expect(state.end).toBe('standstill');
  expect(rickshank.outcome(state)).toBeDefined();
  expect(rickshank.view(state, 'spectator').scores).toHaveLength(3);
});

it('[R54] whoever buys from the line-up or defeats a nemesis begins the count anew', () => {
  const hand = Array<string>(8).fill('genius-waves');
  const deal = { hands: [[], hand], lineUp: ['conroy', 'conroy', 'dead-flies', 'dead-flies', 'black-rick'] };
  for (const last of [{ type: 'buy', card: 'conroy' }, { type: 'defeat' }] as const) {
    const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
    state.renewed = -2 * STANDSTILL + 1; // as if nothing had come for so long
    idle(state, 1);
    for (const card of hand) rickshank.apply(state, 1, { type: 'play', card }, new FastChance(1));
    const refusal = rickshank.refusal(state, 1, last);
    expect(refusal).toBeUndefined();
    rickshank.apply(state, 1, last, new FastChance(1));
    rickshank.apply(state, 1, { type: 'end' }, new FastChance(1));
    expect(state.end).toBeNull();
    expect(state.renewed).toBe(1);
  }
});
