// Words come in areas (home, lobby, table …), one catalogue for each language, loaded when they are needed.
//
// To add an area, add files and touch none: `words/NAME.en.ts` with `export const words`, `words/NAME.ts` with the type of
// its keys and `area(…)`, and `.ru.ts`, `.uk.ts` with `export const words: Catalogue<Key>`. The test finds it by itself.

import { type Catalogue, format, type Values } from '@kuluary/texts/catalogue';
import type { Language } from '@kuluary/texts/languages';
import { FAILURE_KEPT, tellReact } from '../app/once.ts';
import { typeset } from './typeset.ts';

export interface Say<Key extends string> {
  /** The message of a key, with its values put in. */
  (key: Key, values?: Values): string;
  has(key: string): key is Key;
}

type Load<Key extends string> = () => Promise<{ readonly words: Catalogue<Key> }>;

export interface Area<Key extends string> {
  catalogue(language: Language): Promise<Catalogue<Key>>;
  /** Loads a language once; later calls get the same promise. */
  load(language: Language): Promise<Say<Key>>;
  /** What has been loaded already; undefined before that. */
  loaded(language: Language): Say<Key> | undefined;
}

const areas = new Set<{ load(language: Language): Promise<unknown> }>();

export function area<Key extends string>(loaders: Readonly<Record<Language, Load<Key>>>): Area<Key> {
  const coming = new Map<Language, Promise<Say<Key>>>();
  const here = new Map<Language, Say<Key>>();
  const catalogue = async (language: Language) => (await loaders[language]()).words;
  const fetchWords = async (language: Language) => {
    const words = await catalogue(language);
    const say = Object.assign((key: Key, values?: Values) => typeset(format(language, words[key], values)), {
      has: (key: string): key is Key => Object.hasOwn(words, key),
    });
    here.set(language, say);
    tellReact(coming.get(language)!, say);
    return say;
  };
  const made: Area<Key> = {
    catalogue,
    load(language) {
      let promise = coming.get(language);
      if (!promise) {
        promise = fetchWords(language);
        promise.catch(() => setTimeout(() => coming.delete(language), FAILURE_KEPT)); // then the network is asked again
        coming.set(language, promise);
      }
      return promise;
    },
    loaded: (language) => here.get(language),
  };
  areas.add(made);
  return made;
}

/** Everything on screen in another language, before the screen changes to it: nothing flickers. */
export async function loadAllWords(language: Language): Promise<void> {
  await Promise.all([...areas].map((each) => each.load(language)));
}
