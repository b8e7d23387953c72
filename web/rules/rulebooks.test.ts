import { LANGUAGES } from '@kuluary/texts/languages';
import type { Block, Section } from '@kuluary/texts/rulebook/rulebook';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../game-loaders.ts';
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
  it('has unique anchors, and every link leads to one of them', async () => {
    const { book } = await load();
    for (const language of LANGUAGES) {
      for (const edition of book.editions) {
        const sections = book.sections(language, book.optionsOfEdition(edition));
        const anchors = sections.flatMap(({ id, blocks }) => [id, `${id}-title`, ...blocks.flatMap(anchorsIn)]);
        expect(new Set(anchors).size).toBe(anchors.length);
        for (const link of sections.flatMap(linksIn)) expect(anchors).toContain(link);
      }
    }
  });

  it('gives the columns of a table widths of 100% in total, or none', async () => {
    const { book } = await load();
    const tables = book
      .sections('en', book.optionsOfEdition(book.editions[0]!))
      .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
    for (const { caption, columns } of tables) {
      const shares = columns.map(({ widthPercent }) => widthPercent ?? 0);
      expect([0, 100], caption).toContain(shares.reduce((sum, share) => sum + share, 0));
    }
  });
});

function anchorsIn(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return block.rules;
  return block.kind === 'list' ? block.items.flatMap(({ rules }) => rules) : [];
}

function linksIn({ blocks }: Section): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap(({ seeRule }) => seeRule ?? []) : []));
}
