// What the voices keep up their sleeve. Each is worth about a token, or a marker.

import type { Strategy } from '../rules/dialect.ts';
import { either, guilt, influence, innocence, may, PASS_IT_ON, peek, shift } from './phrases.ts';

export const STRATEGIES: readonly Strategy[] = [
  {
    id: 'written-statement',
    when: 'placed',
    in: 'motor',
    effect: either(innocence(['logical', 'perceptive']), guilt(['logical', 'perceptive'])),
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
    effect: either(innocence('any'), guilt('any')),
  },
  {
    id: 'sideways-glance',
    when: 'placed',
    in: 'observation',
    effect: [peek(2), may(PASS_IT_ON)],
  },
  {
    id: 'gut-feeling',
    when: 'placed',
    in: 'instinct',
    effect: influence(3, 1, 'any'),
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
    effect: [{ do: 'first' }, peek(1)],
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
    effect: either(shift('innocence', { with: 'innocence' }, 'other'), shift('guilt', { with: 'guilt' }, 'other')),
  },
];
