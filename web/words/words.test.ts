import { catalogueOf } from '@kuluary/coup/texts/catalogues';
import { PHRASES } from '@kuluary/protocol/words';
import { LANGUAGES } from '@kuluary/texts/languages';
import { messageArguments, pluralForms } from '@kuluary/texts/message-arguments.fixture';
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
const areas = Object.entries(modules).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isArea)
    .map((found) => ({ file, area: found })),
);

function isArea(value: unknown): value is Area<string> {
  return typeof value === 'object' && value !== null && 'catalogue' in value && 'keys' in value;
}

it('finds the areas', () => {
  expect(areas.map(({ file }) => file)).toContain('./app.ts');
});

describe.each(areas)('the words of $file', ({ area }) => {
  it('list no key twice', () => {
    expect(new Set(area.keys).size).toBe(area.keys.length);
  });

  it.each(LANGUAGES)('have every key in %s, in words, and no other', async (language) => {
    const words = await area.catalogue(language);
    expect(Object.keys(words).sort()).toEqual([...area.keys].sort());
    expect(Object.entries(words).filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('take the same arguments in every language', async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map((language) => area.catalogue(language)));
    for (const key of area.keys) {
      for (const other of others) expect(messageArguments(other[key]!), key).toEqual(messageArguments(en![key]!));
    }
  });

  it.each(['ru', 'uk'] as const)('have one, few, many and other in every plural in %s', async (language) => {
    for (const message of Object.values(await area.catalogue(language))) {
      for (const forms of pluralForms(message)) {
        // A plural that only asks "none or some" has another one inside.
        if (forms.length > 1) expect([...forms].sort(), message).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  });

  it.each(['ru', 'uk'] as const)('are set with care in %s: quotes, dashes, apostrophes', async (language) => {
    for (const message of Object.values(await area.catalogue(language))) {
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
