// Whom the seats play.

import type { Character } from '../rules/dialect.ts';
import { draw, HAS_TOKEN, power } from './phrases.ts';

export const CHARACTERS: readonly Character[] = [
  { id: 'bluffing-rick', abilities: [{ on: 'play', what: { type: 'council' }, first: true, effect: draw(1) }] },
  {
    id: 'transcendent-rick',
    abilities: [
      {
        defend: 'always',
        if: { atLeast: 1, of: { cards: { type: 'council' }, in: 'hand' } },
        effect: [{ do: 'choose', from: ['hand'], what: { type: 'council' }, n: 1, then: 'discard' }, draw(1)],
      },
    ],
  },
  {
    id: 'moron-morty',
    abilities: [
      {
        instead: 'gain',
        what: { type: 'morty', cost: [0, 3], from: 'line-up' },
        effect: { may: { do: 'it', then: 'top' } },
      },
    ],
  },
  {
    id: 'rational-morty',
    abilities: [
      {
        use: [{ do: 'pay' }, { do: 'choose', from: ['discard'], what: { cost: [0, 0] }, upTo: 1, then: 'destroy' }],
        if: HAS_TOKEN,
      },
    ],
  },
  { id: 'defiant-summer', abilities: [{ use: [{ do: 'pay' }, power(2)], if: HAS_TOKEN }] },
  { id: 'heroic-summer', abilities: [{ on: 'play', what: { cost: [5, 99] }, first: true, effect: power(1) }] },
  { id: 'promotion-jerry', abilities: [{ on: 'play', what: { is: 'jerry' }, effect: power(1) }] },
];
