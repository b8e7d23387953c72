// What Russian and Ukrainian have in common: nouns written in a line, words that agree with them, and how both count.

import type { Counting, Gender, Noun } from './lexicon.ts';

export const RUSSIAN: Counting = { locale: 'ru', few: ({ one }) => one.gen };
export const UKRAINIAN: Counting = { locale: 'uk', few: ({ several }) => several.nom };

export type Three = readonly [nom: string, gen: string, acc: string];

export function noun(gender: Gender, one: Three, several: Three, isAnimate = false): Noun {
  const forms = ([nom, gen, acc]: Three) => ({ nom, gen, acc });
  return { gender, one: forms(one), several: forms(several), ...(isAnimate && { isAnimate }) };
}

/** The same noun with an adjective before it; `few` behind 2, 3 and 4. */
export function described(
  adjective: { one: Three; several: Three; few: string },
  { gender, one, several }: Noun,
  few: string,
): Noun {
  const joined = ([nom, gen, acc]: Three, forms: Noun['one']) => ({
    nom: `${nom} ${forms.nom}`,
    gen: `${gen} ${forms.gen}`,
    acc: `${acc} ${forms.acc}`,
  });
  return {
    gender,
    one: joined(adjective.one, one),
    several: joined(adjective.several, several),
    few: `${adjective.few} ${few}`,
  };
}

/** A word in the form of each gender. */
export type Agreeing = Readonly<Record<Gender, string>>;

export function agree({ gender }: Noun, words: Agreeing): string {
  return words[gender];
}
