// The contract tests of Coup: everything that the shared checks need of it.

import type { GameChecks } from '@kuluary/kernel/contract-tests';
import { EDITION_VARIANTS, gameUnderTest, OPTION_MIXES } from './game-under-test.ts';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';

export const gameChecks: GameChecks = {
  gameUnderTest,
  editions: EDITION_VARIANTS,
  optionMixes: OPTION_MIXES,
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
};
