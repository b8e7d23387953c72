// Simple test cards for rules that no card of the rulebook shows. The cards of the game may change; these don't.

import { discardOne, ofType } from '../cards/effect-builders.ts';
import { RICKDEMPTION } from '../cards/rickshank.ts';
import type { CardSet, MainCard, NemesisCard } from '../rules/card-terms.ts';
import { makeGameOfSets } from '../rules/rickshank-game.ts';

const equipment = ofType('equipment');

function plain(id: string, more: Parameters<typeof equipment>[3] = {}): MainCard {
  return equipment(id, 2, 0, more);
}

const main: readonly MainCard[] = [
  plain('sprayer', { play: { attack: 'foes', effect: { do: 'wave', who: 'them' } } }),
  plain('grabber', { play: { attack: 'foes', effect: discardOne('them') } }),
  plain('collector', {
    play: {
      attack: 'foes',
      together: true,
      effect: { do: 'choose', who: 'them', from: ['hand'], n: 1, then: 'give', to: 'you' },
    },
  }),
  plain('counter', {
    play: [
      { do: 'power', n: 1 },
      { attack: 'foes', effect: { do: 'wave', who: 'them' } },
      { do: 'power', n: { per: { hits: 'attack' }, by: 2 } },
    ],
  }),
  plain('three-tokens', { play: { do: 'token', n: 3 } }),
  plain('discount', { ongoing: true, abilities: [{ modify: 'cost', what: { type: 'special' }, by: -5 }] }),
  plain('most-mortys', { bonus: { most: { type: 'morty' }, points: 3 } }),
  plain('morty-catcher', { play: { do: 'choose', from: ['line-up'], what: { type: 'morty' }, n: 1, then: 'gain' } }),
  plain('wrecker', { play: { do: 'choose', from: ['play'], n: 1, then: 'destroy' } }),
  plain('envoy', { play: { do: 'power', n: { per: { owned: { rank: 'council-of-ricks' } } } } }),
  plain('hunter', { play: { do: 'power', n: { per: { owned: { rank: 'nemesis' } } } } }),
  plain('lever', { ongoing: true, abilities: [{ use: { do: 'power', n: 1 } }] }),
  plain('fork', {
    play: {
      either: [
        { do: 'power', n: 1 },
        { do: 'token', n: 1 },
      ],
    },
  }),
  plain('watcher', {
    ongoing: true,
    abilities: [{ on: 'play', what: { type: 'special' }, first: true, effect: { do: 'power', n: 1 } }],
  }),
  plain('listener', {
    ongoing: true,
    abilities: [{ on: 'play', what: { type: 'special' }, effect: { do: 'draw', n: 1 } }],
  }),
  plain('greeter', {
    ongoing: true,
    abilities: [
      { on: 'gain', what: { type: 'rick' }, effect: { do: 'power', n: 1 } },
      { on: 'destroy', effect: { do: 'token', n: 1 } },
    ],
  }),
  plain('sorter', { play: { do: 'power', n: { per: { types: 'control' } } } }),
  plain('mate', { play: { do: 'power', n: { per: { played: { type: 'equipment' }, other: true } } } }),
  plain('keeper', { play: { do: 'power', n: { per: { control: { ongoing: true } } } } }),
];

const nemeses: readonly NemesisCard[] = [
  {
    id: 'grabbing-rick',
    type: 'rick',
    cost: 9,
    points: 5,
    group: { attack: 'all', effect: discardOne('them') },
  },
];

const SMALL_SET: CardSet = { id: 'small', main, locations: [], nemeses, characters: [] };

export const withSmallSet = makeGameOfSets([RICKDEMPTION, SMALL_SET]);

/** As the other box is: its own first and last nemesis, five others, a main deck and locations. */
export const SECOND_SET: CardSet = {
  id: 'second',
  main: [plain('second-card')],
  locations: [{ id: 'second-location', points: 1 }],
  nemeses: [
    { id: 'second-first', type: 'rick', cost: 8, points: 4, stands: 'first' },
    ...[1, 2, 3, 4, 5].map((n): NemesisCard => ({ id: `second-${n}`, type: 'rick', cost: 9, points: 5 })),
    { id: 'second-last', type: 'rick', cost: 12, points: 7, stands: 'last' },
  ],
  characters: [],
};
