// The characters that seats play.

import type { CardAbility, Character } from '../rules/card-terms.ts';
import { draw, HAS_TOKEN, power } from './effect-builders.ts';

function character(id: string, ...abilities: readonly CardAbility[]): Character {
  return { id, abilities };
}

export const CHARACTERS: readonly Character[] = [
  character('bluffing-rick', { on: 'play', what: { type: 'council', cost: [4, 99] }, first: true, effect: power(1) }),
  character('transcendent-rick', {
    defend: 'always',
    if: { atLeast: 1, of: { cards: { type: 'council' }, in: 'hand' } },
    effect: [{ do: 'choose', from: ['hand'], what: { type: 'council' }, n: 1, then: 'discard' }, draw(1)],
  }),
  character('moron-morty', {
    instead: 'gain',
    what: { type: 'morty', cost: [0, 3], from: 'line-up' },
    effect: { may: { do: 'it', then: 'top' } },
  }),
  character('rational-morty', {
    use: [{ do: 'pay' }, { do: 'choose', from: ['hand', 'discard'], what: { cost: [0, 0] }, upTo: 1, then: 'destroy' }],
    if: HAS_TOKEN,
  }),
  character('defiant-summer', { use: [{ do: 'pay' }, power(2)], if: HAS_TOKEN }),
  character('heroic-summer', { on: 'play', what: { cost: [7, 99] }, first: true, effect: power(1) }),
  character('promotion-jerry', { on: 'discard', what: { is: 'jerry' }, effect: draw(1) }),
];
