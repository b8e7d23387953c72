// Trial cards of phase II whose pair of regions includes Observation.

import type { TrialCard } from '../rules/card-terms.ts';
import {
  blind,
  by,
  DISCARD_IT,
  either,
  guilt,
  hidden,
  influence,
  innocence,
  may,
  ofPhase,
  PASS_IT_ON,
  peek,
  shift,
  side,
} from './effect-builders.ts';

const testimony = ofPhase(2);

export const TESTIMONY_WITH_OBSERVATION: readonly TrialCard[] = [
  // Observation and speech.
  testimony('the-oath', ['speech', 'observation'], {
    front: side(
      by('prosecutor', influence(2, 1, ['judgmental', 'laid-back'])),
      hidden('speech', guilt('logical'), innocence('laid-back')),
    ),
    back: side(by('observation', [peek(1), either(DISCARD_IT, PASS_IT_ON)])),
  }),
  testimony('in-your-own-words', ['speech', 'observation'], {
    front: side(
      by('prosecutor', guilt('logical')),
      by('speech', either(innocence(['logical', 'judgmental']), guilt(['logical', 'judgmental']))),
    ),
    back: side(
      by('observation', [
        influence(2, 1, 'distracted'),
        {
          if: { none: { tokens: 'guilt', on: 'distracted' } },
          then: innocence('distracted'),
        },
      ]),
    ),
  }),
  testimony('a-familiar-face', ['observation', 'speech'], {
    front: side(
      hidden('observation', guilt('judgmental'), innocence('perceptive'), influence(2, 1, ['distracted', 'laid-back'])),
    ),
    back: side(
      by('prosecutor', influence(2, 1, 'logical')),
      by(
        'speech',
        either(shift('guilt', { with: 'guilt' }, 'other'), shift('innocence', { with: 'innocence' }, 'other')),
      ),
    ),
  }),
  testimony('seven-across', ['speech', 'observation'], {
    front: side(
      by('prosecutor', influence(2, 1, ['judgmental', 'impulsive'])),
      by('observation', [
        influence(2, 1, 'distracted'),
        may({ do: 'shift-influence', from: 'distracted', to: ['laid-back', 'impulsive'] }),
      ]),
    ),
    back: side(hidden('speech', [innocence('distracted'), guilt('judgmental')], innocence('logical'))),
  }),

  // Observation and instinct.
  testimony('nine-forty-one', ['observation', 'instinct'], {
    front: side(by('instinct', [blind(1, 'any'), may({ do: 'reveal', on: 'it' })])),
    back: side(hidden('observation', innocence('logical'), guilt('perceptive'))),
  }),
  testimony('the-smell-of-lunch', ['instinct', 'observation'], {
    front: side(hidden('instinct', [blind(1, 'impulsive'), guilt('distracted')], innocence('impulsive'))),
    back: side(
      by('prosecutor', guilt('distracted')),
      by('observation', either({ do: 'discard-influence', from: { with: 'influence' } }, influence(2, 1, 'any'))),
    ),
  }),
  testimony('the-exit-sign', ['instinct', 'observation'], {
    front: side(by('prosecutor', guilt('impulsive')), by('instinct', influence(3, 1, 'any'))),
    back: side(by('observation', may({ do: 'reveal', on: { with: 'influence' } })), by('instinct', { do: 'first' })),
  }),
  testimony('the-long-pause', ['observation', 'instinct'], {
    front: side(by('prosecutor', blind(1, 'laid-back')), by('observation', [peek(2), may(PASS_IT_ON)])),
    back: side(hidden('instinct', innocence('perceptive'), [innocence('logical'), guilt('impulsive')])),
  }),

  // Observation and motor skills.
  testimony('a-glass-of-water', ['motor', 'observation'], {
    front: side(
      by('prosecutor', influence(2, 1, ['laid-back', 'perceptive'])),
      by('motor', may({ do: 'move', whose: 'own', from: 'any', to: 'any' })),
    ),
    back: side(
      by('observation', influence(2, 1, ['laid-back', 'perceptive'])),
      by('motor', innocence(['judgmental', 'laid-back'])),
    ),
  }),
  testimony('the-swivel-chair', ['motor', 'observation'], {
    front: side(
      by(
        'motor',
        either({ do: 'destroy', whose: 'foe', in: 'any', hanging: true }, { do: 'place', from: 'unused', in: 'motor' }),
      ),
    ),
    back: side(
      by('prosecutor', guilt('distracted')),
      by('observation', [
        influence(2, 1, 'any'),
        may({ do: 'shift-influence', from: { with: 'influence' }, to: 'other' }),
      ]),
    ),
  }),
  testimony('the-court-artist', ['observation', 'motor'], {
    front: side(
      by('prosecutor', influence(2, 1, ['impulsive', 'perceptive'])),
      by('motor', may({ do: 'move', whose: 'any', from: 'observation', to: 'motor' })),
    ),
    back: side(hidden('observation', innocence('judgmental'), [peek('all'), guilt('judgmental')])),
  }),
  testimony('the-price-tag', ['motor', 'observation'], {
    front: side(
      by('prosecutor', influence(2, 1, ['judgmental', 'distracted'])),
      hidden('motor', innocence('impulsive'), guilt('distracted')),
    ),
    back: side(by('observation', [{ do: 'discard-influence', from: { with: 'influence' } }, blind(1, 'it')])),
  }),
];
