// Mortys defend themselves, and throw away what nobody needs.

import type { MainCard } from '../rules/dialect.ts';
import { defence, discardOne, draw, mayDestroy, payToken, power } from './phrases.ts';

export const MORTYS: readonly MainCard[] = [
  {
    id: 'eye-poppin-morty',
    type: 'morty',
    cost: 2,
    points: 1,
    play: [{ do: 'choose', from: ['hand'], n: 1, then: 'destroy' }, { may: { do: 'self', then: 'destroy' } }],
  },
  {
    id: 'aqua-morty',
    type: 'morty',
    cost: 3,
    points: 1,
    play: draw(1),
    abilities: [{ on: 'discard', self: true, effect: mayDestroy(1) }],
  },
  {
    id: 'bugged-out-morty',
    type: 'morty',
    cost: 3,
    points: 1,
    play: power(2),
    abilities: [
      defence({
        if: { atLeast: 1, of: { attacker: 'seat' } },
        then: { do: 'choose', from: ['hand', 'discard'], n: 1, then: 'give', to: 'them' },
      }),
    ],
  },
  {
    id: 'big-head-morty',
    type: 'morty',
    cost: 4,
    points: 1,
    play: [power(2), payToken([mayDestroy(2), draw(1)])],
  },
  {
    id: 'lawyer-morty',
    type: 'morty',
    cost: 4,
    points: 1,
    play: [power(2), mayDestroy(1)],
    abilities: [defence(draw(1))],
  },
  {
    id: 'hammerhead-morty',
    type: 'morty',
    cost: 5,
    points: 1,
    play: [power(3), { do: 'target' }, { attack: 'them', effect: discardOne('them') }],
    abilities: [defence()],
  },
  {
    id: 'scientist-morty',
    type: 'morty',
    cost: 6,
    points: 2,
    play: [power(1), draw(2), mayDestroy(1)],
  },
  {
    id: 'morty-c-137',
    type: 'morty',
    cost: 7,
    points: 2,
    play: [power(4), mayDestroy(1), { attack: 'foes', effect: discardOne('them') }],
  },
];
