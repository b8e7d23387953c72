// What the repository's checks need of Voices: contract tests, playthroughs, mutations.

import type { GameChecks } from '@kuluary/kernel/contract-tests';
import { CARD_SET } from '../cards/card-set.ts';
import { gameUnderTest } from './game-under-test.ts';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';

export const gameChecks: GameChecks = {
  gameUnderTest,
  editions: [{}],
  optionMixes: [
    { roles: 'expert', abilities: true },
    { prosecutor: 0, aimError: false, majority: 'more', memoryAid: true },
  ],
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
  box: CARD_SET,
};
