// Guy on the stand, while somebody watches: the cards with observation.

import type { TrialCard } from '../rules/dialect.ts';

export const WATCHED: readonly TrialCard[] = [
  // Observation and speech.
  {
    id: 'the-oath',
    phase: 2,
    regions: ['speech', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['judgmental', 'laid-back'] } },
        {
          by: 'speech',
          hidden: [
            { do: 'put', token: 'guilt', on: 'logical' },
            { do: 'put', token: 'innocence', on: 'laid-back' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          effect: [
            { do: 'peek', n: 1, on: { with: 'influence' } },
            {
              either: [
                { do: 'discard-influence', from: 'it' },
                { do: 'shift-influence', from: 'it', to: 'other' },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'in-your-own-words',
    phase: 2,
    regions: ['speech', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'logical' } },
        {
          by: 'speech',
          effect: {
            either: [
              { do: 'put', token: 'innocence', on: ['logical', 'judgmental'] },
              { do: 'put', token: 'guilt', on: ['logical', 'judgmental'] },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          effect: [
            { do: 'influence', draw: 2, put: 1, on: 'distracted' },
            {
              if: { none: { tokens: 'guilt', on: 'distracted' } },
              then: { do: 'put', token: 'innocence', on: 'distracted' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 'a-familiar-face',
    phase: 2,
    regions: ['observation', 'speech'],
    front: {
      abilities: [
        {
          by: 'observation',
          hidden: [
            { do: 'put', token: 'guilt', on: 'judgmental' },
            { do: 'put', token: 'innocence', on: 'perceptive' },
            { do: 'influence', draw: 2, put: 1, on: ['distracted', 'laid-back'] },
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: 'logical' } },
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
  },
  {
    id: 'seven-across',
    phase: 2,
    regions: ['speech', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['judgmental', 'impulsive'] } },
        {
          by: 'observation',
          effect: [
            { do: 'influence', draw: 2, put: 1, on: 'distracted' },
            { may: { do: 'shift-influence', from: 'distracted', to: ['laid-back', 'impulsive'] } },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'speech',
          hidden: [
            [
              { do: 'put', token: 'innocence', on: 'distracted' },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
            { do: 'put', token: 'innocence', on: 'logical' },
          ],
        },
      ],
    },
  },

  // Observation and instinct.
  {
    id: 'nine-forty-one',
    phase: 2,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        {
          by: 'instinct',
          effect: [{ do: 'blind', n: 1, on: 'any' }, { may: { do: 'reveal', on: 'it' } }],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          hidden: [
            { do: 'put', token: 'innocence', on: 'logical' },
            { do: 'put', token: 'guilt', on: 'perceptive' },
          ],
        },
      ],
    },
  },
  {
    id: 'the-smell-of-lunch',
    phase: 2,
    regions: ['instinct', 'observation'],
    front: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            [
              { do: 'blind', n: 1, on: 'impulsive' },
              { do: 'put', token: 'guilt', on: 'distracted' },
            ],
            { do: 'put', token: 'innocence', on: 'impulsive' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'distracted' } },
        {
          by: 'observation',
          effect: {
            either: [
              { do: 'discard-influence', from: { with: 'influence' } },
              { do: 'influence', draw: 2, put: 1, on: 'any' },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'the-exit-sign',
    phase: 2,
    regions: ['instinct', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'impulsive' } },
        { by: 'instinct', effect: { do: 'influence', draw: 3, put: 1, on: 'any' } },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: { may: { do: 'reveal', on: { with: 'influence' } } } },
        { by: 'instinct', effect: { do: 'first' } },
      ],
    },
  },
  {
    id: 'the-long-pause',
    phase: 2,
    regions: ['observation', 'instinct'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'blind', n: 1, on: 'laid-back' } },
        {
          by: 'observation',
          effect: [
            { do: 'peek', n: 2, on: { with: 'influence' } },
            { may: { do: 'shift-influence', from: 'it', to: 'other' } },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'instinct',
          hidden: [
            { do: 'put', token: 'innocence', on: 'perceptive' },
            [
              { do: 'put', token: 'innocence', on: 'logical' },
              { do: 'put', token: 'guilt', on: 'impulsive' },
            ],
          ],
        },
      ],
    },
  },

  // Observation and motor skills.
  {
    id: 'a-glass-of-water',
    phase: 2,
    regions: ['motor', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['laid-back', 'perceptive'] } },
        { by: 'motor', effect: { may: { do: 'move', whose: 'own', from: 'any', to: 'any' } } },
      ],
    },
    back: {
      abilities: [
        { by: 'observation', effect: { do: 'influence', draw: 2, put: 1, on: ['laid-back', 'perceptive'] } },
        { by: 'motor', effect: { do: 'put', token: 'innocence', on: ['judgmental', 'laid-back'] } },
      ],
    },
  },
  {
    id: 'the-swivel-chair',
    phase: 2,
    regions: ['motor', 'observation'],
    front: {
      abilities: [
        {
          by: 'motor',
          effect: {
            either: [
              { do: 'destroy', whose: 'foe', in: 'any', hanging: true },
              { do: 'place', from: 'unused', in: 'motor' },
            ],
          },
        },
      ],
    },
    back: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'put', token: 'guilt', on: 'distracted' } },
        {
          by: 'observation',
          effect: [
            { do: 'influence', draw: 2, put: 1, on: 'any' },
            { may: { do: 'shift-influence', from: { with: 'influence' }, to: 'other' } },
          ],
        },
      ],
    },
  },
  {
    id: 'the-court-artist',
    phase: 2,
    regions: ['observation', 'motor'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['impulsive', 'perceptive'] } },
        { by: 'motor', effect: { may: { do: 'move', whose: 'any', from: 'observation', to: 'motor' } } },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          hidden: [
            { do: 'put', token: 'innocence', on: 'judgmental' },
            [
              { do: 'peek', n: 'all', on: { with: 'influence' } },
              { do: 'put', token: 'guilt', on: 'judgmental' },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'the-price-tag',
    phase: 2,
    regions: ['motor', 'observation'],
    front: {
      abilities: [
        { by: 'prosecutor', effect: { do: 'influence', draw: 2, put: 1, on: ['judgmental', 'distracted'] } },
        {
          by: 'motor',
          hidden: [
            { do: 'put', token: 'innocence', on: 'impulsive' },
            { do: 'put', token: 'guilt', on: 'distracted' },
          ],
        },
      ],
    },
    back: {
      abilities: [
        {
          by: 'observation',
          effect: [
            { do: 'discard-influence', from: { with: 'influence' } },
            { do: 'blind', n: 1, on: 'it' },
          ],
        },
      ],
    },
  },
];
