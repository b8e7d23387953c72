import { catalogueOf } from '@kuluary/coup/texts/catalogues';
import { PHRASES } from '@kuluary/protocol/words';
import type { Catalogue } from '@kuluary/texts/catalogue';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.ts';
import { HOME } from './home.ts';
import { LOCAL } from './local.ts';
import { REPLAY } from './replay.ts';
import { TABLE } from './table.ts';

// Every file here that makes an area is tested, whoever adds it.
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

function isArea(value: unknown): value is Area<string> {
  return typeof value === 'object' && value !== null && 'catalogue' in value && 'loaded' in value;
}

it('finds the areas', () => {
  expect(areas.map(({ file }) => file)).toContain('./app.ts');
});

for (const { file, catalogues } of areas) {
  describeCatalogue(`the words of '${file}'`, { messagesIn: (language) => catalogues[language] });
}

describe.each(areas)('the words of $file', ({ catalogues }) => {
  it.each(['ru', 'uk'] as const)('are set with care in %s: quotes, dashes, apostrophes', (language) => {
    for (const message of Object.values(catalogues[language])) {
      expect(message).not.toMatch(/["“”]| - |\p{L}'\p{L}/u);
    }
  });
});

it.each(LANGUAGES)('one screen for all has one name in %s', async (language) => {
  expect((await LOCAL.catalogue(language))['hot.title']).toBe((await HOME.catalogue(language))['hot-seat']);
});

it('what one seat was told is read as its own words: "your" is not the reader', async () => {
  const overheard = async (language: 'ru' | 'uk') =>
    (await REPLAY.load(language))('overheard', { name: 'Фуше', words: 'Твої карти: Посол і «Вбивця».' });
  expect(await overheard('ru')).toBe('Только Фуше читает: «Твої карти: Посол і\u00a0„Вбивця“.»');
  expect(await overheard('uk')).toBe('Лише Фуше читає: «Твої карти: Посол і\u00a0„Вбивця“.»');
});

it.each(LANGUAGES)('no phrase can be taken for an answer to a question in %s', async (language) => {
  const words = await TABLE.catalogue(language);
  const bare = (text: string) => text.toLocaleLowerCase(language).replace(/[^\p{L} ]/gu, '');
  const answers = Object.entries(catalogueOf(language)).filter(([key]) => key.startsWith('answer.'));
  expect(answers.length).toBeGreaterThan(20);
  const said = answers.map(([, text]) => bare(text));
  for (const phrase of PHRASES) expect(said).not.toContain(bare(words[`phrase.${phrase}`]));
});
