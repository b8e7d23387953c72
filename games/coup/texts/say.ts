// The one door to the catalogues.

import { format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { catalogueOf } from './catalogues.ts';
import type { Key } from './keys.ts';

export function say(language: Language, key: Key, values: Values = {}): string {
  return format(language, catalogueOf(language)[key], values);
}

export function isKey(language: Language, text: string): text is Key {
  return Object.hasOwn(catalogueOf(language), text);
}
