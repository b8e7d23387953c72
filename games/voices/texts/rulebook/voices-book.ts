// The rulebook with the one set of cards there is, for a screen that knows nothing of the game.

import { format } from '@kuluary/texts/catalogue';
import type { Book } from '@kuluary/texts/rulebook/section';
import { completeOptions, type Options } from '../../rules/options.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { say } from '../say.ts';
import { rulebook } from './rulebook.ts';
import { BOOKS } from './vocabulary.ts';

const EDITION = 'voices'; // there is one

export const voicesBook: Book<Options> = {
  title: (language) => say(language, 'title'),
  editions: [EDITION],
  editionOf: () => EDITION,
  editionsTitle: (language) => format(language, BOOKS[language].set),
  editionName: (language) => say(language, 'title'),
  ofEdition: () => completeOptions(MAX_SEATS, {}),
  sections: rulebook,
};
