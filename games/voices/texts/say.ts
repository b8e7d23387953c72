// The one door to the sentences.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { tongueOf } from './catalogues.ts';
import type { Key } from './keys.ts';

export function say(language: Language, key: Key, values: Values = {}): string {
  const { sentences, words } = tongueOf(language);
  return words.polished(format(language, sentences[key], values));
}

export function isKey(language: Language, text: string): text is Key {
  return Object.hasOwn(tongueOf(language).sentences, text);
}
