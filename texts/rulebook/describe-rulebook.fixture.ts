// Tests that the rulebook of every game must pass, in all languages: each rule is explained once, with the numbers of the
// rules themselves, in well-formed texts.

import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { describeCatalogue, trackReadMessages, unreadMessages } from '../describe-catalogue.fixture.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { withoutEmphasis } from './emphasis.ts';
import type { Block, GameRulebook, Passage, Portrait, RulebookCell, RulebookTable, Section } from './rulebook.ts';

/** One combination of language, options and seats. */
export interface RulebookReading<Options> {
  readonly language: Language;
  readonly options: Options;
  readonly seats?: number; // where known
}

interface DescribedRulebook<Options, Rule extends string, Key extends string> {
  readonly book: GameRulebook<Options>;
  readonly readme: string; // the game's, which lists all rules
  readonly rules: readonly Rule[];
  readonly linkedRules: readonly string[]; // the rules that decisions and refusals link to
  readonly messagesIn: (language: Language) => Catalogue<Key>;
  readonly caseSuffix: RegExp; // ending of an argument name that marks a grammatical case
  readonly readings: readonly RulebookReading<Options>[]; // every language with everything that a host can choose
  readonly usualOptions: Options;

  /** The numbers that the text of a rule must contain, in this order. */
  expectedNumbers(options: Options): Partial<Record<Rule, readonly number[]>>;

  readonly hasLanguageSpecificRows?: true; // a table has rows that only some languages need
  readonly latinNames?: readonly string[]; // names that keep their letters in Russian and Ukrainian
}

export function describeRulebook<Options, Rule extends string, Key extends string>(
  described: DescribedRulebook<Options, Rule, Key>,
): void {
  const { messagesIn, caseSuffix } = described;
  describeRules(described);
  describeBook(described);
  describeCatalogue('[rulebook] the words', { messagesIn, caseSuffix });
  describeWords(described);
  describeNumbers(described);
}

function describeRules<Options, Rule extends string, Key extends string>({
  book,
  readme,
  rules,
  linkedRules,
  readings,
  usualOptions,
}: DescribedRulebook<Options, Rule, Key>): void {
  const sectionsOf = ({ language, options, seats }: RulebookReading<Options>) =>
    book.sections(language, options, seats);

  describe('[rulebook] the rules', () => {
    it('are those of the README', () => {
      const ids = [...readme.matchAll(/^\| ([A-Z]\d+) \|/gm)].map((match) => match[1]);
      expect([...rules]).toEqual(ids);
    });

    it('are each explained exactly once, in every language and with every option', () => {
      for (const reading of readings) {
        const explained = passagesIn(sectionsOf(reading)).flatMap((passage) => passage.rules);
        expect([...explained].sort()).toEqual([...rules].sort());
      }
    });

    it('each have a place of their own to link to', () => {
      const sections = book.sections('en', usualOptions);
      for (const passage of passagesIn(sections)) expect(passage.rules.length).toBeLessThan(2);
      expect(sections.map(({ id }) => id).filter((id) => rules.some((rule) => rule === id))).toEqual([]);
    });

    it('include every rule that a decision, a refusal or a table links to', () => {
      for (const rule of linkedRules) expect(rules).toContain(rule);
      for (const reading of readings) {
        const seen = tablesIn(sectionsOf(reading)).flatMap(({ rows }) => rows.flatMap(({ seeRule }) => seeRule ?? []));
        for (const rule of seen) expect(rules).toContain(rule);
      }
    });
  });
}

