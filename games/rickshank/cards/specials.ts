// Special cards: their effect varies.

import type { MainCard } from '../rules/card-terms.ts';
import { defence, draw, mayDestroy, ofType, power, token } from './effect-builders.ts';

const special = ofType('special');

export const SPECIALS: readonly MainCard[] = [
  special('pill-brulee', 2, 1, { play: power(2) }),
  special('fold-yourself', 3, 1, {
    play: [
      power(2),
      { do: 'choose', from: ['hand'], upTo: 2, then: 'discard' },
      { do: 'draw', n: { per: { chosen: 'cards' } } },
    ],
  }),
  special('terminate', 3, 1, { play: [power(1), draw(1), mayDestroy(1)] }),
  special('daddys-little-girl', 4, 2, { play: power(2), abilities: [defence()] }),
  special('szechuan-sauce', 4, 1, { bonus: { per: { owned: { type: 'location' } } }, fleeting: true, play: power(3) }),
  special('diane-sanchez', 5, 1, { play: [power(2), { do: 'choose', from: ['discard'], n: 1, then: 'hand' }] }),
  special('totally-fabricated-origin-story', 6, 2, {
    play: {
      either: [
        power(5),
        [draw(2), token()],
        { do: 'choose', from: ['line-up'], what: { cost: [0, 5] }, n: 1, then: 'gain' },
      ],
    },
  }),
  special('currency-manipulation', 7, 0, {
    bonus: { per: { tokens: 'you' } },
    play: [
      power(3),
      { do: 'target' },
      { attack: 'them', effect: { do: 'pay', who: 'them' } },
      { do: 'token', n: { per: { hits: 'attack' } } },
    ],
  }),
];
