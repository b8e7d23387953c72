// The words around clauses: "you may …", "if …, …". Languages differ in the words, hardly in how they stand.

import type { Speech } from './speech.ts';

export type Frames = Pick<Speech<never, never>, 'may' | 'to' | 'when' | 'aside' | 'ifDone' | 'atWill'>;

interface FrameWords {
  readonly may: string; // "you may"
  readonly to: string; // behind what is done for a purpose, with its comma where there is one
  readonly if: string;
  readonly ifDone: string; // "if you did"
  readonly atWill: string; // "if you like"
}

function framesOf(words: FrameWords): Frames {
  return {
    may: (bare) => `${words.may} ${bare}`,
    to: (act, purpose) => `${act}${words.to} ${purpose}`,
    when: (test, clause) => `${words.if} ${test}, ${clause}`,
    aside: (subject, test) => `${subject}, ${words.if} ${test},`,
    ifDone: (clause) => `${words.ifDone}, ${clause}`,
    atWill: (clause) => `${words.atWill}, ${clause}`,
  };
}

export const ENGLISH_FRAMES: Frames & Pick<Speech<never, never>, 'otherwise'> = {
  ...framesOf({ may: 'you may', to: ' to', if: 'if', ifDone: 'if you did', atWill: 'if you like' }),
  otherwise: (clause, test, other) => `${clause}, or ${other} if ${test}`,
};

export const RUSSIAN_FRAMES: Frames = framesOf({
  may: 'можешь',
  to: ', чтобы',
  if: 'если',
  ifDone: 'если получилось',
  atWill: 'если хочешь',
});

export const UKRAINIAN_FRAMES: Frames = framesOf({
  may: 'можеш',
  to: ', щоб',
  if: 'якщо',
  ifDone: 'якщо вдалося',
  atWill: 'якщо хочеш',
});
