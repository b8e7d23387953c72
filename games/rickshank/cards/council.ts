// The council votes.

import type { MainCard } from '../rules/dialect.ts';
import { discardOne, draw, power, vote, WAVES_LEFT, wave } from './phrases.ts';

const CAN_DRAW = { atLeast: 1, of: { drawable: 'all' } } as const;

export const COUNCIL: readonly MainCard[] = [
  {
    id: 'assemble',
    type: 'council',
    cost: 2,
    points: 0,
    bonus: { most: { type: 'council' }, points: 3 },
    play: [power(1), vote('auction', draw(1, 'them'), CAN_DRAW)],
  },
  {
    id: 'persecute',
    type: 'council',
    cost: 3,
    points: 1,
    play: [power(2), vote('sanctions', wave('them'), WAVES_LEFT)],
  },
  {
    id: 'rezone',
    type: 'council',
    cost: 3,
    points: 1,
    play: [
      power(2),
      vote(
        'referendum',
        { each: 'all', effect: { do: 'choose', who: 'them', from: ['play'], n: 1, then: 'discard' } },
        { atLeast: 1, of: { cards: { ongoing: true }, in: 'play', of: 'all' } },
      ),
    ],
  },
  { id: 'kickback', type: 'council', cost: 4, points: 1, play: [power(2), vote('auction', draw(2, 'them'), CAN_DRAW)] },
  {
    id: 'recycle',
    type: 'council',
    cost: 4,
    points: 1,
    play: [
      power(2),
      vote(
        'sanctions',
        { do: 'choose', from: ['destroyed'], what: { cost: [0, 0] }, n: 1, then: 'give', to: 'them' },
        { atLeast: 1, of: { cards: { cost: [0, 0] }, in: 'destroyed' } },
      ),
    ],
  },
  {
    id: 'taxation',
    type: 'council',
    cost: 5,
    points: 1,
    play: [
      power(3),
      vote(
        'referendum',
        { each: 'all', effect: discardOne('them') },
        { atLeast: 1, of: { cards: {}, in: 'hand', of: 'all' } },
      ),
    ],
  },
  {
    id: 'embezzle',
    type: 'council',
    cost: 6,
    points: 2,
    play: [
      power(4),
      vote('auction', { do: 'choose', who: 'them', from: ['hand', 'discard'], upTo: 2, then: 'destroy' }),
    ],
  },
  {
    id: 'gentrify',
    type: 'council',
    cost: 7,
    points: 2,
    play: [power(5), vote('auction', { do: 'gain-location', who: 'them' }, { atLeast: 1, of: { locations: 'left' } })],
  },
];
