// The rulebook of Coup as a GameRulebook.

import type { GameRulebook } from '@kuluary/texts/rulebook/rulebook';
import { completeOptions, EDITIONS, type Options } from '../../rules/editions.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { formatSentence } from '../format-sentence.ts';
import { optionText, optionValueText } from '../option-text.ts';
import { rulebookSections } from './rulebook-sections.ts';

export const coupBook: GameRulebook<Options> = {
  title: (language) => formatSentence(language, 'title'),
  editions: EDITIONS,
  editionOf: ({ edition }) => edition,
  editionsTitle: (language) => optionText(language, 'edition').name,
  editionName: (language, edition) => optionValueText(language, 'edition', edition),
  optionsOfEdition: (edition) => completeOptions(MAX_SEATS, { edition }),
  sections: rulebookSections,
};
