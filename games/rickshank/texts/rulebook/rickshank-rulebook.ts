// The rulebook as a GameRulebook; its only edition is the one set of cards.

import { formatMessage } from '@kuluary/texts/catalogue';
import type { GameRulebook } from '@kuluary/texts/rulebook/rulebook';
import { RICKDEMPTION } from '../../cards/rickshank.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { formatSentence } from '../format-sentence.ts';
import { RULEBOOK_CATALOGUES } from './message-values.ts';
import { rulebookSections } from './rulebook-sections.ts';

export const rickshankBook: GameRulebook<Options> = {
  title: (language) => formatSentence(language, 'title'),
  editions: [RICKDEMPTION.id],
  editionOf: () => RICKDEMPTION.id,
  editionsTitle: (language) => formatMessage(language, RULEBOOK_CATALOGUES[language].set),
  editionName: (language) => formatSentence(language, 'title'),
  optionsOfEdition: () => completeOptions(MAX_SEATS, {}),
  sections: rulebookSections,
};
