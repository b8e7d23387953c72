// Gromflomites live on tokens.

import type { MainCard } from '../rules/dialect.ts';
import { defence, draw, HAS_TOKEN, payToken, power, token, wave } from './phrases.ts';

export const GROMFLOMITES: readonly MainCard[] = [
  {
    id: 'technician-gromflomite',
    type: 'gromflomite',
    cost: 2,
    points: 1,
    play: [power(1), { if: { none: { tokens: 'you' } }, then: token() }],
  },
  {
    id: 'employee-of-the-month',
    type: 'gromflomite',
    cost: 3,
    points: 1,
    play: [power(1), token()],
    abilities: [defence(token())],
  },
  {
    id: 'mission-control-gromflomite',
    type: 'gromflomite',
    cost: 3,
    points: 1,
    play: [power(2), { do: 'target' }, { attack: 'them', effect: { do: 'pay', who: 'them' } }],
  },
  {
    id: 'communications-gromflomite',
    type: 'gromflomite',
    cost: 4,
    points: 1,
    play: [power(2), payToken({ do: 'choose', from: ['discard'], what: { cost: [0, 0] }, upTo: 2, then: 'hand' })],
  },
  { id: 'honorable-gromflomite', type: 'gromflomite', cost: 4, points: 1, play: [power(2), token()] },
  {
    id: 'officer-gromflomite',
    type: 'gromflomite',
    cost: 5,
    points: 1,
    play: [power(2), { do: 'power', n: { per: { tokens: 'you' }, most: 3 } }],
  },
  {
    id: 'greedy-gromflomite',
    type: 'gromflomite',
    cost: 6,
    points: 2,
    play: [power(4), { do: 'this-turn' }],
    abilities: [{ use: [{ do: 'pay' }, draw(1)], if: HAS_TOKEN, often: true, lasting: true }],
  },
  {
    id: 'general-gromflomite',
    type: 'gromflomite',
    cost: 7,
    points: 2,
    play: [
      power(4),
      token(),
      {
        attack: 'foes',
        effect: { if: { none: { tokens: 'them' } }, then: wave('them'), else: { do: 'pay', who: 'them' } },
      },
    ],
  },
];
