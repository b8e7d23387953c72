// The entry of The Rickshank Rickdemption in the game registry.

import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { rickshankTexts } from '@kuluary/rickshank/texts/rickshank-texts';
import { makeGameEntry } from './game-entry.ts';

export const rickshankEntry = makeGameEntry(rickshank, rickshankTexts, {
  botIds: ['random', 'greedy', 'easy', 'normal', 'hard'],
  standIn: 'greedy',
  hasCritic: false,
});
