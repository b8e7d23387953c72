// What the checks of the repository need to test this game.

import type { GameChecks } from '@kuluary/kernel/contract-tests';
import { RICKDEMPTION } from '../cards/rickshank.ts';
import { gameUnderTest } from './game-under-test.ts';
import { MUTATIONS } from './mutations.ts';
import { PLAYTHROUGHS } from './playthroughs.ts';

export const gameChecks: GameChecks = {
  gameUnderTest,
  editions: [{}],
  optionMixes: [{ characters: 'two' }, { characters: 'choice', livePoints: true }],
  playthroughs: PLAYTHROUGHS,
  mutations: MUTATIONS,
  box: RICKDEMPTION,
};
