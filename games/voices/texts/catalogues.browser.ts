// The languages, fetched one by one: what a browser gets in the place of catalogues.ts.

import { learnt } from '@kuluary/texts/learnt';
import type { Tongue } from './tongue.ts';

export const { learn, catalogueOf: tongueOf } = learnt<Tongue>({
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
});
