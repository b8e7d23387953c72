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

  it.each(LANGUAGES)('%s leaves every number with its unit', (language) => {
    for (const message of Object.values(CATALOGUES[language])) expect(message).not.toMatch(/number\} (?:мм|mm)/);
    expect(word({ language }, 'aim.touch.trembling', { marker: '', mm: 0.3 })).toMatch(/[.,]3\u00a0(?:мм|mm)\.$/);
  });

  it.each(['ru', 'uk'] as const)('%s names a card after a colon: its name keeps its case', (language) => {
    for (const key of ['desk.choose', 'replace'] as const) {
      expect(word({ language }, key, { card: 'Ручка' })).toMatch(/\p{L}: «Ручка»$/u);
    }
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
        expect(forms.filter((form) => !form.startsWith('=')).sort(), message).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  });
});
