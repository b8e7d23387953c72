import { catalogueOf } from '@kuluary/coup/texts/catalogues';
import { PHRASES } from '@kuluary/protocol/vocabularies';
import type { Catalogue } from '@kuluary/texts/catalogue';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { HOME_WORDS } from './home.ts';
import { LOCAL_WORDS } from './local.ts';
import { REPLAY_WORDS } from './replay.ts';
import { TABLE_WORDS } from './table.ts';
import type { WordArea } from './word-area.ts';

// All files here that export an area.
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./*.{en,ru,uk}.ts'], {
  eager: true,
});
const areas = await Promise.all(
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports)
      .filter(isArea)
      .map(async ({ catalogue }) => {
        const all = await Promise.all(
          LANGUAGES.map(async (language) => [language, await catalogue(language)] as const),
        );
        return { file, catalogues: Object.fromEntries(all) as Record<Language, Catalogue<string>> };
      }),
  ),
);

function isArea(value: unknown): value is WordArea<string> {
  return typeof value === 'object' && value !== null && 'catalogue' in value && 'loaded' in value;
}

it('finds the areas', () => {
  expect(areas.map(({ file }) => file)).toContain('./app.ts');
});

for (const { file, catalogues } of areas) {
  describeCatalogue(`the words of '${file}'`, { messagesIn: (language) => catalogues[language] });
}

describe.each(areas)('the words of $file', ({ catalogues }) => {
  it.each(['ru', 'uk'] as const)('have typographic quotes, dashes and apostrophes in %s', (language) => {
    for (const message of Object.values(catalogues[language])) {
      expect(message).not.toMatch(/["“”]| - |\p{L}'\p{L}/u);
    }
  });
});

it.each(LANGUAGES)('the hot-seat screen has one name in %s', async (language) => {
  expect((await LOCAL_WORDS.catalogue(language))['hot.title']).toBe((await HOME_WORDS.catalogue(language))['hot-seat']);
});

it('an event for one seat is quoted: its "your" is not the reader', async () => {
  const overheard = async (language: 'ru' | 'uk') =>
    (await REPLAY_WORDS.load(language))('overheard', { name: 'Фуше', words: 'Твої карти: Посол і «Вбивця».' });
  expect(await overheard('ru')).toBe('Только Фуше читает: «Твої карти: Посол і\u00a0„Вбивця“.»');
  expect(await overheard('uk')).toBe('Лише Фуше читає: «Твої карти: Посол і\u00a0„Вбивця“.»');
});

it.each(LANGUAGES)('no phrase can be taken for a move in %s', async (language) => {
  const words = await TABLE_WORDS.catalogue(language);
  const bare = (text: string) => text.toLocaleLowerCase(language).replace(/[^\p{L} ]/gu, '');
  const moves = Object.entries(catalogueOf(language)).filter(([key]) => key.startsWith('answer.'));
  expect(moves.length).toBeGreaterThan(20);
  const moveTexts = moves.map(([, text]) => bare(text));
  for (const phrase of PHRASES) expect(moveTexts).not.toContain(bare(words[`phrase.${phrase}`]));
});
