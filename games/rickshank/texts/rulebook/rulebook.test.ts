import { readFileSync } from 'node:fs';
import { stackedChance } from '@kuluary/kernel/chance';
import { checkCatalogue, readMessages } from '@kuluary/texts/catalogue-checks.fixture';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import type { Block, Cell, Passage, Portrait, Section, Table } from '@kuluary/texts/rulebook/section';
import { describe, expect, it } from 'vitest';
import { RICKDEMPTION, rickshank } from '../../cards/rickshank.ts';
import { GENIUS, GUNS, HAND, LINE_UP, LOCATION_COST, START, TOKEN_COST, TOKENS, WAVE, WAVES } from '../../rules/box.ts';
import { TYPES, VOTES } from '../../rules/dialect.ts';
import type { Move } from '../../rules/moves.ts';
import { completeOptions, type Options } from '../../rules/options.ts';
import { REFUSALS } from '../../rules/refusal.ts';
import { penalty } from '../../rules/score.ts';
import { KINDS, MAX_SEATS, type State } from '../../rules/state.ts';
import { votesFor } from '../../rules/votes.ts';
import { BOX, cardNamed } from '../box.ts';
import { optionValue } from '../options.ts';
import { BOOK_KEYS } from './keys.ts';
import { rickshankBook } from './rickshank-book.ts';
import { QUESTION_RULE_IDS, RULE_IDS, type RuleId } from './rule-ids.ts';
import { rulebook } from './rulebook.ts';
import { BOOKS } from './vocabulary.ts';
import { VOTE_EXAMPLE, votesAgainst } from './vote-example.ts';
import { callers } from './vote-table.ts';

const readKeys = readMessages((language) => BOOKS[language]);

interface Reading {
  readonly language: Language;
  readonly options: Options;
  readonly seats?: number;
}

/** Every language with every choice of the host, and a table too large for one of them. */
const CHOSEN = [
  { characters: 'random', livePoints: false },
  { characters: 'choice', livePoints: true },
  { characters: 'two', livePoints: false },
  { characters: 'two', livePoints: true, seats: MAX_SEATS },
] as const;
const READINGS: readonly Reading[] = LANGUAGES.flatMap((language) =>
  CHOSEN.map(({ characters, livePoints, ...table }) => ({
    language,
    options: completeOptions(MAX_SEATS, { characters, livePoints }),
    ...table,
  })),
);

const USUAL = completeOptions(MAX_SEATS, {});

function read({ language, options, seats }: Reading): readonly Section[] {
  return rulebook(language, options, seats);
}

function passages(sections: readonly Section[]): readonly Passage[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block] : [])),
  );
}

function tables(sections: readonly Section[]): readonly Table[] {
  return sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
}

function cells(sections: readonly Section[]): readonly Cell[] {
  return tables(sections).flatMap(({ rows }) => rows.flatMap((row) => [row.title, ...row.cells]));
}

function portraits(sections: readonly Section[]): readonly Portrait[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'gallery' ? block.portraits : [])));
}

/** Every word of the book. */
function wordsOf(reading: Reading): readonly string[] {
  const book = read(reading);
  return [
    ...book.map(({ title }) => title),
    ...passages(book).map(({ text }) => text),
    ...portraits(book).flatMap(({ name, about }) => [name, about]),
    ...tables(book).flatMap(({ caption, columns }) => [caption, ...columns.map(({ title }) => title)]),
    ...cells(book).map(({ text }) => text),
    rickshankBook.editionsTitle(reading.language),
  ];
}

/** What is told of a rule, or in a section, with plain spaces and without stress. */
function told(language: Language, rule: RuleId, options: Options = USUAL, seats?: number): string {
  const { text } = passages(rulebook(language, options, seats)).find(({ rules }) => rules.includes(rule))!;
  return plain(text);
}

function toldIn(language: Language, section: string, options: Options = USUAL): string {
  const found = rulebook(language, options).filter(({ id }) => id === section);
  return passages(found)
    .map(({ text }) => plain(text))
    .join('\n');
}

function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll('\u00a0', ' ');
}

