import { LANGUAGES } from '@kuluary/texts/languages';
import type { Block, Section } from '@kuluary/texts/rulebook/section';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { hasEditions, hasRulebook, RULEBOOKS } from './rulebooks.ts';

describe('the rulebooks', () => {
  it('are those of all games', () => {
    expect(Object.keys(RULEBOOKS)).toEqual(Object.keys(GAMES));
    expect(hasRulebook('coup')).toBe(true);
    expect(hasRulebook('constructor')).toBe(false);
  });

  it('let the reader choose an edition where there are several', async () => {
    expect(hasEditions((await RULEBOOKS.coup!()).book)).toBe(true);
    expect(hasEditions((await RULEBOOKS.rickshank!()).book)).toBe(false);
  });
});

describe.each(Object.entries(RULEBOOKS))('the rulebook of %s', (_, load) => {
  it('has no two places of one name, and every link ends at one of them', async () => {
    const { book } = await load();
    for (const language of LANGUAGES) {
      for (const edition of book.editions) {
        const sections = book.sections(language, book.ofEdition(edition));
        const places = sections.flatMap(({ id, blocks }) => [id, `${id}-title`, ...blocks.flatMap(placesIn)]);
        expect(new Set(places).size).toBe(places.length);
        for (const link of sections.flatMap(linksIn)) expect(places).toContain(link);
      }
    }
  });

  it('gives columns the whole width of a table, or leaves it to them', async () => {
    const { book } = await load();
    const tables = book
      .sections('en', book.ofEdition(book.editions[0]!))
      .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    for (const { caption, columns } of tables) {
      const shares = columns.map(({ share }) => share ?? 0);
      expect([0, 100], caption).toContain(shares.reduce((sum, share) => sum + share, 0));
    }
  });
});

function placesIn(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return block.rules;
  return block.kind === 'list' ? block.items.flatMap(({ rules }) => rules) : [];
}

function linksIn({ blocks }: Section): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap(({ see }) => see ?? []) : []));
}
