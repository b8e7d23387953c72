// The site's texts are split into areas (home, lobby, table …), with one catalogue for each language, loaded when needed.
//
// To add an area, only add files: `words/NAME.en.ts` with `export const words`, `words/NAME.ts` with the type of
// its keys and `wordArea(…)`, and `.ru.ts`, `.uk.ts` with `export const words: Catalogue<Key>`. The test finds it by itself.

import { type Catalogue, formatMessage, type MessageValues } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { FAILURE_KEPT_MS, markFulfilled } from '../app/load-once.ts';
import { typeset } from './typeset.ts';

export interface Say<Key extends string> {
  /** The message of a key, with its values put in. */
  (key: Key, values?: MessageValues): string;
  has(key: string): key is Key;
}

type Load<Key extends string> = () => Promise<{ readonly words: Catalogue<Key> }>;

export interface WordArea<Key extends string> {
  catalogue(language: Language): Promise<Catalogue<Key>>;
  /** Loads a language once; later calls get the same promise. */
  load(language: Language): Promise<Say<Key>>;
  /** undefined until it is loaded. */
  loaded(language: Language): Say<Key> | undefined;
}

const wordAreas = new Set<{ load(language: Language): Promise<unknown> }>();

export function wordArea<Key extends string>(loaders: Readonly<Record<Language, Load<Key>>>): WordArea<Key> {
  const loading = new Map<Language, Promise<Say<Key>>>();
  const loaded = new Map<Language, Say<Key>>();
  const catalogue = async (language: Language) => (await loaders[language]()).words;
  const fetchWords = async (language: Language) => {
    const words = await catalogue(language);
    const say = Object.assign(
      (key: Key, values?: MessageValues) => typeset(formatMessage(language, words[key], values)),
      {
        has: (key: string): key is Key => Object.hasOwn(words, key),
      },
    );
    loaded.set(language, say);
    markFulfilled(loading.get(language)!, say);
    return say;
  };
  const area: WordArea<Key> = {
    catalogue,
    load(language) {
      let promise = loading.get(language);
      if (!promise) {
        promise = fetchWords(language);
        promise.catch(() => setTimeout(() => loading.delete(language), FAILURE_KEPT_MS)); // then the next call retries
        loading.set(language, promise);
      }
      return promise;
    },
    loaded: (language) => loaded.get(language),
  };
  wordAreas.add(area);
  return area;
}

/** All areas in another language, loaded before the screen changes to it: nothing flickers. */
export async function loadAllWords(language: Language): Promise<void> {
  await Promise.all([...wordAreas].map((each) => each.load(language)));
}