describe('[rulebook] the rules', () => {
  it('are those of the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const ids = [...readme.matchAll(/^\| ([RSEV]\d+) \|/gm)].map((match) => match[1]);
    expect([...RULE_IDS]).toEqual(ids);
  });

  it('are each explained exactly once, in every language and with every option', () => {
    for (const reading of READINGS) {
      const explained = passages(read(reading)).flatMap(({ rules }) => rules);
      expect([...explained].sort()).toEqual([...RULE_IDS].sort());
    }
  });

  it('have each a place of their own to link to', () => {
    for (const { rules } of passages(rulebook('en', USUAL))) expect(rules.length).toBeLessThan(2);
    const sections: readonly string[] = rulebook('en', USUAL).map(({ id }) => id);
    expect(sections.filter((id) => RULE_IDS.some((rule) => rule === id))).toEqual([]);
  });

  it('are where a question, a refusal or a table leads', () => {
    const leads = [
      ...KINDS.map((kind) => QUESTION_RULE_IDS[kind]),
      ...Object.values(REFUSALS).map(({ rule }) => rule),
      ...tables(rulebook('en', USUAL)).flatMap(({ rows }) => rows.flatMap(({ see }) => see ?? [])),
    ];
    for (const rule of leads) expect(RULE_IDS).toContain(rule);
  });
});

describe('[rulebook] the book', () => {
  it('has the same sections, blocks and rules in every language', () => {
    const shape = (block: Block) => {
      if (block.kind === 'paragraph') return [block.kind, ...block.rules];
      if (block.kind === 'list') return [block.kind, block.ordered, ...block.items.flatMap(({ rules }) => rules)];
      if (block.kind === 'gallery') return [block.kind, ...block.portraits.map(({ picture }) => picture)];
      return [block.kind, block.columns.length, ...block.rows.map(({ see, title }) => [see, title.pictures])];
    };
    const outline = (language: Language) =>
      rulebook(language, USUAL).map(({ id, blocks }) => ({ id, blocks: blocks.map(shape) }));
    for (const language of LANGUAGES) expect(outline(language)).toEqual(outline('en'));
  });

  it('has a list, a gallery and no paragraph twice in a section', () => {
    for (const reading of READINGS) {
      for (const { id, blocks } of read(reading)) {
        const keys = blocks.map((block) => (block.kind === 'paragraph' ? block.text : block.kind));
        expect(new Set(keys).size, id).toBe(keys.length);
      }
    }
  });

  it('has steps that are numbered as their rules are', () => {
    for (const section of ['turn-end', 'votes']) {
      const { blocks } = rulebook('en', USUAL).find(({ id }) => id === section)!;
      const list = blocks.find((block) => block.kind === 'list')!;
      expect(list.ordered).toBe(true);
      expect(list.items.map(({ rules }) => Number(rules[0]!.slice(1)))).toEqual(list.items.map((_, i) => i + 1));
    }
  });

  it('shows every character and every nemesis, and emblems of cards that there are', () => {
    const book = rulebook('en', USUAL);
    expect(portraits(book).map(({ picture }) => picture)).toEqual(RICKDEMPTION.characters.map(({ id }) => id));
    const shown = cells(book).flatMap(({ pictures }) => pictures);
    for (const id of shown) expect(() => cardNamed(id)).not.toThrow();
    for (const { id } of RICKDEMPTION.nemeses) expect(shown).toContain(id);
  });

  it('knows which vote each council card calls', () => {
    const council = BOX.cards.filter(({ type }) => type === 'council').map(({ id }) => id);
    expect(VOTES.flatMap(callers).sort()).toEqual(council.sort());
  });

  it('is of the one set there is', () => {
    const [edition] = rickshankBook.editions;
    expect(rickshankBook.editions).toHaveLength(1);
    expect(rickshankBook.editionOf(rickshankBook.ofEdition(edition!))).toBe(edition);
    for (const language of LANGUAGES) {
      const sections = rickshankBook.sections(language, rickshankBook.ofEdition(edition!));
      expect(sections).toEqual(rulebook(language, USUAL));
      expect(rickshankBook.editionName(language, edition!)).toBe(rickshankBook.title(language));
    }
  });
});

