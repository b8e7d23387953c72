import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import type { CardEffect, CardTest, Count, Goal, In, Step, To, Where, Whose } from '../rules/dialect.ts';
import { EMOTIONS, JURORS, REGIONS, SIDES, VERDICTS } from '../rules/vocabulary.ts';
import { BOX, effectsOf, SET, SOURCES } from './box.ts';
import { cardPage } from './card-page.ts';
import {
  effectText,
  goalText,
  markerText,
  plotWords,
  roleWords,
  sideText,
  startText,
  strategyText,
  strategyWords,
  trialWords,
} from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { customs, spoken } from './customs.ts';
import { euphonic } from './uk/euphony.ts';

const SEAM = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]|\.\.(?!\.)|,,/;
const SENTENCES = /^[\p{Lu}\d«“+].*[.!?…]$/u;
const FICTION = 360; // characters; more would not fit on a card
const LABEL = 45; // on a button
const ABILITY = 250;

describe.each(LANGUAGES)('every card in %s', (language) => {
  it('has a title that no other card of its kind has', () => {
    const { trial, strategies, roles, plots } = tongueOf(language).fiction;
    for (const [words, ids] of [
      [trial, SET.trial.map(({ id }) => id)],
      [strategies, SET.strategies.map(({ id }) => id)],
      [roles, BOX.roles.map(({ id }) => id)],
      [plots, SET.plots.map(({ id }) => id)],
    ] as const) {
      expect(Object.keys(words).sort()).toEqual([...ids].sort());
      const titles = Object.values(words).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => SEAM.test(title))).toEqual([]);
    }
  });

  it.each(SET.trial.map(({ id }) => id))('[V10] %s tells a story on both sides, and what each ability does', (id) => {
    for (const side of SIDES) {
      const { fiction } = trialWords(language, id)[side];
      expect(fiction).not.toMatch(SEAM);
      expect(fiction.length).toBeLessThanOrEqual(FICTION);
      for (const { header, text } of sideText(language, id, side)) {
        expect(header).not.toMatch(SEAM);
        if (text !== null) expectText(text);
      }
    }
  });

  it.each(SET.trial.map(({ id }) => id))('[V15] %s has a label and an end for each hidden effect', (id) => {
    for (const side of SIDES) {
      const hidden = SET.trial.find((card) => card.id === id)![side].abilities.filter((each) => 'hidden' in each);
      const words = trialWords(language, id)[side].hidden ?? [];
      expect(words.map(({ length }) => length)).toEqual(hidden.map((each) => effectsOf(each).length));
      for (const { label, after } of words.flat()) {
        expect(label).not.toMatch(SEAM);
        expect(label).not.toMatch(/\.$/);
        expect(label.length, label).toBeLessThanOrEqual(LABEL);
        expect(after).not.toMatch(SEAM);
      }
      const labels = words.map((each) => new Set(each.map(({ label }) => label)).size);
      expect(labels).toEqual(words.map(({ length }) => length));
      for (const ability of sideText(language, id, side)) {
        for (const { effect } of ability.hidden) expectText(effect);
      }
    }
  });

  it('[V18] says of every strategy when it can be played, and what it does', () => {
    for (const { id } of SET.strategies) {
      expect(strategyWords(language, id).fiction).not.toMatch(SEAM);
      expectText(strategyText(language, id));
    }
  });

  it('[V26] says what every role wants', () => {
    for (const { id, goals } of BOX.roles) {
      expect(roleWords(language, id).fiction).not.toMatch(SEAM);
      const lines = goalText(language, id);
      expect(lines).toHaveLength(Math.max(1, goals.length));
      for (const line of lines) expectText(line);
    }
  });

  it('[V27] knows both goals of the prosecutor', () => {
    expect(goalText(language, 'prosecutor', 'four')).not.toEqual(goalText(language, 'prosecutor', 'more'));
  });

  it('[V28] tells how every plot begins, and its three ends', () => {
    for (const { id } of SET.plots) {
      const { start, convicted, released, undecided } = plotWords(language, id);
      for (const text of [start, convicted, released, undecided]) {
        expect(text).not.toMatch(SEAM);
        expect(text.length).toBeLessThanOrEqual(FICTION + 40);
      }
      for (const line of startText(language, id)) expectText(line);
    }
  });

  it('[V31] says what markers can do, those that can', () => {
    const told = EMOTIONS.filter((emotion) => markerText(language, emotion) !== undefined);
    expect(told).toEqual(EMOTIONS.filter((emotion) => BOX.markerPrograms[emotion] !== undefined));
    for (const emotion of told) expectText(markerText(language, emotion)!);
  });

  it('speaks one language', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэёъ]/i }[language];
    const page = cardPage(language).map((text) => text.replace(/\(I{1,2};/g, ''));
    expect(page.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('is as it was reviewed; GOLDEN=write takes what it is now', () => {
    const file = join(import.meta.dirname, `cards.${language}.txt`);
    const page = `${cardPage(language).join('\n\n')}\n`;
    if (process.env.GOLDEN === 'write') writeFileSync(file, page);
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

function expectText(text: string): void {
  expect(text).not.toMatch(SEAM);
  expect(text).toMatch(SENTENCES);
  expect(text.length, text).toBeLessThanOrEqual(ABILITY);
}

it('every program but those of the trial itself comes from one place', () => {
  const numbers = BOX.programs.map((_, number) => number).slice(2);
  expect([...SOURCES.keys()].sort((a, b) => a - b)).toEqual(numbers);
});

describe('numbers on a card', () => {
  it('[V14] are those of the data', () => {
    for (const language of LANGUAGES) {
      for (const { effect } of SOURCES.values()) {
        const text = effectText(language, effect);
        for (const n of numbersOf(effect))
          expect(text, JSON.stringify(effect)).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`));
      }
    }
  });

  /** One is often an article, or nothing; and a condition may go without saying. */
  function numbersOf(effect: unknown): number[] {
    if (typeof effect === 'number') return effect > 1 ? [effect] : [];
    if (typeof effect !== 'object' || effect === null) return [];
    const { if: test, ...rest } = effect as Extract<CardEffect, { if: unknown }>;
    const isSaid = test !== undefined && !customs.goesWithout(test, spoken(rest.then));
    return Object.values(isSaid ? effect : rest).flatMap(numbersOf);
  }

  it.each([
    [
      'en',
      [
        'Put 1 guilt token on logical jurors.',
        'Put 2 guilt tokens on logical jurors.',
        'Put 5 guilt tokens on logical jurors.',
      ],
    ],
    [
      'ru',
      [
        'Положи 1 жетон вины рассудительным присяжным.',
        'Положи 2 жетона вины рассудительным присяжным.',
        'Положи 5 жетонов вины рассудительным присяжным.',
      ],
    ],
    [
      'uk',
      [
        'Поклади 1 жетон провини розважним присяжним.',
        'Поклади 2 жетони провини розважним присяжним.',
        'Поклади 5 жетонів провини розважним присяжним.',
      ],
    ],
  ] as const)('%s: tokens', (language, expected) => {
    const texts = [1, 2, 5].map((n) => effectText(language, { do: 'put', token: 'guilt', n, on: 'logical' }));
    expect(texts).toEqual(expected);
  });
});

describe('what follows from each other is said at once', () => {
  const cases: readonly (readonly [CardEffect, Readonly<Record<Language, string>>])[] = [
    [
      [
        { do: 'peek', n: 1, on: { with: 'influence' } },
        {
          either: [
            { do: 'discard-influence', from: 'it' },
            { do: 'shift-influence', from: 'it', to: 'other' },
          ],
        },
      ],
      {
        en: 'Look at the top influence token of any type. Discard it, or put it on jurors of another type.',
        ru: 'Посмотри верхний жетон влияния у присяжных любого типа. Сбрось его или переложи присяжным другого типа.',
        uk: 'Подивися верхній жетон впливу в присяжних будь-якого типу. Скинь його або переклади присяжним іншого типу.',
      },
    ],
    [
      [
        { do: 'put', token: 'guilt', on: 'logical' },
        { do: 'put', token: 'guilt', on: 'impulsive' },
      ],
      {
        en: 'Put 1 guilt token each on logical and impulsive jurors.',
        ru: 'Положи по 1 жетону вины рассудительным и порывистым присяжным.',
        uk: 'Поклади по 1 жетону провини розважним та імпульсивним присяжним.',
      },
    ],
    [
      {
        either: [
          { do: 'put', token: 'innocence', on: 'any' },
          { do: 'put', token: 'guilt', on: 'any' },
        ],
      },
      {
        en: 'Put 1 innocence or guilt token on jurors of any type.',
        ru: 'Положи 1 жетон невиновности или вины присяжным любого типа.',
        uk: 'Поклади 1 жетон невинності або провини присяжним будь-якого типу.',
      },
    ],
    [
      { may: { do: 'put', token: 'guilt', n: { per: { destroyed: 'you' }, most: 3 }, on: 'any' } },
      {
        en: 'You may put 1 guilt token for each destroyed marker of yours (3 at most) on jurors of any type.',
        ru: 'Можешь положить 1 жетон вины за каждый уничтоженный маркер у тебя (не больше 3) присяжным любого типа.',
        uk: 'Можеш покласти 1 жетон провини за кожен знищений маркер у тебе (не більше 3) присяжним будь-якого типу.',
      },
    ],
    [
      { each: 'personas', effect: { do: 'discard', n: 2, who: 'them' } },
      {
        en: 'Every other persona discards 2 strategy cards.',
        ru: 'Каждая другая персона сбрасывает 2 стратегии.',
        uk: 'Кожна інша персона скидає 2 стратегії.',
      },
    ],
  ];

  it.each(
    cases.flatMap(([effect, texts]) => LANGUAGES.map((language) => [language, texts[language], effect] as const)),
  )('%s: %s', (language, text, effect) => {
    expect(effectText(language, effect)).toBe(text);
  });
});

describe('whatever the dialect can say', () => {
  const wheres: readonly Where[] = [
    'logical',
    ['judgmental', 'perceptive'],
    'any',
    'it',
    'other',
    { with: 'guilt' },
    { with: 'influence' },
  ];
  const ins: readonly In[] = [...REGIONS, 'any', 'here', 'elsewhere'];
  const tos: readonly To[] = [...ins, 'back'];
  const whose: readonly Whose[] = ['own', 'foe', 'waiting', 'any'];
  const counts: readonly Count[] = [
    ...(['guilt', 'innocence', 'influence'] as const).flatMap((tokens) =>
      (['logical', 'it', 'all'] as const).map((on): Count => ({ tokens, on })),
    ),
    ...whose.flatMap((markers) => (['speech', 'here', 'all'] as const).map((where): Count => ({ markers, in: where }))),
    { destroyed: 'you' },
    { destroyed: 'them' },
    { strategies: 'you' },
    { strategies: 'them' },
    { controls: 'motor' },
    ...(['own', 'foe', 'any', 'joy'] as const).map((fell): Count => ({ fell })),
  ];
  const steps: readonly Step[] = [
    ...wheres.flatMap((on): Step[] => [
      ...VERDICTS.flatMap((token): Step[] => [
        { do: 'put', token, on },
        { do: 'remove', token, n: 2, from: on },
        { do: 'turn', token, on },
        ...wheres.map((to): Step => ({ do: 'shift', token, from: on, to })),
      ]),
      { do: 'influence', draw: 2, put: 2, on },
      { do: 'influence', draw: 5, put: 1, on },
      { do: 'blind', n: 2, on },
      { do: 'peek', n: 'all', on },
      { do: 'peek', n: 5, on },
      { do: 'discard-influence', from: on },
      { do: 'reveal', on },
      ...wheres.map((to): Step => ({ do: 'shift-influence', from: on, to })),
    ]),
    ...whose.flatMap((each) =>
      ins.flatMap((where): Step[] => [
        { do: 'destroy', whose: each, in: where },
        { do: 'destroy', whose: each, in: where, hanging: true },
        { do: 'return', whose: each, in: where },
        ...tos.flatMap((to): Step[] => [
          { do: 'move', whose: each, from: where, to },
          { do: 'move', whose: each, from: where, to, hanging: true },
          { do: 'move', whose: each, from: where, to, another: true },
        ]),
      ]),
    ),
    ...ins.flatMap((where): Step[] => [
      { do: 'place', from: 'unused', in: where },
      { do: 'place', from: 'destroyed', in: where },
    ]),
    { do: 'draw', n: 2 },
    { do: 'draw', n: 2, who: 'them' },
    { do: 'discard', n: 1 },
    { do: 'discard', n: 1, who: 'them' },
    { do: 'first' },
    { do: 'first', who: 'them' },
    { do: 'replace' },
  ];
  const tests: readonly CardTest[] = [
    ...counts.flatMap((of): CardTest[] => [{ atLeast: 1, of }, { atLeast: 3, of }, { none: of }]),
    { both: [{ atLeast: 2, of: counts[0]! }, { none: counts[1]! }] },
  ];
  const draw: CardEffect = { do: 'draw', n: 1 };

  it.each(LANGUAGES)('%s can say', (language) => {
    const effects: CardEffect[] = [
      ...steps,
      ...steps.map((step): CardEffect => ({ may: step })),
      ...steps.map((step): CardEffect => ({ either: [step, draw] })),
      ...steps.map((step): CardEffect => ({ either: [draw, step, step] })),
      ...steps.map((step): CardEffect => ({ if: tests[0]!, then: step, else: draw })),
      ...tests.map((test): CardEffect => ({ if: test, then: draw })),
      ...tests.map((test): CardEffect => ({ if: test, then: draw, else: [draw, { do: 'first' }] })),
      ...counts.map((per): CardEffect => ({ do: 'put', token: 'guilt', n: { per, by: 2, most: 4 }, on: 'any' })),
      ...(['round', 'personas', 'foes'] as const).map(
        (each): CardEffect => ({ each, effect: { do: 'discard', n: 1, who: 'them' } }),
      ),
      ...(['personas', 'foes'] as const).flatMap((among): CardEffect[] => [
        [
          { do: 'target', among },
          { do: 'draw', n: 2, who: 'them' },
        ],
        [
          { do: 'target', among },
          { do: 'first', who: 'them' },
        ],
        [{ do: 'target', among }, draw, { do: 'draw', n: 1, who: 'them' }],
      ]),
      { times: 3, effect: draw },
    ];
    for (const effect of effects) {
      const text = effectText(language, effect);
      expect(text, JSON.stringify(effect)).not.toMatch(SEAM);
      expect(text, JSON.stringify(effect)).toMatch(SENTENCES);
    }
  });

  it.each(LANGUAGES)('[V26] %s can say any goal', (language) => {
    const results = ['guilty', 'innocent', 'undecided'] as const;
    const ranges = [
      { atLeast: 1 },
      { atLeast: 3 },
      { atMost: 0 },
      { atMost: 1 },
      { atMost: 3 },
      { atLeast: 1, atMost: 3 },
    ];
    const goals: Goal[] = [
      ...results.flatMap((types) => ranges.map((range): Goal => ({ types, ...range }))),
      ...results.flatMap((more) => results.filter((than) => than !== more).map((than): Goal => ({ more, than }))),
      { control: ['speech'] },
      { control: REGIONS },
      { destroyed: 'most' },
      { destroyed: 'fewest' },
      ...ranges.map((destroyed): Goal => ({ destroyed })),
      { cancelled: 6 },
    ];
    const { words } = tongueOf(language);
    const texts = goals.map((goal) => words.goal(goal));
    expect(texts.filter((text) => SEAM.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(LANGUAGES)('[V5] %s can say any start', (language) => {
    const { words } = tongueOf(language);
    expect(words.start(JURORS.map((juror, i) => ({ juror, n: 1 + (i % 3) })))).not.toMatch(SEAM);
  });
});

describe('Ukrainian', () => {
  it.each([
    ['якщо у тебе', 'якщо в тебе'],
    ['заміни у імпульсивних', 'заміни в імпульсивних'],
    ['його і поклади', 'його й поклади'],
    ['розважним і імпульсивним', 'розважним та імпульсивним'],
    ['можеш взяти', 'можеш узяти'],
    ['подивися усі жетони', 'подивися всі жетони'],
    ['маркер у Спостережливість', 'маркер у Спостережливість'],
  ])('%s → %s', (before, after) => {
    expect(euphonic(before)).toBe(after);
  });
});
