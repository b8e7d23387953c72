import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import type { Card } from '../rules/box.ts';
import {
  type CardAbility,
  type CardEffect,
  type Count,
  EVENTS,
  FATES,
  PLACES,
  TYPES,
  VOTES,
  type What,
} from '../rules/dialect.ts';
import { BOX, cardNamed } from './box.ts';
import { cardPage } from './card-page.ts';
import { cardName, cardText, generated } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { KEYWORDS } from './keywords.fixture.ts';
import { euphonic } from './uk/words.ts';

const IDS = BOX.cards.map(({ id }) => id);
const SEAM = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]/;
const CLAUSE = 145; // characters; more would not fit on a card

describe.each(LANGUAGES)('every card in %s', (language) => {
  it('has a name of its own, and no other card has one', () => {
    const names = IDS.map((id) => cardName(language, id));
    expect(Object.keys(tongueOf(language).names).sort()).toEqual([...IDS].sort());
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => SEAM.test(name) || IDS.includes(name))).toEqual([]);
  });

  it('has words, and no seam shows', () => {
    for (const id of IDS) {
      const lines = cardText(language, id);
      expect(lines.length, id).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line, id).not.toMatch(SEAM);
        expect(line, id).toMatch(/^[\p{Lu}+«−].*[.!]$/u);
        expect(line, id).not.toContain(id);
      }
    }
  });

  it('says things briefly', () => {
    const clauses = IDS.flatMap((id) => cardText(language, id)).flatMap((line) => line.split(/(?<=\.) /));
    expect(clauses.filter((clause) => clause.length > CLAUSE)).toEqual([]);
  });

  it('speaks one language', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэёъ]/i }[language];
    expect(cardPage(language).filter((text) => foreign.test(text))).toEqual([]);
  });

  it('is as it was reviewed; GOLDEN=write takes what it is now', () => {
    const file = join(import.meta.dirname, `cards.${language}.txt`);
    const page = `${cardPage(language).join('\n\n')}\n`;
    if (process.env.GOLDEN === 'write') writeFileSync(file, page);
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

describe('lines written by hand', () => {
  const all = LANGUAGES.flatMap((language) =>
    Object.entries(tongueOf(language).overrides).flatMap(([id, lines]) =>
      Object.entries(lines).map(([number, line]) => ({ language, id, number: Number(number), line })),
    ),
  );

  it.each(all)('$language: "$line" says what the data of $id says', ({ language, id, number, line }) => {
    const made = generated(tongueOf(language).words, cardNamed(id))[number];
    expect(made, 'there is no such line').toBeDefined();
    expect(line, 'nothing is gained by it').not.toBe(made);
    expect(numbersIn(line)).toEqual(numbersIn(made!));
    for (const keyword of KEYWORDS[language])
      expect(keyword.test(line), `${keyword} in "${made}"`).toBe(keyword.test(made!));
  });

  /** One is often an article, or nothing. */
  function numbersIn(text: string): string[] {
    return (text.match(/[+−]?\d+/g) ?? []).filter((number) => number !== '1').sort();
  }
});

describe('numbers on a card', () => {
  const written = (language: Language, play: CardEffect) => {
    const card = { ...cardNamed('jerry'), effect: play };
    return generated(tongueOf(language).words, card).join(' ');
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
  ] as const)('%s: what is alive', (language, expected) => {
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

  it('the same thing twice is two of it', () => {
    const one = { do: 'choose', from: ['hand'], n: 1, then: 'discard' } as const;
    expect(written('ru', [one, one])).toBe('Сбрось 2 карты.');
    expect(written('ru', { times: 5, effect: one })).toBe('Сбрось 5 карт.');
  });
});

describe.each(LANGUAGES)('whatever a card could say has words in %s', (language) => {
  const { words } = tongueOf(language);
  const written = (card: Partial<Card>) => generated(words, { ...cardNamed('jerry'), ...card });
  /** An expectation for each of so many lines would take minutes. */
  const expectWords = (card: Partial<Card>) => {
    const seam = written(card).find((line) => SEAM.test(line));
    if (seam !== undefined) throw new Error(`a seam shows: "${seam}" of ${JSON.stringify(card)}`);
  };
  const WHATS: readonly What[] = [
    {},
    { ongoing: true },
    { is: 'jerry' },
    { cost: [2, 4] },
    ...TYPES.map((type) => ({ type })),
    { type: 'rick', ongoing: true, cost: [0, 3] },
  ];
  const COUNTS: readonly Count[] = [
    { tokens: 'you' },
    { tokens: 'them' },
    ...WHATS.flatMap((what): Count[] => [
      { played: what },
      { played: what, other: true },
      { control: what },
      { control: what, other: true },
      { owned: what },
      ...PLACES.map((place) => ({ cards: what, in: place })),
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
    for (const then of FATES) {
      for (const what of WHATS) {
        for (const from of [...PLACES.map((place) => [place]), ['hand', 'discard'] as const]) {
          for (const many of [{ n: 1 }, { n: 2 }, { upTo: 1 }, { upTo: 5 }, { n: 1, or: 'token' } as const]) {
            expectWords({ effect: { do: 'choose', from, what, then, ...many } });
            expectWords({
              effect: [{ do: 'target' }, { do: 'choose', from, what, then, ...many, whose: 'them', to: 'them' }],
            });
            expectWords({
              effect: { attack: 'foes', effect: { do: 'choose', who: 'them', from, what, then, ...many } },
            });
          }
        }
      }
    }
  });

  it('every count and every test', () => {
    const power: CardEffect = { do: 'power', n: 1 };
    for (const per of COUNTS) {
      expectWords({ effect: { do: 'power', n: { per, by: 2, most: 5 } }, bonus: { per } });
      for (const test of [{ atLeast: 1, of: per }, { atLeast: 3, of: per }, { none: per }]) {
        expectWords({ effect: { if: test, then: power } });
        expectWords({ effect: { if: test, then: power, else: { do: 'token', n: 1 } } });
        expectWords({ effect: { if: { both: [test, test] }, then: power, else: { do: 'token', n: 1 } } });
        expectWords({ effect: { attack: 'foes', effect: { if: test, then: { do: 'pay', who: 'them' } } } });
      }
    }
    for (const most of WHATS) expectWords({ bonus: { most, points: 5 } });
  });

  it('every ability', () => {
    const effect: CardEffect = { may: { do: 'it', then: 'top' } };
    const can = (ability: CardAbility) => {
      const abilities = [{ number: 0, card: 0, ability, program: 0 }];
      for (const isOngoing of [true, false]) expectWords({ abilities, isOngoing });
    };
    can({ on: 'start', effect });
    can({ instead: 'gain', self: true, effect });
    for (const on of EVENTS.filter((event) => event !== 'start')) {
      can({ on, self: true, effect });
      for (const flags of [{}, { other: true }, { lasting: true }] as const) {
        for (const what of WHATS) can({ on, what, ...flags, effect });
      }
    }
    for (const what of WHATS) {
      can({ on: 'play', what, first: true, effect });
      can({ instead: 'gain', what, effect });
      can({ instead: 'gain', what: { ...what, from: 'line-up' }, effect });
      can({ instead: 'gain', what, whose: 'foes', effect: { do: 'hold' } });
      can({ instead: 'vote', what, effect });
      can({ instead: 'vote', what, first: true, effect });
    }
    for (const from of ['hand', 'play'] as const) can({ defend: from, effect });
    for (const by of [1, 2, 5]) {
      can({ modify: 'votes', by });
      for (const what of WHATS) can({ modify: 'cost', what, by: -by });
    }
    for (const flags of [{}, { often: true }, { lasting: true }] as const)
      can({ use: { do: 'power', n: 1 }, ...flags });
  });

  it('every other step', () => {
    for (const then of FATES)
      expectWords({
        effect: [
          { do: 'self', then },
          { do: 'it', then },
        ],
      });
    for (const vote of VOTES) {
      const outcome: CardEffect = {
        if: { atLeast: 1, of: { carried: 'vote' } },
        then: { do: 'draw', n: 2, who: 'them' },
      };
      expectWords({ effect: [{ do: 'vote', vote }, outcome] });
    }
    const steps = ['hold', 'release', 'location', 'gain-location', 'cancel-vote', 'return', 'this-turn'] as const;
    for (const step of steps) expectWords({ effect: { do: step } });
    expectWords({ effect: { times: 5, effect: [{ do: 'pay' }, { do: 'wave' }] } });
  });
});

describe('Ukrainian', () => {
  it('lets no vowels and no consonants collide', () => {
    expect(euphonic('карти і жетон')).toBe('карти й жетон');
    expect(euphonic('якщо у тебе')).toBe('якщо в тебе');
    expect(euphonic('щоб взяти')).toBe('щоб узяти');
    expect(euphonic('більше у своєму скиді')).toBe('більше у своєму скиді');
  });
});
