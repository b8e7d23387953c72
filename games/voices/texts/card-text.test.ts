import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import type {
  CardCondition,
  CardEffect,
  CountTerm,
  DestinationRef,
  EffectStep,
  Goal,
  JurorRef,
  MarkerOwnerRef,
  RegionRef,
} from '../rules/card-terms.ts';
import { EMOTIONS, JUROR_TYPES, REGIONS, SIDES, VERDICT_TOKENS } from '../rules/vocabulary.ts';
import { abilityEffects, BOX, CARD_SET, PROGRAM_SOURCES } from './card-lookup.ts';
import { cardReviewPage } from './card-review-page.ts';
import {
  effectText,
  goalText,
  markerText,
  plotStartText,
  plotWords,
  roleWords,
  sideText,
  strategyText,
  strategyWords,
  trialWords,
} from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { phraseEffect, stepFacts } from './step-facts.ts';
import { euphonic } from './uk/euphony.ts';

const BROKEN_TEXT = /undefined|null|NaN|\[object|[{}]| {2}|^\s|\s$|^$| [.,:;?!]|\.\.(?!\.)|,,/;
const SENTENCES = /^[\p{Lu}\d«“+].*[.!?…]$/u;
const FICTION = 360; // characters; more would not fit on a card
const LABEL = 45; // on a button
const ABILITY = 250;

describe.each(LANGUAGES)('every card in %s', (language) => {
  it('has a title that no other card of its kind has', () => {
    const { trial, strategies, roles, plots } = languagePackOf(language).fiction;
    for (const [words, ids] of [
      [trial, CARD_SET.trial.map(({ id }) => id)],
      [strategies, CARD_SET.strategies.map(({ id }) => id)],
      [roles, BOX.roles.map(({ id }) => id)],
      [plots, CARD_SET.plots.map(({ id }) => id)],
    ] as const) {
      expect(Object.keys(words).sort()).toEqual([...ids].sort());
      const titles = Object.values(words).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => BROKEN_TEXT.test(title))).toEqual([]);
    }
  });

  it.each(CARD_SET.trial.map(({ id }) => id))(
    '[V10] %s tells a story on both sides, and what each ability does',
    (id) => {
      for (const side of SIDES) {
        const { fiction } = trialWords(language, id)[side];
        expect(fiction).not.toMatch(BROKEN_TEXT);
        expect(fiction.length).toBeLessThanOrEqual(FICTION);
        for (const { header, text } of sideText(language, id, side)) {
          expect(header).not.toMatch(BROKEN_TEXT);
          if (text !== null) expectText(text);
        }
      }
    },
  );

  it.each(CARD_SET.trial.map(({ id }) => id))('[V15] %s has a label and an end for each hidden effect', (id) => {
    for (const side of SIDES) {
      const hidden = CARD_SET.trial.find((card) => card.id === id)![side].abilities.filter((each) => 'hidden' in each);
      const words = trialWords(language, id)[side].hidden ?? [];
      expect(words.map(({ length }) => length)).toEqual(hidden.map((each) => abilityEffects(each).length));
      for (const { label, after } of words.flat()) {
        expect(label).not.toMatch(BROKEN_TEXT);
        expect(label).not.toMatch(/\.$/);
        expect(label.length, label).toBeLessThanOrEqual(LABEL);
        expect(after).not.toMatch(BROKEN_TEXT);
      }
      const labels = words.map((each) => new Set(each.map(({ label }) => label)).size);
      expect(labels).toEqual(words.map(({ length }) => length));
      for (const ability of sideText(language, id, side)) {
        for (const { effect } of ability.hidden) expectText(effect);
      }
    }
  });

  it('[V18] says of every strategy when it can be played and what it does', () => {
    for (const { id } of CARD_SET.strategies) {
      expect(strategyWords(language, id).fiction).not.toMatch(BROKEN_TEXT);
      expectText(strategyText(language, id));
    }
  });

  it('[V26] says what every role wants', () => {
    for (const { id, goals } of BOX.roles) {
      expect(roleWords(language, id).fiction).not.toMatch(BROKEN_TEXT);
      const lines = goalText(language, id);
      expect(lines).toHaveLength(Math.max(1, goals.length));
      for (const line of lines) expectText(line);
    }
  });

  it('[V27] knows both goals of the prosecutor', () => {
    expect(goalText(language, 'prosecutor', 'four')).not.toEqual(goalText(language, 'prosecutor', 'more'));
  });

  it('[V28] has the beginning of every plot and its three endings', () => {
    for (const { id } of CARD_SET.plots) {
      const { start, convicted, released, undecided } = plotWords(language, id);
      for (const text of [start, convicted, released, undecided]) {
        expect(text).not.toMatch(BROKEN_TEXT);
        expect(text.length).toBeLessThanOrEqual(FICTION + 40);
      }
      for (const line of plotStartText(language, id)) expectText(line);
    }
  });

  it('[V31] says what markers can do, those that can', () => {
    const abilities = EMOTIONS.filter((emotion) => markerText(language, emotion) !== undefined);
    expect(abilities).toEqual(EMOTIONS.filter((emotion) => BOX.markerPrograms[emotion] !== undefined));
    for (const emotion of abilities) expectText(markerText(language, emotion)!);
  });

  it('speaks one language', () => {
    const foreign = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ]/i, uk: /[a-zыэёъ]/i }[language];
    const page = cardReviewPage(language).map((text) => text.replace(/\(I{1,2};/g, ''));
    expect(page.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('is as it was reviewed; GOLDEN=write accepts the current text', () => {
    const file = join(import.meta.dirname, `cards.${language}.txt`);
    const page = `${cardReviewPage(language).join('\n\n')}\n`;
    if (process.env.GOLDEN === 'write') writeFileSync(file, page);
    expect(page).toBe(readFileSync(file, 'utf8'));
  });
});

function expectText(text: string): void {
  expect(text).not.toMatch(BROKEN_TEXT);
  expect(text).toMatch(SENTENCES);
  expect(text.length, text).toBeLessThanOrEqual(ABILITY);
}

it('every program except those of rounds and windows has one source', () => {
  const numbers = BOX.programs.map((_, number) => number).slice(2);
  expect([...PROGRAM_SOURCES.keys()].sort((a, b) => a - b)).toEqual(numbers);
});

describe('numbers on a card', () => {
  it('[V14] are those of the data', () => {
    for (const language of LANGUAGES) {
      for (const { effect } of PROGRAM_SOURCES.values()) {
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
    const { if: condition, ...rest } = effect as Extract<CardEffect, { if: unknown }>;
    const isSaid = condition !== undefined && !stepFacts.isImpliedBy(condition, phraseEffect(rest.then));
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

describe('related steps are phrased together', () => {
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

describe('all card terms', () => {
  const wheres: readonly JurorRef[] = [
    'logical',
    ['judgmental', 'perceptive'],
    'any',
    'it',
    'other',
    { with: 'guilt' },
    { with: 'influence' },
  ];
  const ins: readonly RegionRef[] = [...REGIONS, 'any', 'here', 'elsewhere'];
  const tos: readonly DestinationRef[] = [...ins, 'back'];
  const whose: readonly MarkerOwnerRef[] = ['own', 'foe', 'waiting', 'any'];
  const counts: readonly CountTerm[] = [
    ...(['guilt', 'innocence', 'influence'] as const).flatMap((tokens) =>
      (['logical', 'it', 'all'] as const).map((on): CountTerm => ({ tokens, on })),
    ),
    ...whose.flatMap((markers) =>
      (['speech', 'here', 'all'] as const).map((where): CountTerm => ({ markers, in: where })),
    ),
    { destroyed: 'you' },
    { destroyed: 'them' },
    { strategies: 'you' },
    { strategies: 'them' },
    { controls: 'motor' },
    ...(['own', 'foe', 'any', 'joy'] as const).map((fell): CountTerm => ({ fell })),
  ];
  const steps: readonly EffectStep[] = [
    ...wheres.flatMap((on): EffectStep[] => [
      ...VERDICT_TOKENS.flatMap((token): EffectStep[] => [
        { do: 'put', token, on },
        { do: 'remove', token, n: 2, from: on },
        { do: 'turn', token, on },
        ...wheres.map((to): EffectStep => ({ do: 'shift', token, from: on, to })),
      ]),
      { do: 'influence', draw: 2, put: 2, on },
      { do: 'influence', draw: 5, put: 1, on },
      { do: 'blind', n: 2, on },
      { do: 'peek', n: 'all', on },
      { do: 'peek', n: 5, on },
      { do: 'discard-influence', from: on },
      { do: 'reveal', on },
      ...wheres.map((to): EffectStep => ({ do: 'shift-influence', from: on, to })),
    ]),
    ...whose.flatMap((each) =>
      ins.flatMap((where): EffectStep[] => [
        { do: 'destroy', whose: each, in: where },
        { do: 'destroy', whose: each, in: where, hanging: true },
        { do: 'return', whose: each, in: where },
        ...tos.flatMap((destinationRef): EffectStep[] => [
          { do: 'move', whose: each, from: where, to: destinationRef },
          { do: 'move', whose: each, from: where, to: destinationRef, hanging: true },
          { do: 'move', whose: each, from: where, to: destinationRef, another: true },
        ]),
      ]),
    ),
    ...ins.flatMap((where): EffectStep[] => [
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
  const tests: readonly CardCondition[] = [
    ...counts.flatMap((of): CardCondition[] => [{ atLeast: 1, of }, { atLeast: 3, of }, { none: of }]),
    { both: [{ atLeast: 2, of: counts[0]! }, { none: counts[1]! }] },
  ];
  const draw: CardEffect = { do: 'draw', n: 1 };

  it.each(LANGUAGES)('have words in %s', (language) => {
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
      expect(text, JSON.stringify(effect)).not.toMatch(BROKEN_TEXT);
      expect(text, JSON.stringify(effect)).toMatch(SENTENCES);
    }
  });

  it.each(LANGUAGES)('[V26] include goals, in %s', (language) => {
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
    const { words } = languagePackOf(language);
    const texts = goals.map((goal) => words.goal(goal));
    expect(texts.filter((text) => BROKEN_TEXT.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(LANGUAGES)('[V5] include starts of plots, in %s', (language) => {
    const { words } = languagePackOf(language);
    expect(words.start(JUROR_TYPES.map((juror, i) => ({ juror, n: 1 + (i % 3) })))).not.toMatch(BROKEN_TEXT);
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
