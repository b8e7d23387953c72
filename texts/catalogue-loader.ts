// Loads catalogues of words: all languages at once, or each when it is needed.

import type { Language } from './languages.ts';

interface CatalogueLoader<Words> {
  /** Must have ended before anything is formatted in this language. */
  loadLanguage(language: Language): Promise<void>;
  catalogueOf(language: Language): Words;
}

/** For browsers: each language is loaded when it is needed. */
export function makeLazyCatalogues<Words>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): CatalogueLoader<Words> {
  const loaded: Partial<Record<Language, Words>> = {};
  return {
    async loadLanguage(language) {
      loaded[language] ??= await loaders[language]();
    },
    // Another tab may have chosen a language that is not loaded here yet: until then the loaded one is used.
    catalogueOf: (language) => loaded[language] ?? Object.values(loaded)[0]!,
  };
}

export function makeLoadedCatalogues<Words>(catalogues: Readonly<Record<Language, Words>>): CatalogueLoader<Words> {
  return { loadLanguage: async () => {}, catalogueOf: (language) => catalogues[language] };
}