describe('[rulebook] the words', () => {
  checkCatalogue((language) => BOOKS[language], BOOK_KEYS, /_(gen|acc)$/);

  it('are all needed', () => {
    readKeys.clear();
    for (const reading of READINGS) wordsOf(reading);
    const needed = LANGUAGES.flatMap((language) => BOOK_KEYS.map((key) => `${language} ${key}`));
    expect(needed.filter((key) => !readKeys.has(key))).toEqual([]);
  });

  it('show no seam', () => {
    for (const reading of READINGS) {
      for (const text of wordsOf(reading)) {
        expect(text.trim(), text).not.toBe('');
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.| [.,;:!?]|_/);
        expect(text.split('*').length % 2, text).toBe(1);
      }
    }
  });

  it('mix no alphabets', () => {
    for (const reading of READINGS) {
      if (reading.language === 'en') continue;
      for (const text of wordsOf(reading)) {
        expect(text).not.toMatch(/\p{Script=Latin}/u);
        expect(text).not.toMatch(reading.language === 'ru' ? /[іїєґ’']/i : /[ыэъё'"]/i);
      }
    }
  });

  it.each(LANGUAGES)('%s lets no reader be a man or a woman', (language) => {
    if (language === 'en') return;
    const past =
      language === 'ru' ? /(?<!\p{L})ты (не )?\p{L}+(л|ла)(?!\p{L})/iu : /(?<!\p{L})ти (не )?\p{L}+(в|ла)(?!\p{L})/iu;
    for (const reading of READINGS.filter((each) => each.language === language)) {
      for (const text of wordsOf(reading)) expect(plain(text)).not.toMatch(past);
    }
  });
});

describe('[rulebook] the numbers', () => {
  it.each(LANGUAGES)('%s types none by hand', (language) => {
    for (const message of Object.values(BOOKS[language])) {
      expect(message.replaceAll('brainalyzer_9000', '').replaceAll('rick_d_99', '')).not.toMatch(/\d/);
    }
  });

  it('agree with the rules', () => {
    const genius = START.filter((card) => card === GENIUS).length;
    const nemeses = RICKDEMPTION.nemeses.length;
    const squad = RICKDEMPTION.nemeses.filter(({ stands }) => stands === undefined).length;
    const ricks = RICKDEMPTION.main.filter(({ type }) => type === 'rick');
    const costs = ricks.map(({ cost }) => cost).sort((a, b) => a - b);
    const mainTypes = new Set(RICKDEMPTION.main.map(({ type }) => type)).size;
    const expected: Partial<Record<RuleId, readonly number[]>> = {
      R1: [...rickshank.seats, START.length, genius, 1, HAND],
      R2: [BOX.main.length, mainTypes, ricks.length, ...costs, 5, LINE_UP],
      R3: [GUNS, WAVES, RICKDEMPTION.locations.length, TOKENS],
      R4: [nemeses, squad],
      R7: [TYPES.filter((type) => type !== 'none').length],
      R11: [TOKENS, TOKEN_COST],
      R18: [LINE_UP],
      R25: [2, LOCATION_COST],
      R29: [TOKENS, squad],
      R39: [0],
      E5: [HAND],
      E6: [LINE_UP],
    };
    for (const language of LANGUAGES) {
      for (const [rule, numbers] of Object.entries(expected)) {
        const found = told(language, rule as RuleId).match(/\d+/g) ?? [];
        expect(found.map(Number), `${language} ${rule}`).toEqual(numbers);
      }
    }
  });

  it('[R2] every type of the main deck is made like the first', () => {
    const costsOf = (type: string) =>
      RICKDEMPTION.main
        .filter((card) => card.type === type)
        .map(({ cost }) => cost)
        .sort((a, b) => a - b);
    const types = new Set(RICKDEMPTION.main.map(({ type }) => type));
    for (const type of types) expect(costsOf(type)).toEqual(costsOf('rick'));
  });

  it('stand in the case that they need', () => {
    expect(told('ru', 'R1')).toContain('одни и те же 10 карт: 7 карт «Волны гения», каждая даёт 1 мощь,');
    expect(told('uk', 'R3')).toContain(
      '16 портальних гармат, 20 карт «Хвилі Морті», 15 локацій, а з ними 9 жетонів доступу.',
    );
    expect(told('ru', 'E6')).toBe('Барахолку пополняют до 5 карт.');
    expect(told('en', 'R2')).toContain('at costs 2, 3, 3, 4, 4, 5, 6, and 7; those up to cost 5');
    expect(toldIn('ru', 'buying')).toContain('Это 3 мощи: хватит');
    expect(toldIn('uk', 'nemeses')).toContain('набрати 14 міці');
  });
});

describe('[rulebook] the worked vote', () => {
  it('goes by the rules as it is told', () => {
    const { card, ballots, reveals, decided } = VOTE_EXAMPLE;
    const hands = ballots.map((_, seat) => [
      ...(seat === 0 ? [card] : ['beth']),
      ...reveals.flatMap((each) => (each.seat === seat && each.card !== null ? [each.card] : [])),
      'jerry',
    ]);
    const tokens = ballots.map((ballot) => ballot.tokens);
    const state = rickshank.arrange(ballots.length, USUAL, { hands, tokens }) as State;
    const answer = (seat: number, move: Move) => {
      expect(rickshank.refusal(state, seat, move)).toBeUndefined();
      rickshank.apply(state, seat, move, stackedChance);
    };
    const votes = () => votesFor({ box: BOX, state, chance: stackedChance, events: undefined });
    const expected = (shown: number) => ballots.map((_, seat) => votesAgainst(seat, shown));

    answer(0, { type: 'play', card });
    ballots.forEach((ballot, seat) => {
      answer(seat, { type: 'vote', ...ballot });
    });
    expect(votes()).toEqual(expected(0));
    reveals.forEach((each, i) => {
      answer(each.seat, each.card === null ? { type: 'pass' } : { type: 'reveal', card: each.card });
      expect(votes()).toEqual(expected(i + 1));
    });
    answer(0, { type: 'decide', choice: decided });

    const view = rickshank.view(state, 'spectator');
    expect(view.seats.map((seat) => seat.tokens)).toEqual([0, 2, 0]); // Leo has his back
    expect(view.seats.map((seat) => seat.discard)).toEqual([['rezone'], ['morty-waves'], []]);
    expect(view.seats[1]!.cards).toBe(hands[1]!.length); // with Kickback
  });

  it('is told with its numbers', () => {
    const text = toldIn('en', 'vote-example');
    expect(text).toContain('Nina votes against Leo and adds 1 token. Leo votes against Nina and adds 2 tokens.');
    expect(text).toContain('Against Leo there are 3 votes');
    expect(text).toContain('Against Nina there are 3 votes');
    expect(text).toContain('that makes 4 to 3 against Nina');
    expect(text).toContain('4 to 4');
    expect(toldIn('ru', 'vote-example')).toContain('Лео голосует против Нины и добавляет 2 жетона.');
    expect(toldIn('uk', 'vote-example')).toContain('Проти Лео 3 голоси: голос Ніни з її жетоном і голос Зої.');
  });
});

describe('[rulebook] the points', () => {
  it('[R19] of the example are those of the rules', () => {
    const text = toldIn('en', 'end');
    const [, morties, geniuses] = text.match(/you own (\d+) Morty Waves and (\d+) Genius Waves/)!.map(Number);
    const lost = penalty([
      { card: WAVE, points: 0, copies: morties! },
      { card: GENIUS, points: 0, copies: geniuses! },
    ]);
    expect(text).toContain(`costs you ${lost} points.`);
  });
});

describe('[rulebook] the options', () => {
  it('[R5] say how characters come to this table', () => {
    const text = (characters: Options['characters'], seats?: number) =>
      told('en', 'R5', completeOptions(MAX_SEATS, { characters }), seats);
    expect(text('random')).toContain('Chance deals one to each player.');
    expect(text('two')).toContain('dealt two in secret');
    expect(text('two', 3)).toContain('dealt two in secret');
    expect(text('two', 4)).toContain('there are too few for so many players');
    expect(text('choice', 5)).toContain('one after the other');
  });

  it('[R5] of two characters one is kept as long as there are enough', () => {
    const options = completeOptions(MAX_SEATS, { characters: 'two' });
    const isChosen = (seats: number) =>
      rickshank.decisions(rickshank.setup(seats, options, stackedChance)).some(({ kind }) => kind === 'character');
    const [most] = toldIn('en', 'table').match(/(?<=up to )\d+/)!;
    expect(isChosen(Number(most))).toBe(true);
    expect(isChosen(Number(most) + 1)).toBe(false);
  });

  it('are told with their values', () => {
    for (const { language, options } of READINGS) {
      const text = toldIn(language, 'table', options);
      expect(text).toContain(`: ${optionValue(language, 'characters', options.characters)}.`);
      expect(text).toContain(`: ${optionValue(language, 'livePoints', options.livePoints)}.`);
    }
  });
});
