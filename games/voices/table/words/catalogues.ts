// The short words of the table in all languages. A browser gets catalogues.browser.ts in its place: it fetches what is read.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import type { Word } from '../words.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
export const CATALOGUES: Readonly<Record<Language, Catalogue<Word>>> = { en, ru, uk };

export function catalogueOf(language: Language): Catalogue<Word> {
  return CATALOGUES[language];
}

export async function learn(_language: Language): Promise<void> {
  // Here all of them are known.
}
