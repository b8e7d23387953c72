// A verb phrase in each verb form that a card text needs.

export const VERB_FORMS = [
  'imperative', // "draw a card", «возьми карту»
  'infinitive', // after "you may", "to" and the like: «взять карту»
  'thirdPerson', // "draws a card", «берёт карту»
] as const;
type VerbForm = (typeof VERB_FORMS)[number];
export type Phrase = Readonly<Record<VerbForm, string>>;

/** A verb in all forms, to be given what follows it. */
export function verbPhrase(imperative: string, infinitive: string, thirdPerson: string): (rest: string) => Phrase {
  const verb = { imperative, infinitive, thirdPerson };
  return (rest) => phraseFrom((form) => `${verb[form]} ${rest}`);
}

/** The same words in all forms. */
export function uninflectedPhrase(text: string): Phrase {
  return phraseFrom(() => text);
}

/** Several phrases with the same subject. */
export function joinPhrases(phrases: readonly Phrase[], and: (parts: readonly string[]) => string): Phrase {
  return phraseFrom((form) => and(phrases.map((phrase) => phrase[form])));
}

export function phraseFrom(inForm: (form: VerbForm) => string): Phrase {
  return { imperative: inForm('imperative'), infinitive: inForm('infinitive'), thirdPerson: inForm('thirdPerson') };
}

export function toSentence(clause: string): string {
  const [first = ''] = clause;
  const text = first.toLocaleUpperCase() + clause.slice(first.length);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
