// Typographic line breaks and quotes: a short word or a number stays with what follows; a dash, or a number that ends a name,
// with what precedes it; a word with a hyphen stays whole; nested quotes differ from outer ones.

import { keepHyphenatedWhole } from '@kuluary/texts/typography';

const NBSP = '\u00a0';
const SHORT_WORD = /(?<=^|[\s\u00a0(«„“])([\p{L}\d]{1,2}) (?=[\p{L}\d«„“(])/gu;
const DASH = / (?=[—–] )/g;
const LAST_NUMBER = /(?<=\p{L}) (?=\d{1,2}(?:[.,:;!?»”)]|$))/gu; // «Гравець 3»

const FIRST_DASH = /(?<=(?<!\S)\p{Lu}\p{L}*\u00a0—) /gu; // «Ціль — Анна»: the dash does not end a line
const LAST_DASH = /(?<=\u00a0—) (?=\p{L}{1,3}$)/gu; // «Наступна ціль — ти»: nor before a last short word

export function typeset(text: string): string {
  const spaced = withNestedQuotes(text)
    .replace(SHORT_WORD, `$1${NBSP}`)
    .replace(LAST_NUMBER, NBSP)
    .replace(DASH, NBSP)
    .replace(FIRST_DASH, NBSP)
    .replace(LAST_DASH, NBSP);
  return keepHyphenatedWhole(spaced);
}

/** «Анна: „да“» */
function withNestedQuotes(text: string): string {
  let depth = 0;
  return text.replace(/[«»]/g, (quote) => {
    if (quote === '«') return ++depth > 1 ? '„' : quote;
    return depth-- > 1 ? '“' : quote;
  });
}
