// The strategies. Each is worth about a token or a marker.

import type { Strategy, StrategyOccasion } from '../rules/card-terms.ts';
import { either, guilt, influence, innocence, may, PASS_IT_ON, peek, shift } from './effect-builders.ts';

type More = Omit<Strategy, 'id' | 'when'>;

function playedWhen(when: StrategyOccasion) {
  return (id: string, more: More): Strategy => ({ id, when, ...more });
}
const placed = playedWhen('placed');
const destroyed = playedWhen('destroyed');

export const STRATEGIES: readonly Strategy[] = [
  placed('written-statement', {
    in: 'motor',
    effect: either(innocence(['logical', 'perceptive']), guilt(['logical', 'perceptive'])),
  }),
  placed('excessive-force', { effect: { do: 'destroy', whose: 'foe', in: 'here', hanging: true } }),
  placed('second-thoughts', { effect: { do: 'move', whose: 'own', from: 'here', to: 'here' } }),
  placed('talking-point', {
    in: 'speech',
    if: { atLeast: 2, of: { markers: 'own', in: 'here' } },
    effect: either(innocence('any'), guilt('any')),
  }),
  placed('sideways-glance', { in: 'observation', effect: [peek(2), may(PASS_IT_ON)] }),
  placed('gut-feeling', { in: 'instinct', effect: influence(3, 1, 'any') }),
  placed('five-year-plan', { in: 'planning', effect: { do: 'draw', n: 2 } }),
  placed('earworm', {
    effect: [
      { do: 'target', among: 'personas' },
      { do: 'discard', n: 1, who: 'them' },
      { do: 'draw', n: 1 },
    ],
  }),
  placed('me-first', { effect: [{ do: 'first' }, peek(1)] }),
  placed('second-wind', {
    if: { atLeast: 1, of: { destroyed: 'you' } },
    effect: { do: 'place', from: 'destroyed', in: 'elsewhere' },
  }),
  destroyed('an-eye-for-an-eye', { effect: { do: 'destroy', whose: 'foe', in: 'here' } }),
  destroyed('last-words', {
    effect: either(shift('innocence', { with: 'innocence' }, 'other'), shift('guilt', { with: 'guilt' }, 'other')),
  }),
];
