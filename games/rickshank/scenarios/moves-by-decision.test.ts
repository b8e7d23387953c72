import { stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { expect, it } from 'vitest';
import { rickshank } from '../cards/rickshank.ts';
import type { Move } from '../rules/moves.ts';
import type { DecisionKind } from '../rules/state.ts';

/** The moves of each kind of decision; the rules throw on any other, which `refusal` should have stopped. */
const MOVE_TYPES_BY_DECISION: Readonly<Record<DecisionKind, readonly Move['type'][]>> = {
  main: ['play', 'buy', 'defeat', 'token', 'use', 'end'],
  guard: ['yes', 'no'],
  choose: ['choose', 'enough', 'pay'],
  may: ['yes', 'no'],
  either: ['option'],
  target: ['target'],
  defend: ['defend', 'suffer'],
  ballot: ['vote'],
  reveal: ['reveal', 'pass'],
  tie: ['decide'],
  order: ['first'],
  character: ['character'],
};

const MOVES: { readonly [Type in Move['type']]: Extract<Move, { type: Type }> } = {
  play: { type: 'play', card: 'jerry' },
  buy: { type: 'buy', card: 'portal-gun' },
  defeat: { type: 'defeat' },
  token: { type: 'token' },
  use: { type: 'use', card: 'jerry' },
  end: { type: 'end' },
  choose: { type: 'choose', card: 'jerry', from: 'hand' },
  enough: { type: 'enough' },
  pay: { type: 'pay' },
  yes: { type: 'yes' },
  no: { type: 'no' },
  option: { type: 'option', option: 0 },
  target: { type: 'target', seat: 1 },
  defend: { type: 'defend', card: 'jerry', from: 'hand' },
  suffer: { type: 'suffer' },
  vote: { type: 'vote', tokens: 0 },
  reveal: { type: 'reveal', card: 'assemble' },
  pass: { type: 'pass' },
  decide: { type: 'decide', choice: 0 },
  first: { type: 'first', card: 'jerry' },
  character: { type: 'character', card: 'moron-morty' },
};

it.each(Object.entries(MOVE_TYPES_BY_DECISION))(
  '[R28] only moves of the decision that is asked are applied: "%s"',
  (kind, legal) => {
    for (const move of Object.values(MOVES).filter(({ type }) => !legal.includes(type))) {
      const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), {}));
      state.asked = { kind: kind as DecisionKind, seats: [0] };
      expect(() => rickshank.apply(state, 0, move, stackedChance), move.type).toThrow(`"${move.type}" is no`);
    }
  },
);

it('[R28] what has not the shape of a move is malformed, also with names that every object has', () => {
  const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), {}));
  const notMoves: readonly unknown[] = [
    null,
    7,
    'end',
    [],
    {},
    { type: 'toString' },
    { type: 'end', toString: 1 },
    { type: 'end', card: 'jerry' },
  ];
  const wrongFields: readonly unknown[] = [
    { type: 'play' },
    { type: 'play', card: 7 },
    { type: 'play', card: 'jerry', valueOf: 'x' },
  ];
  for (const move of [...notMoves, ...wrongFields]) {
    expect(rickshank.refusal(state, 0, move), JSON.stringify(move)).toMatchObject({ code: 'malformed' });
  }
});
