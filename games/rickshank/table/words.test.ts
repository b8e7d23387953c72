import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './words/catalogues.ts';
import { tableText } from './words.ts';

describeCatalogue('the words of the table', { messagesIn: (language) => CATALOGUES[language] });

describe('the words of the table', () => {
  it('say "short" for missing power: "more" is what lies below', () => {
    const short = LANGUAGES.map((language) => tableText({ language }, 'tag.short', { count: 8 }));
    expect(short).toEqual(['8 short', 'не хватает 8', 'бракує 8']);
  });
});
