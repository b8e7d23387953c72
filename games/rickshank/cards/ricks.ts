// Rick cards: better in combination.

import type { MainCard } from '../rules/card-terms.ts';
import { draw, ofType, power, wave } from './effect-builders.ts';

const RICK = { type: 'rick' } as const;

const rick = ofType('rick');

export const RICKS: readonly MainCard[] = [
  rick('security-specialist-rick', 2, 1, { ongoing: true, abilities: [{ defend: 'play', effect: [] }] }),
  rick('black-rick', 3, 1, {
    play: [power(2), { if: { atLeast: 1, of: { played: RICK, other: true } }, then: draw(1) }],
  }),
  rick('future-rick', 3, 1, {
    play: [power(2), { do: 'choose', from: ['discard'], what: { type: 'location' }, upTo: 1, then: 'open' }],
  }),
  rick('aqua-rick', 4, 1, { play: power(2), abilities: [{ on: 'discard', self: true, effect: draw(2) }] }),
  rick('young-rick', 4, 1, { play: [power(2), { if: { atLeast: 3, of: { types: 'control' } }, then: draw(1) }] }),
  rick('lizard-rick', 5, 1, { play: [power(3), { do: 'target' }, { attack: 'them', effect: wave('them') }] }),
  rick('commander-rick', 6, 1, {
    play: [power(4), { do: 'this-turn' }],
    abilities: [{ on: 'play', what: RICK, other: true, lasting: true, effect: power(1) }],
  }),
  rick('rick-c-137', 7, 1, {
    bonus: { per: { owned: { is: 'genius-waves' } } },
    play: [power(3), { if: { atLeast: 1, of: { played: RICK, other: true } }, then: power(1) }],
  }),
];
