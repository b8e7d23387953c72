import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../rules/characters.ts';
import { CATALOGUES } from './words/catalogues.ts';
import { type Word, word } from './words.ts';

const KEYS = Object.keys(CATALOGUES.en) as Word[];
const LONGEST_CONSEQUENCE = 3; // words

describeCatalogue('the words of the table', {
  messagesIn: (language) => CATALOGUES[language],
  cases: /_(gen|acc|title)$/,
});

describe('the words of the table', () => {
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
