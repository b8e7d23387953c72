// Equipment attacks.

import type { MainCard } from '../rules/dialect.ts';
import { discardSome, draw, power } from './phrases.ts';

export const EQUIPMENT: readonly MainCard[] = [
  {
    id: 'fake-gun',
    type: 'equipment',
    cost: 2,
    points: -2,
    play: { may: [{ do: 'target' }, { attack: 'them', effect: { do: 'self', then: 'give', to: 'them' } }] },
    abilities: [{ instead: 'gain', self: true, effect: [{ do: 'target' }, { do: 'it', then: 'give', to: 'them' }] }],
  },
  { id: 'butt-in-a-cup', type: 'equipment', cost: 3, points: 1, play: [power(1), draw(1)] },
  {
    id: 'conroy',
    type: 'equipment',
    cost: 3,
    points: 1,
    play: [power(2), { do: 'choose', from: ['discard'], what: { cost: [0, 0] }, upTo: 1, then: 'destroy' }],
  },
  {
    id: 'brainalyzer-9000',
    type: 'equipment',
    cost: 4,
    points: 1,
    play: [
      power(2),
      { do: 'target' },
      { do: 'choose', from: ['discard'], whose: 'them', what: { cost: [1, 7] }, n: 1, then: 'play' },
    ],
  },
  {
    id: 'dead-flies',
    type: 'equipment',
    cost: 4,
    points: 1,
    play: [power(2), { if: { atLeast: 1, of: { played: { type: 'equipment' }, other: true } }, then: draw(1) }],
  },
  {
    id: 'freeze-gun',
    type: 'equipment',
    cost: 5,
    points: 1,
    play: [power(3), { do: 'target' }, { attack: 'them', effect: discardSome('them', 2) }],
  },
  { id: 'jury-rigged-portal-gun', type: 'equipment', cost: 6, points: 1, play: [power(4), { do: 'location' }] },
  {
    id: 'portal-bomb',
    type: 'equipment',
    cost: 7,
    points: 1,
    play: [
      power(3),
      { do: 'target' },
      {
        attack: 'them',
        effect: { do: 'choose', who: 'them', from: ['discard'], what: { cost: [1, 99] }, n: 1, then: 'destroy' },
      },
    ],
  },
];
