import { FastChance } from '@kuluary/kernel/chance';
import { expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../cards/rickshank.ts';
import { boxOf } from '../rules/box.ts';
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
