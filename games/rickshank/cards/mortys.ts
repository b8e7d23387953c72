// Morty cards: they defend and destroy weak cards.

import type { MainCard } from '../rules/card-terms.ts';
import { defence, discardOne, draw, mayDestroy, ofType, payToken, power } from './effect-builders.ts';

const morty = ofType('morty');

export const MORTYS: readonly MainCard[] = [
  morty('eye-poppin-morty', 2, 1, {
    play: [{ do: 'choose', from: ['hand'], n: 1, then: 'destroy' }, { may: { do: 'self', then: 'destroy' } }],
  }),
  morty('aqua-morty', 3, 1, { play: draw(1), abilities: [{ on: 'discard', self: true, effect: mayDestroy(1) }] }),
  morty('bugged-out-morty', 3, 1, {
    play: power(2),
    abilities: [
      defence({
        if: { atLeast: 1, of: { attacker: 'seat' } },
        then: { do: 'choose', from: ['hand', 'discard'], n: 1, then: 'give', to: 'them' },
      }),
    ],
  }),
  morty('big-head-morty', 4, 1, { play: [power(2), payToken([mayDestroy(2), draw(1)])] }),
  morty('lawyer-morty', 4, 1, { play: [power(2), mayDestroy(1)], abilities: [defence(draw(1))] }),
  morty('hammerhead-morty', 5, 1, {
    play: [power(3), { do: 'target' }, { attack: 'them', effect: discardOne('them') }],
    abilities: [defence()],
  }),
  morty('scientist-morty', 6, 2, { play: [power(1), draw(2), mayDestroy(1)] }),
  morty('morty-c-137', 7, 2, { play: [power(4), mayDestroy(1), { attack: 'foes', effect: discardOne('them') }] }),
];
