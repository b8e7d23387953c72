import { voices } from '@kuluary/voices/cards/voices';
import { EARLIER } from '@kuluary/voices/earlier/earlier';
import type { Event } from '@kuluary/voices/rules/events';
import { voicesTexts } from '@kuluary/voices/texts/voices-texts';
import { entry } from './entry.ts';

const DWELL: Readonly<Partial<Record<Event['type'], number>>> = {
  fiction: 5500, // a side of a card is a story
  strategy: 3000,
  pushed: 1500, // until the markers have come to rest
};

export const voicesEntry = entry(voices, voicesTexts, {
  bots: ['random', 'easy', 'normal', 'hard'],
  standIn: 'easy',
  isReviewed: false,
  earlier: EARLIER,
  dwell: ({ type }) => DWELL[type] ?? 0,
});
