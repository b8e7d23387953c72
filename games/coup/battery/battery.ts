// Coup, as the checks of the house know it.

import type { Battery } from '@kuluary/kernel/battery';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';
import { EDITION_OPTIONS, MIXES, subject } from './subject.ts';

export const battery: Battery = {
  subject,
  editions: EDITION_OPTIONS,
  mixes: MIXES,
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
};
