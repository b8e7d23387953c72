// Ricks combine: each is better beside another.

import type { MainCard } from '../rules/dialect.ts';
import { draw, power, wave } from './phrases.ts';

const RICK = { type: 'rick' } as const;

export const RICKS: readonly MainCard[] = [
  {
    id: 'security-specialist-rick',
    type: 'rick',
    cost: 2,
    points: 1,
    ongoing: true,
    abilities: [{ defend: 'play', effect: [] }],
  },
  {
    id: 'black-rick',
    type: 'rick',
    cost: 3,
    points: 1,
    play: [power(2), { if: { atLeast: 1, of: { played: RICK, other: true } }, then: draw(1) }],
  },
  {
    id: 'future-rick',
    type: 'rick',
    cost: 3,
    points: 1,
    play: [power(2), { do: 'choose', from: ['discard'], what: { type: 'location' }, upTo: 1, then: 'open' }],
  },
  {
    id: 'aqua-rick',
    type: 'rick',
    cost: 4,
    points: 1,
    play: power(2),
    abilities: [{ on: 'discard', self: true, effect: draw(2) }],
  },
  {
    id: 'young-rick',
    type: 'rick',
    cost: 4,
    points: 1,
    play: [power(2), { if: { atLeast: 3, of: { types: 'control' } }, then: draw(1) }],
  },
  {
    id: 'lizard-rick',
    type: 'rick',
    cost: 5,
    points: 1,
    play: [power(3), { do: 'target' }, { attack: 'them', effect: wave('them') }],
  },
  {
    id: 'commander-rick',
    type: 'rick',
    cost: 6,
    points: 1,
    play: [power(4), { do: 'this-turn' }],
    abilities: [{ on: 'play', what: RICK, other: true, lasting: true, effect: power(1) }],
  },
  {
    id: 'rick-c-137',
    type: 'rick',
    cost: 7,
    points: 1,
    bonus: { per: { owned: { is: 'genius-waves' } } },
    play: [power(3), { if: { atLeast: 1, of: { played: RICK, other: true } }, then: power(1) }],
  },
];
