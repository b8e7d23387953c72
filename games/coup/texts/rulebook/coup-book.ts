// The rulebook with its editions, for a screen that knows nothing of the game.

import type { Book } from '@kuluary/texts/rulebook/section';
import { completeOptions, EDITIONS, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { option, optionValue } from '../options.ts';
import { say } from '../say.ts';
import { rulebook } from './rulebook.ts';

export const coupBook: Book<Options> = {
  title: (language) => say(language, 'title'),
  editions: EDITIONS,
  editionOf: ({ edition }) => edition,
  editionsTitle: (language) => option(language, 'edition').name,
  editionName: (language, edition) => optionValue(language, 'edition', edition),
  ofEdition: (edition) => completeOptions(MAX_SEATS, { edition }),
  sections: rulebook,
};
