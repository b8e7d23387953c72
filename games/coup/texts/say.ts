// The one door to the catalogues.

import { type Catalogue, format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { en } from './en.ts';
import type { Key } from './keys.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, ru, uk };

export function say(language: Language, key: Key, values: Values = {}): string {
  return format(language, CATALOGUES[language][key], values);
}
