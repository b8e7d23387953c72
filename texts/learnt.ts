// What is known in several languages: all of them at once, or one after the other, for whoever reads one of them only.

import type { Language } from './languages.ts';

interface Learnt<Words> {
  /** Fetches a language; nothing is to be said in it before. */
  learn(language: Language): Promise<void>;
  catalogueOf(language: Language): Words;
}

/** Fetched language by language: what a browser gets. */
export function learnt<Words>(loaders: Readonly<Record<Language, () => Promise<Words>>>): Learnt<Words> {
  const known: Partial<Record<Language, Words>> = {};
  return {
    async learn(language) {
      known[language] ??= await loaders[language]();
    },
    // Another tab may have chosen a language that this one has yet to fetch: until then it goes on in its own.
    catalogueOf: (language) => known[language] ?? Object.values(known)[0]!,
  };
}

/** All there from the beginning. */
export function allLearnt<Words>(catalogues: Readonly<Record<Language, Words>>): Learnt<Words> {
  return { learn: async () => {}, catalogueOf: (language) => catalogues[language] };
}
