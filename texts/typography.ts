// Forbids line breaks where they would be bad typography.

import type { Language } from './languages.ts';

const NO_BREAK = '\u00a0';

/** A number and what it counts. */
const AFTER_NUMBER = /(?<=\d) (?=\p{L})/gu;
/** Cyrillic typesetting leaves no dash at the start of a line and no word of one or two letters at the end of one. */
const BEFORE_DASH = / (?=—)/g;
/** «Ціль — Анна» is short and stays in one line. */
const AFTER_FIRST_DASH = /(?<=(?<!\S)\p{Lu}\p{L}*\u00a0—) /gu;
const AFTER_SHORT_WORD = /(?<=(?<![\p{L}-])\p{L}{1,2}) (?=[\p{L}«*])/gu;

export function typeset(language: Language, text: string): string {
  const counted = text.replace(AFTER_NUMBER, NO_BREAK);
  if (language === 'en') return counted;
  const spaced = counted
    .replace(BEFORE_DASH, NO_BREAK)
    .replace(AFTER_FIRST_DASH, NO_BREAK)
    .replace(AFTER_SHORT_WORD, NO_BREAK);
  return keepHyphenatedWhole(spaced);
}

const WORD_JOINER = '\u2060'; // invisible: our fonts lack a non-breaking hyphen
/** «Будь-хто» and «кто-нибудь» are one word: their hyphen is not for the end of a line. */
const HYPHEN = /(?<=(?<!\p{L})(?:будь|кое|из|із|з|по|во)-)(?=\p{L})|(?<=\p{L}-)(?=(?:то|нибудь|таки)(?!\p{L}))/giu;

export function keepHyphenatedWhole(text: string): string {
  return text.replace(HYPHEN, WORD_JOINER);
}
