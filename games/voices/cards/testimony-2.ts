// Guy on the stand, left to himself: the cards without observation.

import type { TrialCard } from '../rules/dialect.ts';

export const UNWATCHED: readonly TrialCard[] = [
  // Speech and instinct.
  {
    id: 'the-hiccups',
    phase: 2,
    regions: ['instinct', 'speech'],
    front: {
      abilities: [
        {
          by: 'instinct',
          effect: [
            { do: 'blind', n: 1, on: 'any' },
            { do: 'blind', n: 1, on: 'other' },
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
              { do: 'put', token: 'innocence', on: 'any' },
              { do: 'put', token: 'guilt', on: 'any' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'a-joke',
    phase: 2,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'any' } },
        { by: 'instinct', effect: { do: 'influence', draw: 2, put: 1, on: ['laid-back', 'impulsive'] } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
            { do: 'remove', token: 'guilt', from: 'judgmental' },
          ],
        },
      ],
    },
  },
  {
    id: 'seventeen-minutes',
    phase: 2,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        {
          by: 'speech',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'perceptive' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
            [
              { do: 'put', token: 'innocence', on: 'logical' },
              { do: 'put', token: 'guilt', on: 'perceptive' },
            ],
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 3, put: 1, on: ['logical', 'judgmental'] } },
        {
          by: 'instinct',
          effect: [
            { do: 'influence', draw: 2, put: 1, on: 'any' },
            {
              if: { atLeast: 2, of: { tokens: 'influence', on: 'it' } },
              then: { may: { do: 'reveal', on: 'it' } },
            },
          ],
        },
      ],
    },
  },
  {
    id: 'yes-or-no',
    phase: 2,
    regions: ['speech', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'laid-back' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'innocence', on: ['judgmental', 'perceptive'] },
              { do: 'put', token: 'guilt', on: ['judgmental', 'perceptive'] },
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
              { do: 'put', token: 'innocence', on: 'laid-back' },
              { do: 'blind', n: 1, on: 'judgmental' },
            ],
            { do: 'put', token: 'guilt', on: 'perceptive' },
          ],
        },
      ],
    },
  },

  // Speech and motor skills.
  {
    id: 'the-demonstration',
    phase: 2,
    regions: ['motor', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'any' } },
        { by: 'motor', effect: { may: { do: 'return', whose: 'own', in: 'any' } } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          effect: [
            {
              either: [
                { do: 'put', token: 'innocence', on: ['laid-back', 'impulsive'] },
                { do: 'put', token: 'guilt', on: ['laid-back', 'impulsive'] },
              ],
            },
            { if: { atLeast: 1, of: { controls: 'motor' } }, then: { do: 'draw', n: 1 } },
          ],
        },
      ],
    },
  },
  {
    id: 'a-sample-of-handwriting',
    phase: 2,
    regions: ['motor', 'speech'],
    front: {
      abilities: [
        {
          by: 'motor',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'logical' },
              { do: 'put', token: 'guilt', on: 'perceptive' },
            ],
            [
              { do: 'put', token: 'innocence', on: 'perceptive' },
              { do: 'put', token: 'guilt', on: 'logical' },
            ],
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'perceptive' } },
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
  },
  {
    id: 'the-handshake',
    phase: 2,
    regions: ['motor', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'distracted' } },
        {
          by: 'motor',
          effect: [
            { do: 'target', among: 'personas' },
            { do: 'draw', n: 1 },
            { do: 'draw', n: 1, who: 'them' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          effect: [
            { do: 'put', token: 'innocence', on: 'any' },
            { do: 'put', token: 'guilt', on: 'other' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-microphone',
    phase: 2,
    regions: ['speech', 'motor'],
    front: {
      abilities: [
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'turn', token: 'guilt', on: ['distracted', 'impulsive'] },
              { do: 'turn', token: 'innocence', on: ['distracted', 'impulsive'] },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'impulsive' } },
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'destroy', whose: 'foe', in: 'speech' },
              { do: 'destroy', whose: 'foe', in: 'motor' },
            ],
          },
        },
      ],
    },
  },

  // Instinct and motor skills.
  {
    id: 'wet-palms',
    phase: 2,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 3, put: 1, on: ['logical', 'judgmental'] } },
        { by: 'instinct', effect: { do: 'influence', draw: 2, put: 1, on: 'any' } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'motor',
          hidden: [
            { do: 'put', token: 'guilt', on: 'impulsive' },
            { do: 'put', token: 'innocence', on: 'laid-back' },
          ],
        },
      ],
    },
  },
  {
    id: 'pins-and-needles',
    phase: 2,
    regions: ['motor', 'instinct'],
    front: {
      abilities: [
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'return', whose: 'any', in: 'instinct' },
              { do: 'move', whose: 'any', from: 'motor', to: 'any' },
            ],
          },
        },
        { by: 'instinct', effect: { do: 'influence', draw: 2, put: 1, on: ['laid-back', 'perceptive'] } },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'blind', n: 1, on: 'logical' } },
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'innocence', on: 'laid-back' },
            [
              { do: 'turn', token: 'guilt', on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'the-sneeze',
    phase: 2,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'innocence', on: 'judgmental' },
            [
              { do: 'destroy', whose: 'any', in: 'any', hanging: true },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
            [
              { do: 'blind', n: 1, on: 'impulsive' },
              { do: 'blind', n: 1, on: 'distracted' },
            ],
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'remove', token: 'innocence', from: { with: 'innocence' } } },
        { by: 'motor', effect: { may: { do: 'place', from: 'destroyed', in: 'any' } } },
      ],
    },
  },
  {
    id: 'the-fire-drill',
    phase: 2,
    regions: ['instinct', 'motor'],
    front: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            [{ do: 'first' }, { do: 'put', token: 'guilt', on: 'impulsive' }],
            { do: 'put', token: 'innocence', on: ['laid-back', 'perceptive'] },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'prosecutor',
          effect: {
            if: { atLeast: 2, of: { tokens: 'innocence', on: 'laid-back' } },
            then: { do: 'turn', token: 'innocence', on: 'laid-back' },
            else: { do: 'put', token: 'guilt', on: 'laid-back' },
          },
        },
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'draw', n: 1 },
              { each: 'personas', effect: { do: 'discard', n: 1, who: 'them' } },
            ],
          },
        },
      ],
    },
  },
];
