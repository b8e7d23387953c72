// Trial cards of phase II whose pair of regions does not include Observation.

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
  side,
  turn,
} from './effect-builders.ts';

const testimony = ofPhase(2);

export const TESTIMONY_WITHOUT_OBSERVATION: readonly TrialCard[] = [
  // Speech and instinct.
  testimony('the-hiccups', ['instinct', 'speech'], {
    front: side(by('instinct', [blind(1, 'any'), blind(1, 'other')])),
    back: side(by('speech', either(innocence('any'), guilt('any')))),
  }),
  testimony('a-joke', ['speech', 'instinct'], {
    front: side(by('prosecutor', influence(2, 1, 'any')), by('instinct', influence(2, 1, ['laid-back', 'impulsive']))),
    back: side(hidden('speech', [innocence('impulsive'), guilt('judgmental')], remove('guilt', 'judgmental'))),
  }),
  testimony('seventeen-minutes', ['speech', 'instinct'], {
    front: side(
      hidden('speech', [innocence('perceptive'), guilt('judgmental')], [innocence('logical'), guilt('perceptive')]),
    ),
    back: side(
      by('prosecutor', influence(3, 1, ['logical', 'judgmental'])),
      by('instinct', [
        influence(2, 1, 'any'),
        {
          if: { atLeast: 2, of: { tokens: 'influence', on: 'it' } },
          then: may({ do: 'reveal', on: 'it' }),
        },
      ]),
    ),
  }),
  testimony('yes-or-no', ['speech', 'instinct'], {
    front: side(
      by('prosecutor', guilt('laid-back')),
      by('speech', either(innocence(['judgmental', 'perceptive']), guilt(['judgmental', 'perceptive']))),
    ),
    back: side(hidden('instinct', [innocence('laid-back'), blind(1, 'judgmental')], guilt('perceptive'))),
  }),

  // Speech and motor skills.
  testimony('the-demonstration', ['motor', 'speech'], {
    front: side(by('prosecutor', influence(2, 1, 'any')), by('motor', may({ do: 'return', whose: 'own', in: 'any' }))),
    back: side(
      by('speech', [
        either(innocence(['laid-back', 'impulsive']), guilt(['laid-back', 'impulsive'])),
        { if: { atLeast: 1, of: { controls: 'motor' } }, then: { do: 'draw', n: 1 } },
      ]),
    ),
  }),
  testimony('a-sample-of-handwriting', ['motor', 'speech'], {
    front: side(
      hidden('motor', [innocence('logical'), guilt('perceptive')], [innocence('perceptive'), guilt('logical')]),
    ),
    back: side(
      by('prosecutor', guilt('perceptive')),
      by('speech', either(remove('guilt', { with: 'guilt' }), remove('innocence', { with: 'innocence' }))),
    ),
  }),
  testimony('the-handshake', ['motor', 'speech'], {
    front: side(
      by('prosecutor', influence(2, 1, 'distracted')),
      by('motor', [
        { do: 'target', among: 'personas' },
        { do: 'draw', n: 1 },
        { do: 'draw', n: 1, who: 'them' },
      ]),
    ),
    back: side(by('speech', [innocence('any'), guilt('other')])),
  }),
  testimony('the-microphone', ['speech', 'motor'], {
    front: side(
      by('speech', either(turn('guilt', ['distracted', 'impulsive']), turn('innocence', ['distracted', 'impulsive']))),
    ),
    back: side(
      by('prosecutor', influence(2, 1, 'impulsive')),
      by('motor', either({ do: 'destroy', whose: 'foe', in: 'speech' }, { do: 'destroy', whose: 'foe', in: 'motor' })),
    ),
  }),

  // Instinct and motor skills.
  testimony('wet-palms', ['instinct', 'motor'], {
    front: side(by('prosecutor', influence(3, 1, ['logical', 'judgmental'])), by('instinct', influence(2, 1, 'any'))),
    back: side(hidden('motor', guilt('impulsive'), innocence('laid-back'))),
  }),
  testimony('pins-and-needles', ['motor', 'instinct'], {
    front: side(
      by(
        'motor',
        either({ do: 'return', whose: 'any', in: 'instinct' }, { do: 'move', whose: 'any', from: 'motor', to: 'any' }),
      ),
      by('instinct', influence(2, 1, ['laid-back', 'perceptive'])),
    ),
    back: side(
      by('prosecutor', blind(1, 'logical')),
      hidden('instinct', innocence('laid-back'), [turn('guilt', 'impulsive'), guilt('judgmental')]),
    ),
  }),
  testimony('the-sneeze', ['instinct', 'motor'], {
    front: side(
      hidden(
        'instinct',
        innocence('judgmental'),
        [{ do: 'destroy', whose: 'any', in: 'any', hanging: true }, guilt('judgmental')],
        [blind(1, 'impulsive'), blind(1, 'distracted')],
      ),
    ),
    back: side(
      by('prosecutor', remove('innocence', { with: 'innocence' })),
      by('motor', may({ do: 'place', from: 'destroyed', in: 'any' })),
    ),
  }),
  testimony('the-fire-drill', ['instinct', 'motor'], {
    front: side(hidden('instinct', [{ do: 'first' }, guilt('impulsive')], innocence(['laid-back', 'perceptive']))),
    back: side(
      by('prosecutor', {
        if: { atLeast: 2, of: { tokens: 'innocence', on: 'laid-back' } },
        then: turn('innocence', 'laid-back'),
        else: guilt('laid-back'),
      }),
      by('motor', either({ do: 'draw', n: 1 }, { each: 'personas', effect: { do: 'discard', n: 1, who: 'them' } })),
    ),
  }),
];
