// Locations: ongoing, and most of them reward a type.

import type { CardSet } from '../rules/dialect.ts';
import { CHOSE, draw, HAS_TOKEN, power } from './phrases.ts';

const HAS_CARD = { atLeast: 1, of: { cards: {}, in: 'hand' } } as const;

/** What the Drive-Thru sells. */
const DISH = { type: 'special', cost: [0, 4] } as const;

export const LOCATIONS: CardSet['locations'] = [
  {
    id: 'assworld-2-0',
    points: 1,
    abilities: [
      {
        use: [
          { do: 'choose', from: ['hand'], upTo: 1, then: 'discard' },
          { if: CHOSE, then: draw(1) },
        ],
        if: HAS_CARD,
      },
    ],
  },
  {
    id: 'citadel-militia-hq',
    points: 1,
    abilities: [{ on: 'play', what: { type: 'rick' }, first: true, effect: power(1) }],
  },
  {
    id: 'cronenberg-world-2-0',
    points: 1,
    abilities: [{ on: 'play', what: { type: 'morty' }, first: true, effect: power(1) }],
  },
  {
    id: 'family-restaurant',
    points: 1,
    abilities: [
      {
        use: [
          { do: 'choose', from: ['hand'], what: { cost: [0, 0] }, upTo: 1, then: 'discard' },
          { if: CHOSE, then: power(1) },
        ],
        if: HAS_CARD,
      },
    ],
  },
  { id: 'jerrys-office', points: 2, abilities: [{ on: 'play', what: { is: 'jerry' }, effect: power(1) }] },
  {
    id: 'mission-control',
    points: 1,
    abilities: [{ on: 'play', what: { type: 'gromflomite' }, first: true, effect: power(1) }],
  },
  { id: 'presidential-palace', points: 1, abilities: [{ modify: 'votes', by: 1 }] },
  {
    id: 'space-prison',
    points: 2,
    abilities: [
      { instead: 'gain', what: { type: 'rick' }, whose: 'foes', effect: { do: 'hold' } },
      { on: 'start', effect: { if: { atLeast: 1, of: { held: 'cards' } }, then: { do: 'release' } } },
    ],
  },
  {
    id: 'the-citadel-of-ricks',
    points: 2,
    abilities: [{ instead: 'vote', what: { type: 'council' }, first: true, effect: { may: { do: 'cancel-vote' } } }],
  },
  { id: 'the-dinner-table', points: 1, abilities: [{ defend: 'play', effect: [] }] },
  {
    id: 'the-drive-thru',
    points: 1,
    abilities: [
      {
        on: 'start',
        effect: {
          if: { both: [HAS_TOKEN, { atLeast: 1, of: { cards: DISH, in: 'line-up' } }] },
          then: { may: [{ do: 'pay' }, { do: 'choose', from: ['line-up'], what: DISH, n: 1, then: 'gain' }] },
        },
      },
    ],
  },
  {
    id: 'the-garage',
    points: 1,
    abilities: [{ on: 'play', what: { type: 'equipment' }, first: true, effect: power(1) }],
  },
  { id: 'the-grave', points: 2, abilities: [{ on: 'destroy', effect: power(1) }] },
  {
    id: 'the-neighborhood',
    points: 2,
    abilities: [{ on: 'play', what: { type: 'special' }, first: true, effect: power(1) }],
  },
  { id: 'the-underground', points: 1, abilities: [{ modify: 'cost', what: { is: 'portal-gun' }, by: -1 }] },
];
