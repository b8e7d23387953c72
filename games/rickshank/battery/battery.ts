// Rickshank, as the checks of the house know it.

import type { Battery } from '@kuluary/kernel/battery';
import { RICKDEMPTION } from '../cards/rickshank.ts';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';
import { subject } from './subject.ts';

export const battery: Battery = {
  subject,
  editions: [{}],
  mixes: [{ characters: 'two' }, { characters: 'choice', livePoints: true }],
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
  box: RICKDEMPTION,
};
