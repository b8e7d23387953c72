// The languages, fetched one by one: what a browser gets in the place of catalogues.ts.

import type { Language } from '@kuluary/texts/languages';
import type { Tongue } from './tongue.ts';

const LOADERS: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};

const known: Partial<Record<Language, Tongue>> = {};

/** Fetches a language; nothing is to be said in it before. */
export async function learn(language: Language): Promise<void> {
  known[language] ??= await LOADERS[language]();
}

/** Another tab may have chosen a language that this one has yet to fetch: until then it goes on in its own. */
export function tongueOf(language: Language): Tongue {
  return known[language] ?? Object.values(known)[0]!;
}
