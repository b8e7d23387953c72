import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../rules/characters.ts';
import { CATALOGUES } from './words/catalogues.ts';
import { type TableTextKey, tableText } from './words.ts';

const KEYS = Object.keys(CATALOGUES.en) as TableTextKey[];
const LONGEST_CONSEQUENCE = 3; // words

describeCatalogue('the words of the table', {
  messagesIn: (language) => CATALOGUES[language],
  caseSuffix: /_(gen|acc|title)$/,
});

describe('the words of the table', () => {
  it.each(LANGUAGES)('%s tells the consequence of a move in three words or fewer', (language) => {
    for (const key of KEYS.filter((each) => each.startsWith('then.'))) {
      const text = tableText({ language }, key, { coins: 2, returnTo: 'bottom' });
      expect(text.split(/\s+/).filter((part) => part !== '—').length, text).toBeLessThanOrEqual(LONGEST_CONSEQUENCE);
    }
  });

  it.each(LANGUAGES)('%s has the ability of every character', (language) => {
    for (const character of CHARACTERS) {
      expect(tableText({ language }, `does.${character}`, { coins: 3, cost: 3 })).not.toContain('{');
    }
  });
});
