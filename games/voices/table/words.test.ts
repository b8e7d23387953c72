import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './words/catalogues.ts';
import { tableText } from './words.ts';

describeCatalogue('the words of the table', { messagesIn: (language) => CATALOGUES[language] });

describe('the words of the table', () => {
  it.each(LANGUAGES)('%s leaves every number with its unit', (language) => {
    for (const message of Object.values(CATALOGUES[language])) expect(message).not.toMatch(/number\} (?:мм|mm)/);
    expect(tableText({ language }, 'aim.touch.trembling', { marker: '', mm: 0.3 })).toMatch(/[.,]3\u00a0(?:мм|mm)\.$/);
  });

  it.each(['ru', 'uk'] as const)('%s names a card after a colon: its name keeps its case', (language) => {
    for (const key of ['desk.choose', 'replace'] as const) {
      expect(tableText({ language }, key, { card: 'Ручка' })).toMatch(/\p{L}: «Ручка»$/u);
    }
  });
});
