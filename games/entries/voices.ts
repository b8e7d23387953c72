import { voices } from '@kuluary/voices/cards/voices';
import { voicesTexts } from '@kuluary/voices/texts/voices-texts';
import { entry } from './entry.ts';

export const voicesEntry = entry(voices, voicesTexts, {
  bots: ['random', 'easy', 'normal', 'hard'],
  standIn: 'easy',
  isReviewed: false,
});
