import { LANGUAGES } from '@kuluary/texts/languages';
import { messageArguments, pluralForms } from '@kuluary/texts/message-arguments.fixture';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './words/catalogues.ts';
import { type Word, word } from './words.ts';

const KEYS = Object.keys(CATALOGUES.en) as Word[];

describe('the words of the table', () => {
  it.each(LANGUAGES)('%s has every key, in words, and no other', (language) => {
    expect(Object.keys(CATALOGUES[language]).sort()).toEqual([...KEYS].sort());
    expect(Object.values(CATALOGUES[language]).filter((message) => message.trim() === '')).toEqual([]);
  });

  it('call what is missing missing: "more" is what lies below', () => {
    const short = LANGUAGES.map((language) => word({ language }, 'tag.short', { count: 8 }));
    expect(short).toEqual(['8 short', 'не хватает 8', 'бракує 8']);
  });

  it.each(KEYS)('%s takes the same arguments in every language', (key) => {
    const [en, ...others] = LANGUAGES.map((language) =>
      [...new Set(messageArguments(CATALOGUES[language][key]))].sort(),
    );
    for (const other of others) expect(other).toEqual(en);
  });

  it.each(['ru', 'uk'] as const)('%s has one, few, many and other in every plural', (language) => {
    for (const message of Object.values(CATALOGUES[language])) {
      for (const forms of pluralForms(message)) {
        expect([...forms].sort(), message).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  });
});
