// Evidence that is told, felt or handled: the pairs without Observation.

import type { TrialCard } from '../rules/dialect.ts';

export const TOLD: readonly TrialCard[] = [
  // Speech and Instinct.
  {
    id: 'burrito-benny',
    phase: 1,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
        {
          by: 'speech',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'perceptive' },
            ],
            [
              { do: 'put', token: 'innocence', on: 'logical' },
              { do: 'put', token: 'guilt', on: 'impulsive' },
            ],
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'instinct', effect: { do: 'influence', draw: 2, put: 1, on: ['impulsive', 'laid-back'] } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['logical', 'judgmental'] },
              { do: 'put', token: 'innocence', on: 'impulsive' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'the-alarm',
    phase: 1,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
        {
          by: 'instinct',
          effect: [
            { do: 'blind', n: 1, on: 'distracted' },
            { do: 'blind', n: 1, on: 'perceptive' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['logical', 'impulsive', 'laid-back'] },
              { do: 'put', token: 'innocence', on: 'judgmental' },
            ],
          },
        },
        { by: 'instinct', effect: { may: { do: 'blind', n: 2, on: 'any' } } },
      ],
    },
  },
  {
    id: 'the-arrest',
    phase: 1,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['logical', 'perceptive'] } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'innocence', on: 'laid-back' },
              { do: 'remove', token: 'guilt', from: 'judgmental' },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'innocence', on: 'judgmental' },
            { do: 'put', token: 'guilt', on: 'impulsive' },
          ],
        },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['judgmental', 'distracted'] },
              { do: 'put', token: 'innocence', on: 'logical' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'the-bet',
    phase: 1,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'turn', token: 'guilt', on: 'impulsive' },
              { do: 'turn', token: 'innocence', on: 'impulsive' },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            [
              { do: 'put', token: 'guilt', on: 'logical' },
              { do: 'blind', n: 1, on: 'distracted' },
            ],
            { do: 'put', token: 'innocence', on: 'perceptive' },
            [
              { do: 'put', token: 'innocence', on: 'laid-back' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
          ],
        },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['judgmental', 'impulsive'] },
              { do: 'put', token: 'innocence', on: 'laid-back' },
            ],
          },
        },
      ],
    },
  },

  // Speech and Motor skills.
  {
    id: 'todd',
    phase: 1,
    regions: ['speech', 'motor'],
    front: {
      abilities: [
        {
          by: 'prosecutor',
          effect: [
            { do: 'put', token: 'guilt', on: 'judgmental' },
            { do: 'put', token: 'guilt', on: 'impulsive' },
          ],
        },
        {
          by: 'motor',
          effect: [
            { do: 'draw', n: 2 },
            { do: 'discard', n: 1 },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          hidden: [
            { do: 'put', token: 'guilt', on: 'logical' },
            { do: 'put', token: 'innocence', on: 'judgmental' },
          ],
        },
      ],
    },
  },
  {
    id: 'mr-brandt',
    phase: 1,
    regions: ['speech', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'judgmental' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'remove', token: 'guilt', from: { with: 'guilt' } },
              { do: 'remove', token: 'innocence', from: { with: 'innocence' } },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        { by: 'speech', effect: { do: 'put', token: 'guilt', on: ['logical', 'laid-back'] } },
        { by: 'motor', effect: { do: 'return', whose: 'foe', in: 'motor' } },
      ],
    },
  },
  {
    id: 'wrong-postage',
    phase: 1,
    regions: ['speech', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'logical' } },
        {
          by: 'motor',
          hidden: [
            { do: 'put', token: 'guilt', on: 'judgmental' },
            { do: 'put', token: 'innocence', on: 'perceptive' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          effect: [
            { do: 'put', token: 'innocence', on: 'laid-back' },
            { do: 'put', token: 'guilt', on: ['logical', 'perceptive'] },
          ],
        },
        { by: 'motor', effect: { may: { do: 'place', from: 'destroyed', in: 'speech' } } },
      ],
    },
  },
  {
    id: 'interview-tape',
    phase: 1,
    regions: ['speech', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'judgmental' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'shift', token: 'guilt', from: { with: 'guilt' }, to: 'other' },
              { do: 'shift', token: 'innocence', from: { with: 'innocence' }, to: 'other' },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['impulsive', 'distracted'] },
              { do: 'put', token: 'innocence', on: 'perceptive' },
            ],
          },
        },
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'first' },
              [
                { do: 'target', among: 'foes' },
                { do: 'first', who: 'them' },
              ],
            ],
          },
        },
      ],
    },
  },

  // Instinct and Motor skills.
  {
    id: 'the-polygraph',
    phase: 1,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'logical' } },
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'guilt', on: 'logical' },
            { do: 'put', token: 'innocence', on: 'logical' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'motor',
          effect: {
            if: { atLeast: 1, of: { destroyed: 'you' } },
            then: { do: 'place', from: 'destroyed', in: 'instinct' },
            else: { do: 'draw', n: 1 },
          },
        },
        {
          by: 'instinct',
          effect: [
            { do: 'put', token: 'guilt', on: ['impulsive', 'perceptive'] },
            { do: 'blind', n: 1, on: 'distracted' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-sniffer-dog',
    phase: 1,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
        { by: 'instinct', effect: { do: 'influence', draw: 3, put: 1, on: 'any' } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'motor',
          hidden: [
            { do: 'put', token: 'innocence', on: 'impulsive' },
            [
              { do: 'put', token: 'guilt', on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
          ],
        },
        { by: 'instinct', effect: { do: 'blind', n: 1, on: ['distracted', 'impulsive'] } },
      ],
    },
  },
  {
    id: 'the-toilet-key',
    phase: 1,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'any' } },
        { by: 'motor', effect: { do: 'move', whose: 'foe', from: 'any', to: 'any', hanging: true } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          effect: {
            if: { atLeast: 3, of: { tokens: 'guilt', on: 'judgmental' } },
            then: { do: 'put', token: 'innocence', on: ['laid-back', 'perceptive'] },
            else: { do: 'put', token: 'guilt', on: ['logical', 'distracted'] },
          },
        },
        {
          by: 'motor',
          effect: [
            { do: 'target', among: 'personas' },
            { do: 'discard', n: 1, who: 'them' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-taste-test',
    phase: 1,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'laid-back' } },
        { by: 'motor', effect: { do: 'destroy', whose: 'any', in: 'instinct', hanging: true } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          effect: [
            { do: 'put', token: 'guilt', on: ['judgmental', 'impulsive'] },
            { do: 'blind', n: 1, on: 'laid-back' },
          ],
        },
        {
          by: 'motor',
          effect: {
            may: [
              { do: 'return', whose: 'own', in: 'any' },
              { do: 'draw', n: 1 },
            ],
          },
        },
      ],
    },
  },
];
