// Equipment cards: they attack.

import type { MainCard } from '../rules/card-terms.ts';
import { discardSome, draw, ofType, power } from './effect-builders.ts';

const equipment = ofType('equipment');

export const EQUIPMENT: readonly MainCard[] = [
  equipment('fake-gun', 2, -2, {
    play: { may: [{ do: 'target' }, { attack: 'them', effect: { do: 'self', then: 'give', to: 'them' } }] },
    abilities: [{ instead: 'gain', self: true, effect: [{ do: 'target' }, { do: 'it', then: 'give', to: 'them' }] }],
  }),
  equipment('butt-in-a-cup', 3, 1, { play: [power(1), draw(1)] }),
  equipment('conroy', 3, 1, {
    play: [power(2), { do: 'choose', from: ['discard'], what: { cost: [0, 0] }, upTo: 1, then: 'destroy' }],
  }),
  equipment('brainalyzer-9000', 4, 1, {
    play: [
      power(2),
      { do: 'target' },
      { do: 'choose', from: ['discard'], whose: 'them', what: { cost: [1, 7] }, n: 1, then: 'play' },
    ],
  }),
  equipment('dead-flies', 4, 1, {
    play: [power(2), { if: { atLeast: 1, of: { played: { type: 'equipment' }, other: true } }, then: draw(1) }],
  }),
  equipment('freeze-gun', 5, 1, {
    play: [power(3), { do: 'target' }, { attack: 'them', effect: discardSome('them', 2) }],
  }),
  equipment('jury-rigged-portal-gun', 6, 1, { play: [power(4), { do: 'location' }] }),
  equipment('portal-bomb', 7, 1, {
    play: [
      power(3),
      { do: 'target' },
      {
        attack: 'them',
        effect: { do: 'choose', who: 'them', from: ['discard'], what: { cost: [1, 99] }, n: 1, then: 'destroy' },
      },
    ],
  }),
];