function describeBook<Options, Rule extends string, Key extends string>({
  book,
  readings,
  usualOptions,
  hasLanguageSpecificRows,
}: DescribedRulebook<Options, Rule, Key>): void {
  const shape = (block: Block): readonly unknown[] => {
    if (block.kind === 'paragraph') return [block.kind, ...block.rules];
    if (block.kind === 'list') return [block.kind, block.ordered, ...block.items.map(({ rules }) => rules)];
    if (block.kind === 'gallery') return [block.kind, ...block.portraits.map(({ picture }) => picture)];
    const rows = block.rows.map(({ seeRule, title }) => [seeRule, title.pictures]);
    return [block.kind, block.columns.length, ...(hasLanguageSpecificRows ? [] : rows)];
  };

  describe('[rulebook] the book', () => {
    it('has the same sections, blocks and rules in every language', () => {
      const outline = (language: Language) =>
        book.sections(language, usualOptions).map(({ id, blocks }) => ({ id, blocks: blocks.map(shape) }));
      for (const language of LANGUAGES) expect(outline(language)).toEqual(outline('en'));
    });

    it('has at most one list and one gallery in a section, and no paragraph or table twice', () => {
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

    it('has no two equal list items, row titles or column titles next to each other', () => {
      for (const { language, options, seats } of readings) {
        for (const block of book.sections(language, options, seats).flatMap(({ blocks }) => blocks)) {
          for (const texts of adjacentTexts(block)) expect(new Set(texts).size).toBe(texts.length);
        }
      }
    });

    it('recognizes editions by their options, the usual one first', () => {
      for (const edition of book.editions) expect(book.editionOf(book.optionsOfEdition(edition))).toBe(edition);
      const [first] = book.editions;
      for (const language of LANGUAGES) {
        expect(book.sections(language, book.optionsOfEdition(first!))).toEqual(book.sections(language, usualOptions));
        // A single edition needs no name beside the game's.
        if (book.editions.length === 1) expect(book.editionName(language, first!)).toBe(book.title(language));
      }
    });
  });
}

/** Texts next to each other, which a screen uses as keys. */
function adjacentTexts(block: Block): readonly (readonly string[])[] {
  if (block.kind === 'list') return [block.items.map(({ text }) => text)];
  if (block.kind === 'table')
    return [block.rows.map(({ title }) => title.text), block.columns.map(({ title }) => title)];
  return [];
}

function describeWords<Options, Rule extends string, Key extends string>({
  book,
  messagesIn,
  readings,
  latinNames = [],
}: DescribedRulebook<Options, Rule, Key>): void {
  const readKeys = trackReadMessages(messagesIn);
  const wordsOf = (reading: RulebookReading<Options>) => allTexts(book, reading);

  describe('[rulebook] the words', () => {
    it('are all needed', () => {
      readKeys.clear();
      for (const reading of readings) wordsOf(reading);
      expect(unreadMessages(readKeys, messagesIn)).toEqual([]);
    });

    it('are well-formed', () => {
      for (const text of readings.flatMap(wordsOf)) {
        expect(text.trim(), text).not.toBe('');
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.| [.,;:!?]|_/);
        expect(text.split('*').length % 2, text).toBe(1);
      }
    });

    it('use the quotation marks of their language', () => {
      for (const reading of readings) {
        const text = wordsOf(reading).join('\n');
        expect(text).not.toMatch(/['"]/);
        expect(text).not.toMatch(reading.language === 'en' ? /[«»„]/ : /[“”„]/);
      }
    });

    it('mix no alphabets', () => {
      for (const reading of readings.filter(({ language }) => language !== 'en')) {
        for (const text of wordsOf(reading)) {
          const own = latinNames.reduce((rest, name) => rest.replaceAll(name, ''), text);
          expect(own).not.toMatch(/\p{Script=Latin}/u);
          expect(own).not.toMatch(reading.language === 'ru' ? /[іїєґ’]/i : /[ыэъё]/i);
        }
      }
    });

    it.each(['ru', 'uk'] as const)('%s uses no gendered past tense for the reader', (language) => {
      const past =
        language === 'ru' ? /(?<!\p{L})ты (не )?\p{L}+(л|ла)(?!\p{L})/iu : /(?<!\p{L})ти (не )?\p{L}+(в|ла)(?!\p{L})/iu;
      for (const reading of readings.filter((each) => each.language === language)) {
        for (const text of wordsOf(reading)) expect(plainText(text)).not.toMatch(past);
      }
    });
  });
}

function describeNumbers<Options, Rule extends string, Key extends string>({
  book,
  messagesIn,
  readings,
  expectedNumbers,
}: DescribedRulebook<Options, Rule, Key>): void {
  describe('[rulebook] the numbers', () => {
    it.each(LANGUAGES)('%s has none in its messages', (language) => {
      for (const message of Object.values<string>(messagesIn(language))) {
        expect(message.replace(/\{\w+/g, '{')).not.toMatch(/\d/); // except in names of arguments
      }
    });

    it('agree with the rules, the options and the size of the table', () => {
      for (const { language, options, seats } of readings) {
        const sections = book.sections(language, options, seats);
        for (const [rule, expected] of Object.entries<readonly number[]>(
          expectedNumbers(options) as Record<Rule, number[]>,
        )) {
          const found = explanationOf(sections, rule).match(/\d+/g) ?? [];
          expect(found.map(Number), `${language} ${rule}`).toEqual(expected);
        }
      }
    });
  });
}

function allTexts<Options>(
  book: GameRulebook<Options>,
  { language, options, seats }: RulebookReading<Options>,
): readonly string[] {
  const sections = book.sections(language, options, seats);
  return [
    ...sections.map(({ title }) => title),
    ...passagesIn(sections).map(({ text }) => text),
    ...portraitsIn(sections).flatMap(({ name, about }) => [name, about]),
    ...tablesIn(sections).flatMap(({ caption, columns }) => [caption, ...columns.map(({ title }) => title)]),
    ...cellsIn(sections).map(({ text }) => text),
    book.editionsTitle(language),
  ];
}

export function passagesIn(sections: readonly Section[]): readonly Passage[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block] : [])),
  );
}

export function tablesIn(sections: readonly Section[]): readonly RulebookTable[] {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
}

export function cellsIn(sections: readonly Section[]): readonly RulebookCell[] {
  return tablesIn(sections).flatMap(({ rows }) => rows.flatMap((row) => [row.title, ...row.cells]));
}

export function portraitsIn(sections: readonly Section[]): readonly Portrait[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'gallery' ? block.portraits : [])));
}

/** The text that explains a rule. */
export function explanationOf(sections: readonly Section[], rule: string): string {
  return passagesIn(sections).find(({ rules }) => rules.includes(rule))!.text;
}

/** The paragraphs of a section, as plain text. */
export function sectionText(sections: readonly Section[], id: string): string {
  return passagesIn(sections.filter((section) => section.id === id))
    .map(({ text }) => plainText(text))
    .join('\n');
}

/** With plain spaces and without emphasis. */
export function plainText(text: string): string {
  return withoutEmphasis(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}
