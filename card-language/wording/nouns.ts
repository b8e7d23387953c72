// Nouns, and numbers with nouns in the right grammatical form of each language.

const CASES = ['nom', 'gen', 'acc'] as const;
export type GrammaticalCase = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';
type CaseForms = Readonly<Record<GrammaticalCase, string>>;

export interface Noun {
  readonly gender: Gender;
  readonly isAnimate?: true; // then the plural accusative is the genitive, also after a number
  readonly one: CaseForms;
  readonly several: CaseForms;
  readonly fewForm?: string; // after 2, 3 and 4, where irregular: «победных очка»
}

export interface CountingRules {
  readonly locale: string;
  readonly fewForm: (noun: Noun) => string; // after 2, 3 and 4: «2 карты», «2 карти»; not used in English
}

/** A noun without cases. */
export function uninflectedNoun(one: string, several = `${one}s`): Noun {
  return { gender: 'n', one: sameInAllCases(one), several: sameInAllCases(several) };
}

function sameInAllCases(word: string): CaseForms {
  return { nom: word, gen: word, acc: word };
}

function formAfterNumber({ locale, fewForm }: CountingRules, n: number, noun: Noun, inCase: GrammaticalCase): string {
  const category = pluralRulesOf(locale).select(n);
  if (category === 'one') return noun.one[inCase];
  if (inCase === 'gen' || (inCase === 'acc' && noun.isAnimate)) return noun.several.gen;
  if (category === 'few') return noun.fewForm ?? fewForm(noun);
  return noun.several[category === 'many' ? 'gen' : inCase];
}

export function countedNoun(
  countingRules: CountingRules,
  n: number,
  noun: Noun,
  inCase: GrammaticalCase = 'acc',
): string {
  return `${n} ${formAfterNumber(countingRules, n, noun, inCase)}`;
}

/** The same noun with an invariable tail: "card of cost 0". */
export function nounWithTail(noun: Noun, tail: string): Noun {
  const add = ({ nom, gen, acc }: CaseForms): CaseForms => ({ nom: nom + tail, gen: gen + tail, acc: acc + tail });
  const fewForm = noun.fewForm === undefined ? {} : { fewForm: noun.fewForm + tail };
  return { ...noun, one: add(noun.one), several: add(noun.several), ...fewForm };
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}
