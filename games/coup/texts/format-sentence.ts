// Formats messages of the catalogues.

import { formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { catalogueOf } from './catalogues.ts';
import type { MessageKey } from './message-keys.ts';

export function formatSentence(language: Language, key: MessageKey, values: MessageValues = {}): string {
  return formatMessage(language, catalogueOf(language)[key], values);
}

export function isKey(language: Language, text: string): text is MessageKey {
  return Object.hasOwn(catalogueOf(language), text);
}
