// Trial cards of phase I whose pair of regions includes Observation.

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
  remove,
  shift,
  side,
} from './effect-builders.ts';

const evidence = ofPhase(1);

export const EVIDENCE_WITH_OBSERVATION: readonly TrialCard[] = [
  // Observation and Speech.
  evidence('the-napkin', ['observation', 'speech'], {
    front: side(by('prosecutor', guilt('judgmental')), by('observation', [peek(1), either(DISCARD_IT, PASS_IT_ON)])),
    back: side(
      by('prosecutor', guilt(['logical', 'distracted'])),
      hidden('speech', innocence('laid-back'), guilt('impulsive')),
    ),
  }),
  evidence('the-receipt', ['observation', 'speech'], {
    front: side(
      by('prosecutor', guilt('logical')),
      by('speech', either(guilt(['judgmental', 'impulsive']), innocence('laid-back'))),
    ),
    back: side(by('observation', [peek(2), may(PASS_IT_ON)]), by('speech', shift('guilt', { with: 'guilt' }, 'other'))),
  }),
  evidence('window-three', ['observation', 'speech'], {
    front: side(
      by('prosecutor', influence(2, 1, 'perceptive')),
      hidden('observation', guilt('logical'), innocence('logical')),
    ),
    back: side(
      by('speech', [innocence('impulsive'), guilt(['logical', 'perceptive'])]),
      by('observation', influence(2, 1, 'distracted')),
    ),
  }),
  evidence('the-bite-mark', ['observation', 'speech'], {
    front: side(
      by('prosecutor', guilt('laid-back')),
      by('speech', either(guilt(['judgmental', 'laid-back']), innocence('distracted'))),
    ),
    back: side(
      by(
        'observation',
        either({ do: 'discard-influence', from: { with: 'influence' } }, influence(2, 1, 'perceptive')),
      ),
      hidden('speech', guilt('perceptive'), innocence('perceptive')),
    ),
  }),

  // Observation and Instinct.
  evidence('camera-four', ['observation', 'instinct'], {
    front: side(by('prosecutor', guilt('distracted')), by('instinct', influence(2, 1, 'distracted'))),
    back: side(
      hidden('observation', innocence('perceptive'), [guilt('impulsive'), guilt('judgmental')]),
      by('instinct', { do: 'reveal', on: { with: 'influence' } }),
    ),
  }),
  evidence('the-line-up', ['observation', 'instinct'], {
    front: side(
      by('prosecutor', [guilt('judgmental'), guilt('perceptive')]),
      by('observation', [blind(1, 'distracted'), { do: 'shift-influence', from: { with: 'influence' }, to: 'other' }]),
    ),
    back: side(hidden('instinct', innocence('judgmental'), guilt('judgmental'), influence(3, 1, 'perceptive'))),
  }),
  evidence('mrs-halloran', ['observation', 'instinct'], {
    front: side(by('prosecutor', guilt('logical')), by('observation', [peek('all'), may(DISCARD_IT)])),
    back: side(
      by('prosecutor', influence(2, 1, ['judgmental', 'distracted'])),
      hidden('instinct', blind(2, 'perceptive'), innocence('perceptive')),
    ),
  }),
  evidence('the-queue', ['observation', 'instinct'], {
    front: side(by('prosecutor', guilt('distracted')), by('instinct', influence(3, 2, ['distracted', 'impulsive']))),
    back: side(
      by('observation', [peek(1), may({ do: 'reveal', on: 'it' })]),
      by('instinct', either(guilt('logical'), blind(2, 'logical'))),
    ),
  }),

  // Observation and Motor skills.
  evidence('the-pen', ['observation', 'motor'], {
    front: side(
      by('prosecutor', influence(2, 1, 'laid-back')),
      by('motor', may({ do: 'move', whose: 'own', from: 'any', to: 'motor' })),
    ),
    back: side(
      by('observation', [peek(1), may([DISCARD_IT, blind(1, 'it')])]),
      hidden('motor', [guilt('logical'), { do: 'draw', n: 1 }], remove('guilt', ['logical', 'judgmental'])),
    ),
  }),
  evidence('the-pillowcase', ['observation', 'motor'], {
    front: side(by('prosecutor', guilt('judgmental')), by('observation', influence(2, 1, ['judgmental', 'laid-back']))),
    back: side(
      by('prosecutor', influence(2, 1, ['logical', 'impulsive'])),
      by(
        'motor',
        either(
          { do: 'destroy', whose: 'foe', in: 'any', hanging: true },
          { do: 'place', from: 'destroyed', in: 'any' },
        ),
      ),
    ),
  }),
  evidence('the-reconstruction', ['observation', 'motor'], {
    front: side(
      by('prosecutor', blind(1, 'perceptive')),
      by('motor', { do: 'move', whose: 'any', from: 'any', to: 'any' }),
    ),
    back: side(
      by('observation', influence(2, 1, ['distracted', 'perceptive'])),
      hidden('motor', [guilt('perceptive'), guilt('logical')], innocence('perceptive')),
    ),
  }),
  evidence('kevin', ['observation', 'motor'], {
    front: side(
      by('prosecutor', influence(2, 1, 'distracted')),
      hidden('motor', [innocence('perceptive'), guilt('logical')], [guilt('judgmental'), blind(1, 'distracted')]),
    ),
    back: side(
      by('observation', [peek(2), may(DISCARD_IT)]),
      by('motor', { each: 'personas', effect: { do: 'discard', n: 1, who: 'them' } }),
    ),
  }),
];
