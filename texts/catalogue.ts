// One catalogue for each language: keys to messages in ICU syntax, with real plural forms.

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';

export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;
export type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();

/** The message with its values put in. */
export function format(language: Language, message: string, values: Values = {}): string {
  const key = `${language} ${message}`;
  let known = compiled.get(key);
  if (!known) {
    known = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    compiled.set(key, known);
  }
  return known.format(values) as string;
}
