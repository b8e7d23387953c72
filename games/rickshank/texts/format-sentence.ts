// Formats a sentence of the catalogue; all game sentences pass through here.

import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { languagePackOf } from './catalogues.ts';
import type { MessageKey } from './message-keys.ts';

export function formatSentence(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const { sentences, words } = languagePackOf(language);
  return words.applyEuphony(formatMessage(language, sentences[key], values));
}

export function isKey(language: Language, text: string): text is MessageKey {
  return Object.hasOwn(languagePackOf(language).sentences, text);
}
