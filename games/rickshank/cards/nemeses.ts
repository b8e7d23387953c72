// Nemeses: their effect when played after they are defeated, and their group attack when they are turned up.

import type { CardEffect, CardFilter, CardType, NemesisCard } from '../rules/card-terms.ts';
import { discardOne, draw, mayDestroy, power, token, wave } from './effect-builders.ts';

function discardOrToken(filter: CardFilter): CardEffect {
  return { do: 'choose', who: 'them', from: ['hand'], what: filter, n: 1, then: 'discard', or: 'token' };
}

type More = Omit<NemesisCard, 'id' | 'type' | 'cost' | 'points'>;

function nemesis(id: string, type: CardType, cost: number, points: number, more: More): NemesisCard {
  return { id, type, cost, points, ...more };
}

export const NEMESES: readonly NemesisCard[] = [
  nemesis('cornvelious-daniel', 'gromflomite', 8, 4, { stands: 'first', play: [power(3), token()] }),
  nemesis('headband-rick', 'rick', 9, 5, {
    play: [power(4), draw(1)],
    group: { attack: 'all', effect: discardOne('them') },
  }),
  nemesis('earring-rick', 'rick', 10, 5, { play: power(6), group: { attack: 'all', effect: wave('them') } }),
  nemesis('eye-patch-rick', 'rick', 10, 5, {
    play: [power(5), mayDestroy(2)],
    group: { attack: 'all', effect: { do: 'choose', who: 'them', from: ['play'], n: 1, then: 'discard' } },
  }),
  nemesis('cornrow-rick', 'rick', 11, 6, {
    play: [power(5), draw(1)],
    group: { attack: 'all', effect: discardOrToken({ type: 'gromflomite' }) },
  }),
  nemesis('rick-d-99', 'rick', 11, 6, {
    play: [power(4), draw(2)],
    group: { attack: 'all', effect: discardOrToken({ type: 'rick' }) },
  }),
  nemesis('president', 'gromflomite', 14, 7, {
    stands: 'last',
    guarded: true,
    group: { attack: 'all', effect: discardOne('them') },
  }),
];
