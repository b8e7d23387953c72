// Specials swing: little or much, and never the same.

import type { MainCard } from '../rules/dialect.ts';
import { defence, draw, mayDestroy, power, token } from './phrases.ts';

export const SPECIALS: readonly MainCard[] = [
  { id: 'pill-brulee', type: 'special', cost: 2, points: 1, play: power(2) },
  {
    id: 'fold-yourself',
    type: 'special',
    cost: 3,
    points: 1,
    play: [
      power(2),
      { do: 'choose', from: ['hand'], upTo: 2, then: 'discard' },
      { do: 'draw', n: { per: { chosen: 'cards' } } },
    ],
  },
  {
    id: 'terminate',
    type: 'special',
    cost: 3,
    points: 1,
    play: [power(1), draw(1), mayDestroy(1)],
  },
  {
    id: 'daddys-little-girl',
    type: 'special',
    cost: 4,
    points: 2,
    play: power(2),
    abilities: [defence()],
  },
  {
    id: 'szechuan-sauce',
    type: 'special',
    cost: 4,
    points: 1,
    bonus: { per: { owned: { type: 'location' } } },
    fleeting: true,
    play: power(3),
  },
  {
    id: 'diane-sanchez',
    type: 'special',
    cost: 5,
    points: 1,
    play: [power(2), { do: 'choose', from: ['discard'], n: 1, then: 'hand' }],
  },
  {
    id: 'totally-fabricated-origin-story',
    type: 'special',
    cost: 6,
    points: 2,
    play: {
      either: [
        power(5),
        [draw(2), token()],
        { do: 'choose', from: ['line-up'], what: { cost: [0, 5] }, n: 1, then: 'gain' },
      ],
    },
  },
  {
    id: 'currency-manipulation',
    type: 'special',
    cost: 7,
    points: 0,
    bonus: { per: { tokens: 'you' } },
    play: [
      power(3),
      { do: 'target' },
      { attack: 'them', effect: { do: 'pay', who: 'them' } },
      { do: 'token', n: { per: { hits: 'attack' } } },
    ],
  },
];
