// The question with its weight where it belongs: characters in brass, the actual question strong.

import { typeset } from '@kuluary/texts/typography';
import { Fragment, type ReactNode } from 'react';
import { CHARACTERS } from '../rules/characters.ts';
import type { Reader } from '../texts/reader.ts';
import { termsOf } from '../texts/terms.ts';

export interface Parted {
  readonly told: string; // what has happened
  readonly asked: string; // the question itself
  readonly added: string; // what else there is to know
}

const ENDS = /[.?!…]+["»”)]*\s+/gu;

/** Parts a text around its last question; a text that asks nothing around its last sentence. */
export function parted(text: string): Parted {
  const mark = text.lastIndexOf('?');
  const end = mark < 0 ? text.length : mark + 1;
  let start = 0;
  for (const match of text.slice(0, end - 1).matchAll(ENDS)) start = match.index + match[0].length;
  return { told: text.slice(0, start).trim(), asked: text.slice(start, end), added: text.slice(end).trim() };
}

/** The text with every character's name, in whatever case, marked as such. */
export function withCharacters(reader: Reader, text: string): ReactNode {
  const parts = typeset(reader.language, text).split(namesOf(reader));
  return parts.map((part, i) => {
    const key = `${i} ${part}`; // the same word may come twice
    return i % 2 === 1 ? <em key={key}>{part}</em> : <Fragment key={key}>{part}</Fragment>;
  });
}

const PATTERNS = new Map<string, RegExp>();

function namesOf({ language, options }: Reader): RegExp {
  const key = `${language} ${options.edition}`;
  const known = PATTERNS.get(key);
  if (known) return known;
  const { characters } = termsOf(language, options.edition);
  const names = CHARACTERS.flatMap((character) => {
    const { nom, gen, acc } = characters[character];
    return [nom, gen, acc.replace(/^the /, '')];
  });
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
  const made = new RegExp(`(?<!\\p{L})(${longestFirst.join('|')})(?!\\p{L})`, 'u');
  PATTERNS.set(key, made);
  return made;
}
