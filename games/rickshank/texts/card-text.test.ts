import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import type { CompiledCard } from '../rules/card-box.ts';
import {
  CARD_ACTIONS,
  CARD_EVENTS,
  CARD_TYPES,
  type CardAbility,
  type CardEffect,
  type CardFilter,
  CHOICE_ZONES,
  type CountTerm,
  NEMESIS_RANKS,
  VOTE_KINDS,
} from '../rules/card-terms.ts';
import { BOX, cardNamed } from './card-lookup.ts';
import { cardReviewPage } from './card-review-page.ts';
import { cardName, cardText, generatedLines } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { KEYWORDS } from './keywords.fixture.ts';
import { euphonic } from './uk/card-words.ts';

const IDS = BOX.cards.map(({ id }) => id);
const BROKEN_TEXT = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]/;
const MAX_CLAUSE_LENGTH = 145; // characters; more would not fit on a card

describe.each(LANGUAGES)('every card in %s', (language) => {
  it('has a name of its own, and no other card has one', () => {
    const names = IDS.map((id) => cardName(language, id));
    expect(Object.keys(languagePackOf(language).names).sort()).toEqual([...IDS].sort());
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => BROKEN_TEXT.test(name) || IDS.includes(name))).toEqual([]);
  });

  it('has well-formed lines', () => {
    for (const id of IDS) {
      const lines = cardText(language, id);
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line, id).not.toMatch(BROKEN_TEXT);
        expect(line, id).toMatch(/^[\p{Lu}+«−].*[.!]$/u);
        expect(line, id).not.toContain(id);
      }
    }
  });

  it('has short clauses', () => {
    const clauses = IDS.flatMap((id) => cardText(language, id)).flatMap((line) => line.split(/(?<=\.) /));
    expect(clauses.filter((clause) => clause.length > MAX_CLAUSE_LENGTH)).toEqual([]);
  });

  it('uses the letters of one language', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэёъ]/i }[language];
    expect(cardReviewPage(language).filter((text) => foreign.test(text))).toEqual([]);
  });

  it('equals the reviewed file; GOLDEN=write updates it', () => {
    const file = join(import.meta.dirname, `cards.${language}.txt`);
    const page = `${cardReviewPage(language).join('\n\n')}\n`;
    if (process.env.GOLDEN === 'write') writeFileSync(file, page);
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

describe('overrides of generated lines', () => {
  const all = LANGUAGES.flatMap((language) =>
    Object.entries(languagePackOf(language).overrides).flatMap(([id, lines]) =>
      Object.entries(lines).map(([number, line]) => ({ language, id, number: Number(number), line })),
    ),
  );

  it.each(all)('$language: "$line" means the same as the generated line of $id', ({ language, id, number, line }) => {
    const generated = generatedLines(languagePackOf(language).words, cardNamed(id))[number];
    expect(generated, 'there is no such line').toBeDefined();
    expect(line, 'the override changes nothing').not.toBe(generated);
    expect(numbersIn(line)).toEqual(numbersIn(generated!));
    for (const keyword of KEYWORDS[language])
      expect(keyword.test(line), `${keyword} in "${generated}"`).toBe(keyword.test(generated!));
  });

  /** Without 1, which is often an article or omitted. */
  function numbersIn(text: string): string[] {
    return (text.match(/[+−]?\d+/g) ?? []).filter((number) => number !== '1').sort();
  }
});

describe('numbers on a card', () => {
  const written = (language: Language, play: CardEffect) => {
    const card = { ...cardNamed('jerry'), effect: play };
    return generatedLines(languagePackOf(language).words, card).join(' ');
  };
  const numbers = [1, 2, 5];

  it.each([
    ['en', ['+1 power.', '+2 power.', '+5 power.']],
    ['ru', ['+1 мощь.', '+2 мощи.', '+5 мощи.']],
    ['uk', ['+1 міць.', '+2 міці.', '+5 міці.']],
  ] as const)('%s: power', (language, expected) => {
    expect(numbers.map((n) => written(language, { do: 'power', n }))).toEqual(expected);
  });

  it.each([
    ['en', ['Gain an access token.', 'Gain 2 access tokens.', 'Gain 5 access tokens.']],
    ['ru', ['Получи 1 жетон доступа.', 'Получи 2 жетона доступа.', 'Получи 5 жетонов доступа.']],
    ['uk', ['Отримай 1 жетон доступу.', 'Отримай 2 жетони доступу.', 'Отримай 5 жетонів доступу.']],
  ] as const)('%s: tokens', (language, expected) => {
    expect(numbers.map((n) => written(language, { do: 'token', n }))).toEqual(expected);
  });

  it.each([
    ['en', ['Discard a Rick.', 'Discard 2 Ricks.', 'Discard 5 Ricks.']],
    ['ru', ['Сбрось 1 Рика.', 'Сбрось 2 Риков.', 'Сбрось 5 Риков.']],
    ['uk', ['Скинь 1 Ріка.', 'Скинь 2 Ріків.', 'Скинь 5 Ріків.']],
  ] as const)('%s: animate nouns', (language, expected) => {
    const lines = numbers.map((n) =>
      written(language, { do: 'choose', from: ['hand'], what: { type: 'rick' }, n, then: 'discard' }),
    );
    expect(lines).toEqual(expected);
  });

  it.each([
    ['en', 'You may destroy up to 5 cards with cost 3 or more in your hand and/or discard pile.'],
    ['ru', 'Можешь уничтожить до 5 карт стоимостью 3 или больше на руке и/или в сбросе.'],
    ['uk', 'Можеш знищити до 5 карт вартістю 3 або більше на руці та/або в скиді.'],
  ] as const)('%s: up to so many', (language, expected) => {
    const effect = {
      do: 'choose',
      from: ['hand', 'discard'],
      what: { cost: [3, 99] },
      upTo: 5,
      then: 'destroy',
    } as const;
    expect(written(language, effect)).toBe(expected);
  });

  it('equal steps are merged', () => {
    const one = { do: 'choose', from: ['hand'], n: 1, then: 'discard' } as const;
    expect(written('ru', [one, one])).toBe('Сбрось 2 карты.');
    expect(written('ru', { times: 5, effect: one })).toBe('Сбрось 5 карт.');
  });
});

describe.each(LANGUAGES)('every term of the card language has words in %s', (language) => {
  const { words } = languagePackOf(language);
  const written = (card: Partial<CompiledCard>) => generatedLines(words, { ...cardNamed('jerry'), ...card });
  /** `expect` for each of so many lines would take minutes. */
  const expectWords = (card: Partial<CompiledCard>) => {
    const broken = written(card).find((line) => BROKEN_TEXT.test(line));
    if (broken !== undefined) throw new Error(`broken text: "${broken}" of ${JSON.stringify(card)}`);
  };
  const FILTERS: readonly CardFilter[] = [
    {},
    { ongoing: true },
    { is: 'jerry' },
    { cost: [2, 4] },
    ...CARD_TYPES.map((type) => ({ type })),
    { type: 'rick', ongoing: true, cost: [0, 3] },
    ...NEMESIS_RANKS.flatMap((rank): CardFilter[] => [{ rank }, { rank, ongoing: true, cost: [8, 99] }]),
  ];
  const COUNTS: readonly CountTerm[] = [
    { tokens: 'you' },
    { tokens: 'them' },
    ...FILTERS.flatMap((filter): CountTerm[] => [
      { played: filter },
      { played: filter, other: true },
      { control: filter },
      { control: filter, other: true },
      { owned: filter },
      ...CHOICE_ZONES.map((zone) => ({ cards: filter, in: zone })),
    ]),
    { cards: {}, in: 'hand', of: 'foes' },
    { types: 'control' },
    { waves: 'left' },
    { locations: 'left' },
    { drawable: 'all' },
    { held: 'cards' },
    { chosen: 'cards' },
    { hits: 'attack' },
    { attacker: 'seat' },
    { carried: 'vote' },
  ];

  it('every choice', () => {
    for (const then of CARD_ACTIONS) {
      for (const filter of FILTERS) {
        for (const from of [...CHOICE_ZONES.map((zone) => [zone]), ['hand', 'discard'] as const]) {
          for (const many of [{ n: 1 }, { n: 2 }, { upTo: 1 }, { upTo: 5 }, { n: 1, or: 'token' } as const]) {
            expectWords({ effect: { do: 'choose', from, what: filter, then, ...many } });
            expectWords({
              effect: [
                { do: 'target' },
                { do: 'choose', from, what: filter, then, ...many, whose: 'them', to: 'them' },
              ],
            });
            expectWords({
              effect: { attack: 'foes', effect: { do: 'choose', who: 'them', from, what: filter, then, ...many } },
            });
          }
        }
      }
    }
  });

  it('every count and every condition', () => {
    const power: CardEffect = { do: 'power', n: 1 };
    for (const per of COUNTS) {
      expectWords({ effect: { do: 'power', n: { per, by: 2, most: 5 } }, bonus: { per } });
      for (const condition of [{ atLeast: 1, of: per }, { atLeast: 3, of: per }, { none: per }]) {
        expectWords({ effect: { if: condition, then: power } });
        expectWords({ effect: { if: condition, then: power, else: { do: 'token', n: 1 } } });
        expectWords({ effect: { if: { both: [condition, condition] }, then: power, else: { do: 'token', n: 1 } } });
        expectWords({ effect: { attack: 'foes', effect: { if: condition, then: { do: 'pay', who: 'them' } } } });
      }
    }
    for (const most of FILTERS) expectWords({ bonus: { most, points: 5 } });
  });

  it('every ability', () => {
    const effect: CardEffect = { may: { do: 'it', then: 'top' } };
    const can = (ability: CardAbility) => {
      const abilities = [{ number: 0, card: 0, ability, program: 0 }];
      for (const isOngoing of [true, false]) expectWords({ abilities, isOngoing });
    };
    can({ on: 'start', effect });
    can({ instead: 'gain', self: true, effect });
    for (const on of CARD_EVENTS.filter((event) => event !== 'start')) {
      can({ on, self: true, effect });
      for (const flags of [{}, { other: true }, { lasting: true }] as const) {
        for (const filter of FILTERS) can({ on, what: filter, ...flags, effect });
      }
    }
    for (const filter of FILTERS) {
      can({ on: 'play', what: filter, first: true, effect });
      can({ instead: 'gain', what: filter, effect });
      can({ instead: 'gain', what: { ...filter, from: 'line-up' }, effect });
      can({ instead: 'gain', what: filter, whose: 'foes', effect: { do: 'hold' } });
      can({ instead: 'vote', what: filter, effect });
      can({ instead: 'vote', what: filter, first: true, effect });
    }
    for (const from of ['hand', 'play'] as const) can({ defend: from, effect });
    for (const by of [1, 2, 5]) {
      can({ modify: 'votes', by });
      for (const filter of FILTERS) can({ modify: 'cost', what: filter, by: -by });
    }
    for (const flags of [{}, { often: true }, { lasting: true }] as const)
      can({ use: { do: 'power', n: 1 }, ...flags });
  });

  it('every other step', () => {
    for (const then of CARD_ACTIONS)
      expectWords({
        effect: [
          { do: 'self', then },
          { do: 'it', then },
        ],
      });
    for (const vote of VOTE_KINDS) {
      const outcome: CardEffect = {
        if: { atLeast: 1, of: { carried: 'vote' } },
        then: { do: 'draw', n: 2, who: 'them' },
      };
      expectWords({ effect: [{ do: 'vote', vote, needs: [] }, outcome] });
    }
    const steps = ['hold', 'release', 'location', 'gain-location', 'cancel-vote', 'return', 'this-turn'] as const;
    for (const step of steps) expectWords({ effect: { do: step } });
    expectWords({ effect: { times: 5, effect: [{ do: 'pay' }, { do: 'wave' }] } });
  });
});

describe('Ukrainian', () => {
  it('alternates vowels and consonants', () => {
    expect(euphonic('карти і жетон')).toBe('карти й жетон');
    expect(euphonic('якщо у тебе')).toBe('якщо в тебе');
    expect(euphonic('щоб взяти')).toBe('щоб узяти');
    expect(euphonic('більше у своєму скиді')).toBe('більше у своєму скиді');
  });
});
