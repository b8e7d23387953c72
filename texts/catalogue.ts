// One catalogue for each language: keys to messages in ICU syntax, with real plural forms.

import { type MessageValues, type ParsedMessage, parseMessage, renderMessage } from './icu-message.ts';
import type { Language } from './languages.ts';

export type { MessageValues } from './icu-message.ts';
export type Catalogue<Key extends string> = Readonly<Record<Key, string>>;
/** With these keys and any others. */
export type Including<Key extends string> = Catalogue<string> & Catalogue<Key>;

const parsedMessages = new Map<string, ParsedMessage>();

export function formatMessage(language: Language, message: string, values: MessageValues = {}): string {
  let known = parsedMessages.get(message);
  if (!known) {
    known = parseMessage(message);
    parsedMessages.set(message, known);
  }
  return renderMessage(language, known, values);
}

/** Formats messages of a catalogue in the language of their reader. */
export function makeMessageFormatter<Key extends string>(catalogueOf: (language: Language) => Catalogue<Key>) {
  return ({ language }: { readonly language: Language }, key: Key, ...values: readonly MessageValues[]): string =>
    formatMessage(language, catalogueOf(language)[key], Object.assign({}, ...values) as MessageValues);
}
