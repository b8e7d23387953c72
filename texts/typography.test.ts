import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { typeset } from './typography.ts';

/** Makes characters that forbid a line break visible. */
function shown(language: (typeof LANGUAGES)[number], text: string): string {
  return typeset(language, text).replaceAll('\u00a0', '~').replaceAll('\u2060', '+');
}

describe('at the end of a line', () => {
  it('a number stays with what it counts', () => {
    for (const language of LANGUAGES) expect(shown(language, '15 карт')).toBe('15~карт');
  });

  it('Cyrillic keeps a dash on its line, and short words with what follows', () => {
    expect(shown('ru', 'Обмен — это в колоду и из неё')).toBe('Обмен~—~это в~колоду и~из~неё');
    expect(shown('uk', 'одна карта — і кінець')).toBe('одна карта~— і~кінець');
  });

  it('a word with a particle stays whole, a name of two words may be parted', () => {
    expect(shown('uk', 'Будь-хто, на будь-якому')).toBe('Будь-+хто, на~будь-+якому');
    expect(shown('ru', 'Кто-то или что-нибудь из-за')).toBe('Кто-+то или что-+нибудь из-+за');
    expect(shown('ru', 'Рик-ящер, по-прежнему постоянка-защита')).toBe('Рик-ящер, по-+прежнему постоянка-защита');
  });

  it('English leaves both as they are', () => {
    expect(shown('en', 'a card — or two')).toBe('a card — or two');
  });
});
