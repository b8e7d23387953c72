// What Russian and Ukrainian have in common: declined nouns, adjectives that agree with them, and counting.

import type { CountingRules, Gender, Noun } from './nouns.ts';

export const RUSSIAN_COUNTING: CountingRules = { locale: 'ru', fewForm: ({ one }) => one.gen };
export const UKRAINIAN_COUNTING: CountingRules = { locale: 'uk', fewForm: ({ several }) => several.nom };

type CaseTriple = readonly [nom: string, gen: string, acc: string];

export function inflectedNoun(gender: Gender, one: CaseTriple, several: CaseTriple, isAnimate = false): Noun {
  const forms = ([nom, gen, acc]: CaseTriple) => ({ nom, gen, acc });
  return { gender, one: forms(one), several: forms(several), ...(isAnimate && { isAnimate }) };
}

/** The same noun with an adjective before it; `few` after 2, 3 and 4. */
export function nounWithAdjective(
  adjective: { one: CaseTriple; several: CaseTriple; few: string },
  { gender, one, several }: Noun,
  few: string,
): Noun {
  const joined = ([nom, gen, acc]: CaseTriple, forms: Noun['one']) => ({
    nom: `${nom} ${forms.nom}`,
    gen: `${gen} ${forms.gen}`,
    acc: `${acc} ${forms.acc}`,
  });
  return {
    gender,
    one: joined(adjective.one, one),
    several: joined(adjective.several, several),
    fewForm: `${adjective.few} ${few}`,
  };
}

/** A word in the form of each gender. */
export type GenderForms = Readonly<Record<Gender, string>>;

export function formForGender({ gender }: Noun, words: GenderForms): string {
  return words[gender];
}
