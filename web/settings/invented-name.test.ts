import { MAX_NAME_CHARACTERS } from '@kuluary/protocol/limits';
import { LANGUAGES } from '@kuluary/texts/languages';
import { expect, it } from 'vitest';
import { inventName, translateInvented } from './invented-name.ts';

it.each(LANGUAGES)('an invented name is short enough (%s)', (language) => {
  for (let i = 0; i < 50; i++) expect(inventName(language).length).toBeLessThanOrEqual(MAX_NAME_CHARACTERS);
});

it('an invented name is translated, a chosen one stays', () => {
  const name = inventName('en');
  expect(translateInvented(translateInvented(name, 'uk'), 'en')).toBe(name);
  expect(translateInvented('Olha', 'ru')).toBe('Olha');
});
