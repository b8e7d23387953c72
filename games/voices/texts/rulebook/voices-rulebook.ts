// The rulebook of Voices in the form that the page displays; there is one edition.

import { formatMessage } from '@kuluary/texts/catalogue';
import type { GameRulebook } from '@kuluary/texts/rulebook/rulebook';
import { completeOptions, type Options } from '../../rules/options.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { formatSentence } from '../format-sentence.ts';
import { RULEBOOK_CATALOGUES } from './message-values.ts';
import { rulebookSections } from './rulebook-sections.ts';

const EDITION = 'voices';

export const voicesBook: GameRulebook<Options> = {
  title: (language) => formatSentence(language, 'title'),
  editions: [EDITION],
  editionOf: () => EDITION,
  editionsTitle: (language) => formatMessage(language, RULEBOOK_CATALOGUES[language].set),
  editionName: (language) => formatSentence(language, 'title'),
  optionsOfEdition: () => completeOptions(MAX_SEATS, {}),
  sections: rulebookSections,
};
