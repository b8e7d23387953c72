// Voices, as the checks of the house know it.

import type { Battery } from '@kuluary/kernel/battery';
import { SET } from '../cards/voices.ts';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';
import { subject } from './subject.ts';

export const battery: Battery = {
  subject,
  editions: [{}],
  mixes: [
    { roles: 'expert', abilities: true },
    { prosecutor: 0, aimError: false, majority: 'more', memoryAid: true },
  ],
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
  box: SET,
};
