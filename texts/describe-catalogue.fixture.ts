// Tests that every catalogue must pass, in all languages.

import { afterAll, describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { messageArguments, pluralForms } from './icu-message-arguments.fixture.ts';
import { LANGUAGES, type Language } from './languages.ts';

interface DescribedCatalogue<Key extends string> {
  readonly messagesIn: (language: Language) => Catalogue<Key>;
  readonly caseSuffix?: RegExp; // ending of an argument name that marks a grammatical case
}

export function describeCatalogue<Key extends string>(
  name: string,
  { messagesIn, caseSuffix }: DescribedCatalogue<Key>,
): void {
  const keys = Object.keys(messagesIn('en')) as Key[];
  const bareArguments = (message: string) => {
    const names = [...messageArguments(message)].map((argument) =>
      caseSuffix ? argument.replace(caseSuffix, '') : argument,
    );
    return [...new Set(names)].sort();
  };

  describe(name, () => {
    it.each(LANGUAGES)('%s has exactly the English keys, each with a text', (language) => {
      const messages = Object.entries<string>(messagesIn(language));
      expect(messages.map(([key]) => key).sort()).toEqual([...keys].sort());
      expect(messages.filter(([, message]) => message.trim() === '')).toEqual([]);
    });

    it.each(keys)('%s takes the same arguments in every language, each in the case it needs', (key) => {
      const [en, ...others] = LANGUAGES.map((language) => bareArguments(messagesIn(language)[key]));
      for (const other of others) expect(other).toEqual(en);
    });

    it.each(['ru', 'uk'] as const)('%s has one, few, many and other in every plural', (language) => {
      for (const message of Object.values<string>(messagesIn(language))) {
        for (const forms of pluralForms(message)) {
          const isNoneOrSome = forms.length === 1 && /=\d+ ?\{/.test(message); // its only form is for all other numbers
          if (!isNoneOrSome) expect([...forms].sort(), message).toEqual(['few', 'many', 'one', 'other']);
        }
      }
    });
  });
}

/** Records which messages are read while the tests of a file run, each as "LANGUAGE KEY". */
export function trackReadMessages(messagesIn: (language: Language) => Readonly<Record<string, string>>): Set<string> {
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

export function unreadMessages(
  read: ReadonlySet<string>,
  messagesIn: (language: Language) => Readonly<Record<string, string>>,
): readonly string[] {
  const all = LANGUAGES.flatMap((language) => Object.keys(messagesIn(language)).map((key) => `${language} ${key}`));
  return all.filter((key) => !read.has(key));
}
