// Trial cards of phase I whose pair of regions does not include Observation.

import type { TrialCard } from '../rules/card-terms.ts';
import {
  blind,
  by,
  either,
  guilt,
  hidden,
  influence,
  innocence,
  may,
  ofPhase,
  remove,
  shift,
  side,
  turn,
} from './effect-builders.ts';

const evidence = ofPhase(1);

export const EVIDENCE_WITHOUT_OBSERVATION: readonly TrialCard[] = [
  // Speech and Instinct.
  evidence('burrito-benny', ['speech', 'instinct'], {
    front: side(
      by('prosecutor', guilt('impulsive')),
      hidden('speech', [innocence('impulsive'), guilt('perceptive')], [innocence('logical'), guilt('impulsive')]),
    ),
    back: side(
      by('instinct', influence(2, 1, ['impulsive', 'laid-back'])),
      by('speech', either(guilt(['logical', 'judgmental']), innocence('impulsive'))),
    ),
  }),
  evidence('the-alarm', ['speech', 'instinct'], {
    front: side(by('prosecutor', guilt('impulsive')), by('instinct', [blind(1, 'distracted'), blind(1, 'perceptive')])),
    back: side(
      by('speech', either(guilt(['logical', 'impulsive', 'laid-back']), innocence('judgmental'))),
      by('instinct', may(blind(2, 'any'))),
    ),
  }),
  evidence('the-arrest', ['speech', 'instinct'], {
    front: side(
      by('prosecutor', influence(2, 1, ['logical', 'perceptive'])),
      by('speech', either(innocence('laid-back'), remove('guilt', 'judgmental'))),
    ),
    back: side(
      hidden('instinct', innocence('judgmental'), guilt('impulsive')),
      by('speech', either(guilt(['judgmental', 'distracted']), innocence('logical'))),
    ),
  }),
  evidence('the-bet', ['speech', 'instinct'], {
    front: side(
      by('prosecutor', guilt('impulsive')),
      by('speech', either(turn('guilt', 'impulsive'), turn('innocence', 'impulsive'))),
    ),
    back: side(
      hidden('instinct', [guilt('logical'), blind(1, 'distracted')], innocence('perceptive'), [
        innocence('laid-back'),
        guilt('judgmental'),
      ]),
      by('speech', either(guilt(['judgmental', 'impulsive']), innocence('laid-back'))),
    ),
  }),

  // Speech and Motor skills.
  evidence('todd', ['speech', 'motor'], {
    front: side(
      by('prosecutor', [guilt('judgmental'), guilt('impulsive')]),
      by('motor', [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 1 },
      ]),
    ),
    back: side(hidden('speech', guilt('logical'), innocence('judgmental'))),
  }),
  evidence('mr-brandt', ['speech', 'motor'], {
    front: side(
      by('prosecutor', guilt('judgmental')),
      by('speech', either(remove('guilt', { with: 'guilt' }), remove('innocence', { with: 'innocence' }))),
    ),
    back: side(by('speech', guilt(['logical', 'laid-back'])), by('motor', { do: 'return', whose: 'foe', in: 'motor' })),
  }),
  evidence('wrong-postage', ['speech', 'motor'], {
    front: side(by('prosecutor', guilt('logical')), hidden('motor', guilt('judgmental'), innocence('perceptive'))),
    back: side(
      by('speech', [innocence('laid-back'), guilt(['logical', 'perceptive'])]),
      by('motor', may({ do: 'place', from: 'destroyed', in: 'speech' })),
    ),
  }),
  evidence('interview-tape', ['speech', 'motor'], {
    front: side(
      by('prosecutor', influence(2, 1, 'judgmental')),
      by(
        'speech',
        either(shift('guilt', { with: 'guilt' }, 'other'), shift('innocence', { with: 'innocence' }, 'other')),
      ),
    ),
    back: side(
      by('speech', either(guilt(['impulsive', 'distracted']), innocence('perceptive'))),
      by(
        'motor',
        either({ do: 'first' }, [
          { do: 'target', among: 'foes' },
          { do: 'first', who: 'them' },
        ]),
      ),
    ),
  }),

  // Instinct and Motor skills.
  evidence('the-polygraph', ['instinct', 'motor'], {
    front: side(by('prosecutor', guilt('logical')), hidden('instinct', guilt('logical'), innocence('logical'))),
    back: side(
      by('motor', {
        if: { atLeast: 1, of: { destroyed: 'you' } },
        then: { do: 'place', from: 'destroyed', in: 'instinct' },
        else: { do: 'draw', n: 1 },
      }),
      by('instinct', [guilt(['impulsive', 'perceptive']), blind(1, 'distracted')]),
    ),
  }),
  evidence('the-sniffer-dog', ['instinct', 'motor'], {
    front: side(by('prosecutor', guilt('impulsive')), by('instinct', influence(3, 1, 'any'))),
    back: side(
      hidden('motor', innocence('impulsive'), [guilt('impulsive'), guilt('judgmental')]),
      by('instinct', blind(1, ['distracted', 'impulsive'])),
    ),
  }),
  evidence('the-toilet-key', ['instinct', 'motor'], {
    front: side(
      by('prosecutor', influence(2, 1, 'any')),
      by('motor', { do: 'move', whose: 'foe', from: 'any', to: 'any', hanging: true }),
    ),
    back: side(
      by('instinct', {
        if: { atLeast: 3, of: { tokens: 'guilt', on: 'judgmental' } },
        then: innocence(['laid-back', 'perceptive']),
        else: guilt(['logical', 'distracted']),
      }),
      by('motor', [
        { do: 'target', among: 'personas' },
        { do: 'discard', n: 1, who: 'them' },
      ]),
    ),
  }),
  evidence('the-taste-test', ['instinct', 'motor'], {
    front: side(
      by('prosecutor', guilt('laid-back')),
      by('motor', { do: 'destroy', whose: 'any', in: 'instinct', hanging: true }),
    ),
    back: side(
      by('instinct', [guilt(['judgmental', 'impulsive']), blind(1, 'laid-back')]),
      by(
        'motor',
        may([
          { do: 'return', whose: 'own', in: 'any' },
          { do: 'draw', n: 1 },
        ]),
      ),
    ),
  }),
];
