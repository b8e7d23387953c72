import { LANGUAGES } from '@kuluary/texts/languages';
import { messageArguments, pluralForms } from '@kuluary/texts/message-arguments.fixture';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../rules/characters.ts';
import { CATALOGUES } from './words/catalogues.ts';
import { type Word, word } from './words.ts';

const KEYS = Object.keys(CATALOGUES.en) as Word[];
const LONGEST_CONSEQUENCE = 3; // words

describe('the words of the table', () => {
  it.each(LANGUAGES)('%s has every key, in words, and no other', (language) => {
    expect(Object.keys(CATALOGUES[language]).sort()).toEqual([...KEYS].sort());
    expect(Object.values(CATALOGUES[language]).filter((message) => message.trim() === '')).toEqual([]);
  });

  it.each(KEYS)('%s takes the same arguments in every language, each in the case it needs', (key) => {
    const [en, ...others] = LANGUAGES.map((language) => argumentsOf(CATALOGUES[language][key]));
    for (const other of others) expect(other).toEqual(en);
  });

  it.each(['ru', 'uk'] as const)('%s has one, few, many and other in every plural', (language) => {
    for (const message of Object.values(CATALOGUES[language])) {
      for (const forms of pluralForms(message)) {
        expect([...forms].sort(), message).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  });

  it.each(LANGUAGES)('%s tells what follows from an answer in three words or fewer', (language) => {
    for (const key of KEYS.filter((each) => each.startsWith('then.'))) {
      const said = word({ language }, key, { coins: 2, returnTo: 'bottom' });
      expect(said.split(/\s+/).filter((part) => part !== '—').length, said).toBeLessThanOrEqual(LONGEST_CONSEQUENCE);
    }
  });

  it.each(LANGUAGES)('%s says what every card is for', (language) => {
    for (const character of CHARACTERS) {
      expect(word({ language }, `does.${character}`, { coins: 3, cost: 3 })).not.toContain('{');
    }
  });
});

/** The arguments of a message without their grammatical cases. */
function argumentsOf(message: string): string[] {
  const names = [...messageArguments(message)].map((name) => name.replace(/_(gen|acc|title)$/, ''));
  return [...new Set(names)].sort();
}
