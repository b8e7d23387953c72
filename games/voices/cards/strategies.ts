// What the voices keep up their sleeve. Each is worth about a token, or a marker.

import type { Strategy } from '../rules/dialect.ts';

export const STRATEGIES: readonly Strategy[] = [
  {
    id: 'written-statement',
    when: 'placed',
    in: 'motor',
    effect: {
      either: [
        { do: 'put', token: 'innocence', on: ['logical', 'perceptive'] },
        { do: 'put', token: 'guilt', on: ['logical', 'perceptive'] },
      ],
    },
  },
  {
    id: 'excessive-force',
    when: 'placed',
    effect: { do: 'destroy', whose: 'foe', in: 'here', hanging: true },
  },
  {
    id: 'second-thoughts',
    when: 'placed',
    effect: { do: 'move', whose: 'own', from: 'here', to: 'here' },
  },
  {
    id: 'talking-point',
    when: 'placed',
    in: 'speech',
    if: { atLeast: 2, of: { markers: 'own', in: 'here' } },
    effect: {
      either: [
        { do: 'put', token: 'innocence', on: 'any' },
        { do: 'put', token: 'guilt', on: 'any' },
      ],
    },
  },
  {
    id: 'sideways-glance',
    when: 'placed',
    in: 'observation',
    effect: [
      { do: 'peek', n: 2, on: { with: 'influence' } },
      { may: { do: 'shift-influence', from: 'it', to: 'other' } },
    ],
  },
  {
    id: 'gut-feeling',
    when: 'placed',
    in: 'instinct',
    effect: { do: 'influence', draw: 3, put: 1, on: 'any' },
  },
  {
    id: 'five-year-plan',
    when: 'placed',
    in: 'planning',
    effect: { do: 'draw', n: 2 },
  },
  {
    id: 'earworm',
    when: 'placed',
    effect: [
      { do: 'target', among: 'personas' },
      { do: 'discard', n: 1, who: 'them' },
      { do: 'draw', n: 1 },
    ],
  },
  {
    id: 'me-first',
    when: 'placed',
    effect: [{ do: 'first' }, { do: 'peek', n: 1, on: { with: 'influence' } }],
  },
  {
    id: 'second-wind',
    when: 'placed',
    if: { atLeast: 1, of: { destroyed: 'you' } },
    effect: { do: 'place', from: 'destroyed', in: 'elsewhere' },
  },
  {
    id: 'an-eye-for-an-eye',
    when: 'destroyed',
    effect: { do: 'destroy', whose: 'foe', in: 'here' },
  },
  {
    id: 'last-words',
    when: 'destroyed',
    effect: {
      either: [
        { do: 'shift', token: 'innocence', from: { with: 'innocence' }, to: 'other' },
        { do: 'shift', token: 'guilt', from: { with: 'guilt' }, to: 'other' },
      ],
    },
  },
];
