// What must hold of the messages of any catalogue, in all languages.

import { afterAll, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { messageArguments, pluralForms } from './message-arguments.fixture.ts';

/** `cases`: how the name of an argument ends that stands in a grammatical case. */
export function checkCatalogue<Key extends string>(
  messagesIn: (language: Language) => Readonly<Record<Key, string>>,
  keys: readonly Key[],
  cases: RegExp,
): void {
  it.each(LANGUAGES)('%s has every key, in words, and no other, and no key twice', (language) => {
    expect(Object.keys(messagesIn(language)).sort()).toEqual([...keys].sort());
    expect(Object.values<string>(messagesIn(language)).filter((message) => message.trim() === '')).toEqual([]);
    expect(new Set<string>(keys).size).toBe(keys.length);
  });

  it.each(keys)('%s takes the same arguments in every language, each in the case it needs', (key) => {
    const bare = (message: string) => [
      ...new Set([...messageArguments(message)].map((name) => name.replace(cases, ''))),
    ];
    const [en, ...others] = LANGUAGES.map((language) => bare(messagesIn(language)[key]).sort());
    for (const other of others) expect(other).toEqual(en);
  });

  it.each(['ru', 'uk'] as const)('%s has one, few, many and other in every plural', (language) => {
    for (const message of Object.values<string>(messagesIn(language))) {
      for (const forms of pluralForms(message)) {
        // A plural that only asks "none or some" has one form.
        if (forms.length > 1) expect([...forms].sort(), message).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  });
}

/** Notes which messages are read while the tests of a file run, each as "LANGUAGE KEY". */
export function readMessages(messagesIn: (language: Language) => Readonly<Record<string, string>>): Set<string> {
  const read = new Set<string>();
  for (const language of LANGUAGES) {
    const messages = messagesIn(language);
    const texts = { ...messages };
    for (const [key, text] of Object.entries(texts)) {
      const get = () => {
        read.add(`${language} ${key}`);
        return text;
      };
      Object.defineProperty(messages, key, { get, enumerable: true, configurable: true });
    }
    afterAll(() => {
      for (const [key, value] of Object.entries(texts))
        Object.defineProperty(messages, key, { value, enumerable: true, configurable: true, writable: true });
    });
  }
  return read;
}
