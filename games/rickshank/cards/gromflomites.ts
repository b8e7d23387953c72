// Gromflomite cards: they gain and spend tokens.

import type { MainCard } from '../rules/card-terms.ts';
import { defence, draw, HAS_TOKEN, ofType, payToken, power, token, wave } from './effect-builders.ts';

const gromflomite = ofType('gromflomite');

export const GROMFLOMITES: readonly MainCard[] = [
  gromflomite('technician-gromflomite', 2, 1, { play: [power(1), { if: { none: { tokens: 'you' } }, then: token() }] }),
  gromflomite('employee-of-the-month', 3, 1, { play: [power(1), token()], abilities: [defence(token())] }),
  gromflomite('mission-control-gromflomite', 3, 1, {
    play: [power(2), { do: 'target' }, { attack: 'them', effect: { do: 'pay', who: 'them' } }],
  }),
  gromflomite('communications-gromflomite', 4, 1, {
    play: [power(2), payToken({ do: 'choose', from: ['discard'], what: { cost: [0, 0] }, upTo: 2, then: 'hand' })],
  }),
  gromflomite('honorable-gromflomite', 4, 1, { play: [power(2), token()] }),
  gromflomite('officer-gromflomite', 5, 1, {
    play: [power(2), { do: 'power', n: { per: { tokens: 'you' }, most: 3 } }],
  }),
  gromflomite('greedy-gromflomite', 6, 2, {
    play: [power(4), { do: 'this-turn' }],
    abilities: [{ use: [{ do: 'pay' }, draw(1)], if: HAS_TOKEN, often: true, lasting: true }],
  }),
  gromflomite('general-gromflomite', 7, 2, {
    play: [
      power(4),
      token(),
      {
        attack: 'foes',
        effect: { if: { none: { tokens: 'them' } }, then: wave('them'), else: { do: 'pay', who: 'them' } },
      },
    ],
  }),
];
