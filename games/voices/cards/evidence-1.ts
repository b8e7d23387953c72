// Evidence that somebody has to look at: the pairs with Observation.

import type { CardEffect, TrialCard } from '../rules/dialect.ts';

const PEEK: CardEffect = { do: 'peek', n: 1, on: { with: 'influence' } };
const DISCARD_IT: CardEffect = { do: 'discard-influence', from: 'it' };
const PASS_IT_ON: CardEffect = { do: 'shift-influence', from: 'it', to: 'other' };

export const SEEN: readonly TrialCard[] = [
  // Observation and Speech.
  {
    id: 'the-napkin',
    phase: 1,
    regions: ['observation', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'judgmental' } },
        { by: 'observation', effect: [PEEK, { either: [DISCARD_IT, PASS_IT_ON] }] },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: ['logical', 'distracted'] } },
        {
          by: 'speech',
          hidden: [
            { do: 'put', token: 'innocence', on: 'laid-back' },
            { do: 'put', token: 'guilt', on: 'impulsive' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-receipt',
    phase: 1,
    regions: ['observation', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'logical' } },
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
    back: {
      abilities: [
        { by: 'observation', effect: [{ do: 'peek', n: 2, on: { with: 'influence' } }, { may: PASS_IT_ON }] },
        { by: 'speech', effect: { do: 'shift', token: 'guilt', from: { with: 'guilt' }, to: 'other' } },
      ],
    },
  },
  {
    id: 'window-three',
    phase: 1,
    regions: ['observation', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'perceptive' } },
        {
          by: 'observation',
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
          by: 'speech',
          effect: [
            { do: 'put', token: 'innocence', on: 'impulsive' },
            { do: 'put', token: 'guilt', on: ['logical', 'perceptive'] },
          ],
        },
        { by: 'observation', effect: { do: 'influence', draw: 2, put: 1, on: 'distracted' } },
      ],
    },
  },
  {
    id: 'the-bite-mark',
    phase: 1,
    regions: ['observation', 'speech'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'laid-back' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: ['judgmental', 'laid-back'] },
              { do: 'put', token: 'innocence', on: 'distracted' },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          effect: {
            either: [
              { do: 'discard-influence', from: { with: 'influence' } },
              { do: 'influence', draw: 2, put: 1, on: 'perceptive' },
            ],
          },
        },
        {
          by: 'speech',
          hidden: [
            { do: 'put', token: 'guilt', on: 'perceptive' },
            { do: 'put', token: 'innocence', on: 'perceptive' },
          ],
        },
      ],
    },
  },

  // Observation and Instinct.
  {
    id: 'camera-four',
    phase: 1,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'distracted' } },
        { by: 'instinct', effect: { do: 'influence', draw: 2, put: 1, on: 'distracted' } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          hidden: [
            { do: 'put', token: 'innocence', on: 'perceptive' },
            [
              { do: 'put', token: 'guilt', on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
          ],
        },
        { by: 'instinct', effect: { do: 'reveal', on: { with: 'influence' } } },
      ],
    },
  },
  {
    id: 'the-line-up',
    phase: 1,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        {
          by: 'prosecutor',
          effect: [
            { do: 'put', token: 'guilt', on: 'judgmental' },
            { do: 'put', token: 'guilt', on: 'perceptive' },
          ],
        },
        {
          by: 'observation',
          effect: [
            { do: 'blind', n: 1, on: 'distracted' },
            { do: 'shift-influence', from: { with: 'influence' }, to: 'other' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'innocence', on: 'judgmental' },
            { do: 'put', token: 'guilt', on: 'judgmental' },
            { do: 'influence', draw: 3, put: 1, on: 'perceptive' },
          ],
        },
      ],
    },
  },
  {
    id: 'mrs-halloran',
    phase: 1,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'logical' } },
        { by: 'observation', effect: [{ do: 'peek', n: 'all', on: { with: 'influence' } }, { may: DISCARD_IT }] },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['judgmental', 'distracted'] } },
        {
          by: 'instinct',
          hidden: [
            { do: 'blind', n: 2, on: 'perceptive' },
            { do: 'put', token: 'innocence', on: 'perceptive' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-queue',
    phase: 1,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'distracted' } },
        { by: 'instinct', effect: { do: 'influence', draw: 3, put: 2, on: ['distracted', 'impulsive'] } },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: [PEEK, { may: { do: 'reveal', on: 'it' } }] },
        {
          by: 'instinct',
          effect: {
            either: [
              { do: 'put', token: 'guilt', on: 'logical' },
              { do: 'blind', n: 2, on: 'logical' },
            ],
          },
        },
      ],
    },
  },

  // Observation and Motor skills.
  {
    id: 'the-pen',
    phase: 1,
    regions: ['observation', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'laid-back' } },
        { by: 'motor', effect: { may: { do: 'move', whose: 'own', from: 'any', to: 'motor' } } },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: [PEEK, { may: [DISCARD_IT, { do: 'blind', n: 1, on: 'it' }] }] },
        {
          by: 'motor',
          hidden: [
            [
              { do: 'put', token: 'guilt', on: 'logical' },
              { do: 'draw', n: 1 },
            ],
            { do: 'remove', token: 'guilt', from: ['logical', 'judgmental'] },
          ],
        },
      ],
    },
  },
  {
    id: 'the-pillowcase',
    phase: 1,
    regions: ['observation', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'judgmental' } },
        { by: 'observation', effect: { do: 'influence', draw: 2, put: 1, on: ['judgmental', 'laid-back'] } },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['logical', 'impulsive'] } },
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'destroy', whose: 'foe', in: 'any', hanging: true },
              { do: 'place', from: 'destroyed', in: 'any' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'the-reconstruction',
    phase: 1,
    regions: ['observation', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'blind', n: 1, on: 'perceptive' } },
        { by: 'motor', effect: { do: 'move', whose: 'any', from: 'any', to: 'any' } },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: { do: 'influence', draw: 2, put: 1, on: ['distracted', 'perceptive'] } },
        {
          by: 'motor',
          hidden: [
            [
              { do: 'put', token: 'guilt', on: 'perceptive' },
              { do: 'put', token: 'guilt', on: 'logical' },
            ],
            { do: 'put', token: 'innocence', on: 'perceptive' },
          ],
        },
      ],
    },
  },
  {
    id: 'kevin',
    phase: 1,
    regions: ['observation', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'distracted' } },
        {
          by: 'motor',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'perceptive' },
              { do: 'put', token: 'guilt', on: 'logical' },
            ],
            [
              { do: 'put', token: 'guilt', on: 'judgmental' },
              { do: 'blind', n: 1, on: 'distracted' },
            ],
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: [{ do: 'peek', n: 2, on: { with: 'influence' } }, { may: DISCARD_IT }] },
        { by: 'motor', effect: { each: 'personas', effect: { do: 'discard', n: 1, who: 'them' } } },
      ],
    },
  },
];
