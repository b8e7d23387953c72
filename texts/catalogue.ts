// One catalogue for each language: keys to messages in ICU syntax, with real plural forms.

import type { Language } from './languages.ts';
import { type Message, parseMessage, type Values, writeMessage } from './message.ts';

export type { Values } from './message.ts';
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;
/** Of these keys and any others. */
export type Including<Key extends string> = Catalogue<string> & Catalogue<Key>;

const parsed = new Map<string, Message>();

/** The message with its values put in. */
export function format(language: Language, message: string, values: Values = {}): string {
  let known = parsed.get(message);
  if (!known) {
    known = parseMessage(message);
    parsed.set(message, known);
  }
  return writeMessage(language, known, values);
}

/** Says the messages of a catalogue to whoever reads them, each with its values put in. */
export function wordsFrom<Key extends string>(catalogueOf: (language: Language) => Catalogue<Key>) {
  return ({ language }: { readonly language: Language }, key: Key, ...values: readonly Values[]): string =>
    format(language, catalogueOf(language)[key], Object.assign({}, ...values) as Values);
}
