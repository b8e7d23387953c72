// The marker abilities, as data: what an emotion allows after its marker was placed.

import type { CardEffect } from './card-terms.ts';
import type { Emotion } from './vocabulary.ts';

export const MARKER_ABILITIES: Readonly<Partial<Record<Emotion, CardEffect>>> = {
  anger: { may: { do: 'destroy', whose: 'waiting', in: 'here' } },
  sadness: { may: { do: 'place', from: 'destroyed', in: 'elsewhere' } },
  trust: { may: { do: 'move', whose: 'own', from: 'any', to: 'back', another: true } },
  fear: { if: { atLeast: 1, of: { fell: 'joy' } }, then: { may: { do: 'draw', n: 1 } } },
  embarrassment: { do: 'replace' },
  panic: { if: { atLeast: 2, of: { fell: 'any' } }, then: { may: { do: 'put', token: 'guilt', on: 'any' } } },
};
