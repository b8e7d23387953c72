// Formats prompts: splits off the question, and emphasizes the names of characters.

import { typeset } from '@kuluary/texts/typography';
import { Fragment, type ReactNode } from 'react';
import { CHARACTERS } from '../rules/characters.ts';
import { termsOf } from '../texts/edition-terms.ts';
import type { CoupReader } from '../texts/message-values.ts';

export interface SplitPrompt {
  readonly before: string; // what has happened
  readonly question: string;
  readonly after: string; // further notes
}

const SENTENCE_ENDS = /[.?!…]+["»”)]*\s+/gu;

/** Splits a text around its last question, or, without a question, before its last sentence. */
export function splitAtQuestion(text: string): SplitPrompt {
  const mark = text.lastIndexOf('?');
  const end = mark < 0 ? text.length : mark + 1;
  let start = 0;
  for (const match of text.slice(0, end - 1).matchAll(SENTENCE_ENDS)) start = match.index + match[0].length;
  return { before: text.slice(0, start).trim(), question: text.slice(start, end), after: text.slice(end).trim() };
}

/** The text with every name of a character, in any grammatical case, in <em>. */
export function emphasizeCharacters(reader: CoupReader, text: string): ReactNode {
  const parts = typeset(reader.language, text).split(characterNamePattern(reader));
  return parts.map((part, i) => {
    const key = `${i} ${part}`; // the same word may come twice
    return i % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
}

const NAME_PATTERNS = new Map<string, RegExp>();

function characterNamePattern({ language, options }: CoupReader): RegExp {
  const key = `${language} ${options.edition}`;
  const known = NAME_PATTERNS.get(key);
  if (known) return known;
  const { characters } = termsOf(language, options.edition);
  const names = CHARACTERS.flatMap((character) => {
    const { nom, gen, acc } = characters[character];
    return [nom, gen, acc.replace(/^the /, '')];
  });
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const made = new RegExp(`(?<!\\p{L})(${longestFirst.join('|')})(?!\\p{L})`, 'u');
  NAME_PATTERNS.set(key, made);
  return made;
}
