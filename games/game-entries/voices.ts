// The entry of Voices in My Head in the game registry, with the times to read what happens.

import { ARCHIVED_RULES } from '@kuluary/voices/archived-rules/archived-rules';
import { voicesGame } from '@kuluary/voices/cards/card-set';
import type { Event } from '@kuluary/voices/rules/events';
import { voicesTexts } from '@kuluary/voices/texts/voices-texts';
import { makeGameEntry } from './game-entry.ts';

const READING_TIMES: Readonly<Partial<Record<Event['type'], number>>> = {
  fiction: 5500, // a side of a card is a story
  strategy: 3000,
  pushed: 1500, // until the markers have come to rest
};

export const voicesEntry = makeGameEntry(voicesGame, voicesTexts, {
  botIds: ['random', 'easy', 'normal', 'hard'],
  standIn: 'easy',
  hasCritic: false,
  archivedRules: ARCHIVED_RULES,
  readingTimeOf: ({ type }) => READING_TIMES[type] ?? 0,
});
