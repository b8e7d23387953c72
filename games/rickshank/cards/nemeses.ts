// Nemeses: what they do for you once they are defeated, and what they do to all when they are turned up.

import type { CardEffect, NemesisCard, What } from '../rules/dialect.ts';
import { discardOne, draw, mayDestroy, power, token, wave } from './phrases.ts';

function discardOrToken(what: What): CardEffect {
  return { do: 'choose', who: 'them', from: ['hand'], what, n: 1, then: 'discard', or: 'token' };
}

export const NEMESES: readonly NemesisCard[] = [
  {
    id: 'cornvelious-daniel',
    type: 'gromflomite',
    cost: 8,
    points: 4,
    stands: 'first',
    play: [power(3), token()],
  },
  {
    id: 'headband-rick',
    type: 'rick',
    cost: 9,
    points: 5,
    play: [power(4), draw(1)],
    group: { attack: 'all', effect: discardOne('them') },
  },
  {
    id: 'earring-rick',
    type: 'rick',
    cost: 10,
    points: 5,
    play: power(6),
    group: { attack: 'all', effect: wave('them') },
  },
  {
    id: 'eye-patch-rick',
    type: 'rick',
    cost: 10,
    points: 5,
    play: [power(5), mayDestroy(2)],
    group: { attack: 'all', effect: { do: 'choose', who: 'them', from: ['play'], n: 1, then: 'discard' } },
  },
  {
    id: 'cornrow-rick',
    type: 'rick',
    cost: 11,
    points: 6,
    play: [power(5), draw(1)],
    group: { attack: 'all', effect: discardOrToken({ type: 'gromflomite' }) },
  },
  {
    id: 'rick-d-99',
    type: 'rick',
    cost: 11,
    points: 6,
    play: [power(4), draw(2)],
    group: { attack: 'all', effect: discardOrToken({ type: 'rick' }) },
  },
  {
    id: 'president',
    type: 'gromflomite',
    cost: 14,
    points: 7,
    stands: 'last',
    guarded: true,
    group: { attack: 'all', effect: discardOne('them') },
  },
];
