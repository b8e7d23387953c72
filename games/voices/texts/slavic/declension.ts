// Nouns of Russian and Ukrainian, written in a line.

import type { Gender, Noun } from '@kuluary/effects/words/lexicon';

type Three = readonly [nom: string, gen: string, acc: string];

export function noun(gender: Gender, one: Three, several: Three): Noun {
  const forms = ([nom, gen, acc]: Three) => ({ nom, gen, acc });
  return { gender, one: forms(one), several: forms(several) };
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
