// Nouns, and numbers with nouns, as each language really counts.

const CASES = ['nom', 'gen', 'acc'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'm' | 'f' | 'n';
type Forms = Readonly<Record<Case, string>>;

export interface Noun {
  readonly gender: Gender;
  readonly isAnimate?: true; // then several of them have the genitive for an accusative, behind a number too
  readonly one: Forms;
  readonly several: Forms;
  readonly few?: string; // behind 2, 3 and 4, where that is a form of its own: «победных очка»
}

/** How a language counts. */
export interface Counting {
  readonly locale: string;
  readonly few: (noun: Noun) => string; // behind 2, 3 and 4: «2 карты», «2 карти»; English never asks
}

/** A noun without cases. */
export function plain(one: string, several = `${one}s`): Noun {
  return { gender: 'n', one: alike(one), several: alike(several) };
}

function alike(word: string): Forms {
  return { nom: word, gen: word, acc: word };
}

/** The noun in the form that it has behind a number. */
function formAfter({ locale, few }: Counting, n: number, noun: Noun, inCase: Case): string {
  const category = rulesOf(locale).select(n);
  if (category === 'one') return noun.one[inCase];
  if (inCase === 'gen' || (inCase === 'acc' && noun.isAnimate)) return noun.several.gen;
  if (category === 'few') return noun.few ?? few(noun);
  return noun.several[category === 'many' ? 'gen' : inCase];
}

export function counted(counting: Counting, n: number, noun: Noun, inCase: Case = 'acc'): string {
  return `${n} ${formAfter(counting, n, noun, inCase)}`;
}

/** The same noun with something behind it that never changes: "card of cost 0". */
export function followed(noun: Noun, tail: string): Noun {
  const add = ({ nom, gen, acc }: Forms): Forms => ({ nom: nom + tail, gen: gen + tail, acc: acc + tail });
  const few = noun.few === undefined ? {} : { few: noun.few + tail };
  return { ...noun, one: add(noun.one), several: add(noun.several), ...few };
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, known);
  return known;
}
