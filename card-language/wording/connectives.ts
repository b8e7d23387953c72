// The words around clauses: "you may …", "if …, …". Languages differ in the words, hardly in their order.

import type { EffectWording } from './effect-wording.ts';

export type Connectives = Pick<
  EffectWording<never, never>,
  'mayClause' | 'withPurpose' | 'ifClause' | 'subjectWithCondition' | 'ifDoneClause' | 'ifYouLikeClause'
>;

interface ConnectiveWords {
  readonly may: string; // "you may"
  readonly to: string; // behind what is done for a purpose, with its comma where there is one
  readonly if: string;
  readonly ifDone: string; // "if you did"
  readonly atWill: string; // "if you like"
}

function makeConnectives(words: ConnectiveWords): Connectives {
  return {
    mayClause: (infinitive) => `${words.may} ${infinitive}`,
    withPurpose: (act, purpose) => `${act}${words.to} ${purpose}`,
    ifClause: (condition, clause) => `${words.if} ${condition}, ${clause}`,
    subjectWithCondition: (subject, condition) => `${subject}, ${words.if} ${condition},`,
    ifDoneClause: (clause) => `${words.ifDone}, ${clause}`,
    ifYouLikeClause: (clause) => `${words.atWill}, ${clause}`,
  };
}

export const ENGLISH_CONNECTIVES: Connectives & Pick<EffectWording<never, never>, 'elseClause'> = {
  ...makeConnectives({ may: 'you may', to: ' to', if: 'if', ifDone: 'if you did', atWill: 'if you like' }),
  elseClause: (clause, condition, other) => `${clause}, or ${other} if ${condition}`,
};

export const RUSSIAN_CONNECTIVES: Connectives = makeConnectives({
  may: 'можешь',
  to: ', чтобы',
  if: 'если',
  ifDone: 'если получилось',
  atWill: 'если хочешь',
});

export const UKRAINIAN_CONNECTIVES: Connectives = makeConnectives({
  may: 'можеш',
  to: ', щоб',
  if: 'якщо',
  ifDone: 'якщо вдалося',
  atWill: 'якщо хочеш',
});
