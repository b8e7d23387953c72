// Catalogues that are fetched language by language, for whoever reads one of them only.

import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

interface Learnt<Key extends string> {
  /** Fetches a language; nothing is to be said in it before. */
  learn(language: Language): Promise<void>;
  catalogueOf(language: Language): Catalogue<Key>;
}

export function learnt<Key extends string>(
  loaders: Readonly<Record<Language, () => Promise<Catalogue<Key>>>>,
): Learnt<Key> {
  const known: Partial<Record<Language, Catalogue<Key>>> = {};
  return {
    async learn(language) {
      known[language] ??= await loaders[language]();
    },
    // Another tab may have chosen a language that this one has yet to fetch: until then it goes on in its own.
    catalogueOf: (language) => known[language] ?? Object.values(known)[0]!,
  };
}
