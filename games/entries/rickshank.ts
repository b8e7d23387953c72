import { rickshank } from '@kuluary/rickshank/cards/rickshank';
import { rickshankTexts } from '@kuluary/rickshank/texts/rickshank-texts';
import { entry } from './entry.ts';

export const rickshankEntry = entry(rickshank, rickshankTexts, {
  bots: ['random', 'greedy', 'easy', 'normal', 'hard'],
  standIn: 'greedy',
  isReviewed: false,
});
