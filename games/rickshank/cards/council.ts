// Council cards: they hold votes.

import type { MainCard } from '../rules/card-terms.ts';
import { discardOne, draw, ofType, power, vote, WAVES_LEFT, wave } from './effect-builders.ts';

const CAN_DRAW = { atLeast: 1, of: { drawable: 'all' } } as const;

const council = ofType('council');

export const COUNCIL: readonly MainCard[] = [
  council('assemble', 2, 0, {
    bonus: { most: { type: 'council' }, points: 3 },
    play: [power(1), vote('auction', draw(1, 'them'), CAN_DRAW)],
  }),
  council('persecute', 3, 1, { play: [power(2), vote('sanctions', wave('them'), WAVES_LEFT)] }),
  council('rezone', 3, 1, {
    play: [
      power(2),
      vote(
        'referendum',
        { each: 'all', effect: { do: 'choose', who: 'them', from: ['play'], n: 1, then: 'discard' } },
        { atLeast: 1, of: { cards: { ongoing: true }, in: 'play', of: 'all' } },
      ),
    ],
  }),
  council('kickback', 4, 1, { play: [power(2), vote('auction', draw(2, 'them'), CAN_DRAW)] }),
  council('recycle', 4, 1, {
    play: [
      power(2),
      vote(
        'sanctions',
        { do: 'choose', from: ['destroyed'], what: { cost: [0, 0] }, n: 1, then: 'give', to: 'them' },
        { atLeast: 1, of: { cards: { cost: [0, 0] }, in: 'destroyed' } },
      ),
    ],
  }),
  council('taxation', 5, 1, {
    play: [
      power(3),
      vote(
        'referendum',
        { each: 'all', effect: discardOne('them') },
        { atLeast: 1, of: { cards: {}, in: 'hand', of: 'all' } },
      ),
    ],
  }),
  council('embezzle', 6, 2, {
    play: [
      power(4),
      vote(
        'auction',
        { do: 'choose', who: 'them', from: ['hand', 'discard'], upTo: 2, then: 'destroy' },
        { atLeast: 1, of: { cards: {}, in: 'hand', of: 'all' } },
        { atLeast: 1, of: { cards: {}, in: 'discard', of: 'all' } },
      ),
    ],
  }),
  council('gentrify', 7, 2, {
    play: [power(5), vote('auction', { do: 'gain-location', who: 'them' }, { atLeast: 1, of: { locations: 'left' } })],
  }),
];
