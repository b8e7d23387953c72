// The short words of the table, fetched language by language: what a browser gets in the place of catalogues.ts.

import type { Catalogue } from '@kuluary/texts/catalogue';
import { learnt } from '@kuluary/texts/learnt';
import type { Word } from '../words.ts';

export const { learn, catalogueOf } = learnt<Catalogue<Word>>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
});
