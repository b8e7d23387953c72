// What must hold of any game's rulebook, in all languages: every rule is told once, by numbers of the rules themselves, and
// nothing in it was put together carelessly.

import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { describeCatalogue, readMessages, unread } from '../describe-catalogue.fixture.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { plain } from './emphasis.ts';
import type { Block, Book, Cell, Passage, Portrait, Section, Table } from './section.ts';

/** The rulebook as somebody may read it. */
export interface Reading<Options> {
  readonly language: Language;
  readonly options: Options;
  readonly seats?: number; // where known
}

export interface DescribedRulebook<Options, Rule extends string, Key extends string> {
  readonly book: Book<Options>;
  readonly readme: string; // the game's, which lists all rules
  readonly rules: readonly Rule[];
  readonly leads: readonly string[]; // the rules that questions and refusals lead to
  readonly messagesIn: (language: Language) => Catalogue<Key>;
  readonly cases: RegExp; // how the name of an argument ends that stands in a grammatical case
  readonly readings: readonly Reading<Options>[]; // every language with everything that a host can choose
  readonly usual: Options;

  /** What the paragraphs have to say in figures, in this order. */
  numbers(options: Options): Partial<Record<Rule, readonly number[]>>;

  readonly hasOwnRows?: true; // a table has rows that only some languages need
  readonly latin?: readonly string[]; // names that keep their letters in Russian and Ukrainian
}

export function describeRulebook<Options, Rule extends string, Key extends string>(
  subject: DescribedRulebook<Options, Rule, Key>,
): void {
  const { messagesIn, cases } = subject;
  describeRules(subject);
  describeBook(subject);
  describeCatalogue('[rulebook] the words', { messagesIn, cases });
  describeWords(subject);
  describeNumbers(subject);
}

function describeRules<Options, Rule extends string, Key extends string>({
  book,
  readme,
  rules,
  leads,
  readings,
  usual,
}: DescribedRulebook<Options, Rule, Key>): void {
  const sectionsOf = ({ language, options, seats }: Reading<Options>) => book.sections(language, options, seats);

  describe('[rulebook] the rules', () => {
    it('are those of the README', () => {
      const ids = [...readme.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1]);
      expect([...rules]).toEqual(ids);
    });

    it('are each explained exactly once, in every language and with every option', () => {
      for (const reading of readings) {
        const explained = passages(sectionsOf(reading)).flatMap((passage) => passage.rules);
        expect([...explained].sort()).toEqual([...rules].sort());
      }
    });

    it('have each a place of their own to link to', () => {
      const sections = book.sections('en', usual);
      for (const passage of passages(sections)) expect(passage.rules.length).toBeLessThan(2);
      expect(sections.map(({ id }) => id).filter((id) => rules.some((rule) => rule === id))).toEqual([]);
    });

    it('are where a question, a refusal or a table leads', () => {
      for (const rule of leads) expect(rules).toContain(rule);
      for (const reading of readings) {
        const seen = tables(sectionsOf(reading)).flatMap(({ rows }) => rows.flatMap(({ see }) => see ?? []));
        for (const rule of seen) expect(rules).toContain(rule);
      }
    });
  });
}

function describeBook<Options, Rule extends string, Key extends string>({
  book,
  readings,
  usual,
  hasOwnRows,
}: DescribedRulebook<Options, Rule, Key>): void {
  const shape = (block: Block): readonly unknown[] => {
    if (block.kind === 'paragraph') return [block.kind, ...block.rules];
    if (block.kind === 'list') return [block.kind, block.ordered, ...block.items.map(({ rules }) => rules)];
    if (block.kind === 'gallery') return [block.kind, ...block.portraits.map(({ picture }) => picture)];
    const rows = block.rows.map(({ see, title }) => [see, title.pictures]);
    return [block.kind, block.columns.length, ...(hasOwnRows ? [] : rows)];
  };

  describe('[rulebook] the book', () => {
    it('has the same sections, blocks and rules in every language', () => {
      const outline = (language: Language) =>
        book.sections(language, usual).map(({ id, blocks }) => ({ id, blocks: blocks.map(shape) }));
      for (const language of LANGUAGES) expect(outline(language)).toEqual(outline('en'));
    });

    it('has a list, a gallery and no paragraph or table twice in a section', () => {
      for (const { language, options, seats } of readings) {
        for (const { id, blocks } of book.sections(language, options, seats)) {
          const keys = blocks.map((block) => {
            if (block.kind === 'paragraph') return block.text;
            return block.kind === 'table' ? block.caption : block.kind;
          });
          expect(new Set(keys).size, id).toBe(keys.length);
        }
      }
    });

    it('has no two lines, rows or columns alike where they stand together', () => {
      for (const { language, options, seats } of readings) {
        for (const block of book.sections(language, options, seats).flatMap(({ blocks }) => blocks)) {
          for (const texts of neighbours(block)) expect(new Set(texts).size).toBe(texts.length);
        }
      }
    });

    it('has editions that are known by their options, and is of the usual one', () => {
      for (const edition of book.editions) expect(book.editionOf(book.ofEdition(edition))).toBe(edition);
      const [first] = book.editions;
      for (const language of LANGUAGES) {
        expect(book.sections(language, book.ofEdition(first!))).toEqual(book.sections(language, usual));
        // One of only one set needs no name beside the game's.
        if (book.editions.length === 1) expect(book.editionName(language, first!)).toBe(book.title(language));
      }
    });
  });
}

/** Texts that stand together, by which a screen tells them from each other. */
function neighbours(block: Block): readonly (readonly string[])[] {
  if (block.kind === 'list') return [block.items.map(({ text }) => text)];
  if (block.kind === 'table')
    return [block.rows.map(({ title }) => title.text), block.columns.map(({ title }) => title)];
  return [];
}

function describeWords<Options, Rule extends string, Key extends string>({
  book,
  messagesIn,
  readings,
  latin = [],
}: DescribedRulebook<Options, Rule, Key>): void {
  const readKeys = readMessages(messagesIn);
  const wordsOf = (reading: Reading<Options>) => wordsIn(book, reading);

  describe('[rulebook] the words', () => {
    it('are all needed', () => {
      readKeys.clear();
      for (const reading of readings) wordsOf(reading);
      expect(unread(readKeys, messagesIn)).toEqual([]);
    });

    it('show no seam', () => {
      for (const text of readings.flatMap(wordsOf)) {
        expect(text.trim(), text).not.toBe('');
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.| [.,;:!?]|_/);
        expect(text.split('*').length % 2, text).toBe(1);
      }
    });

    it('are set as the language wants it', () => {
      for (const reading of readings) {
        const text = wordsOf(reading).join('\n');
        expect(text).not.toMatch(/['"]/);
        expect(text).not.toMatch(reading.language === 'en' ? /[«»„]/ : /[“”„]/);
      }
    });

    it('mix no alphabets', () => {
      for (const reading of readings.filter(({ language }) => language !== 'en')) {
        for (const text of wordsOf(reading)) {
          const own = latin.reduce((rest, name) => rest.replaceAll(name, ''), text);
          expect(own).not.toMatch(/\p{Script=Latin}/u);
          expect(own).not.toMatch(reading.language === 'ru' ? /[іїєґ’]/i : /[ыэъё]/i);
        }
      }
    });

    it.each(['ru', 'uk'] as const)('%s lets no reader be a man or a woman', (language) => {
      const past =
        language === 'ru' ? /(?<!\p{L})ты (не )?\p{L}+(л|ла)(?!\p{L})/iu : /(?<!\p{L})ти (не )?\p{L}+(в|ла)(?!\p{L})/iu;
      for (const reading of readings.filter((each) => each.language === language)) {
        for (const text of wordsOf(reading)) expect(bare(text)).not.toMatch(past);
      }
    });
  });
}

function describeNumbers<Options, Rule extends string, Key extends string>({
  book,
  messagesIn,
  readings,
  numbers,
}: DescribedRulebook<Options, Rule, Key>): void {
  describe('[rulebook] the numbers', () => {
    it.each(LANGUAGES)('%s types none by hand', (language) => {
      for (const message of Object.values<string>(messagesIn(language))) {
        expect(message.replace(/\{\w+/g, '{')).not.toMatch(/\d/); // but in the names of arguments
      }
    });

    it('agree with the rules, the options and the size of the table', () => {
      for (const { language, options, seats } of readings) {
        const sections = book.sections(language, options, seats);
        for (const [rule, expected] of Object.entries<readonly number[]>(numbers(options) as Record<Rule, number[]>)) {
          const found = explanation(sections, rule).match(/\d+/g) ?? [];
          expect(found.map(Number), `${language} ${rule}`).toEqual(expected);
        }
      }
    });
  });
}

/** Every word of the book. */
function wordsIn<Options>(book: Book<Options>, { language, options, seats }: Reading<Options>): readonly string[] {
  const sections = book.sections(language, options, seats);
  return [
    ...sections.map(({ title }) => title),
    ...passages(sections).map(({ text }) => text),
    ...portraits(sections).flatMap(({ name, about }) => [name, about]),
    ...tables(sections).flatMap(({ caption, columns }) => [caption, ...columns.map(({ title }) => title)]),
    ...cells(sections).map(({ text }) => text),
    book.editionsTitle(language),
  ];
}

export function passages(sections: readonly Section[]): readonly Passage[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block] : [])),
  );
}

export function tables(sections: readonly Section[]): readonly Table[] {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
}

export function cells(sections: readonly Section[]): readonly Cell[] {
  return tables(sections).flatMap(({ rows }) => rows.flatMap((row) => [row.title, ...row.cells]));
}

export function portraits(sections: readonly Section[]): readonly Portrait[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'gallery' ? block.portraits : [])));
}

/** What is told of a rule. */
export function explanation(sections: readonly Section[], rule: string): string {
  return passages(sections).find(({ rules }) => rules.includes(rule))!.text;
}

/** What is told in a section, with plain spaces and without stress. */
export function toldInSection(sections: readonly Section[], id: string): string {
  return passages(sections.filter((section) => section.id === id))
    .map(({ text }) => bare(text))
    .join('\n');
}

/** With plain spaces and without stress. */
export function bare(text: string): string {
  return plain(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
