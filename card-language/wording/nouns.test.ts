import { describe, expect, it } from 'vitest';
import { type CountingRules, countedNoun, type Noun, nounWithTail, uninflectedNoun } from './nouns.ts';

const en: CountingRules = { locale: 'en', fewForm: ({ several }) => several.nom };
const ru: CountingRules = { locale: 'ru', fewForm: ({ one }) => one.gen };
const uk: CountingRules = { locale: 'uk', fewForm: ({ several }) => several.nom };

const card: Noun = {
  gender: 'f',
  one: { nom: 'карта', gen: 'карты', acc: 'карту' },
  several: { nom: 'карты', gen: 'карт', acc: 'карты' },
};
const token: Noun = {
  gender: 'm',
  one: { nom: 'жетон', gen: 'жетону', acc: 'жетон' },
  several: { nom: 'жетони', gen: 'жетонів', acc: 'жетони' },
};
const hero: Noun = {
  gender: 'm',
  isAnimate: true,
  one: { nom: 'Рик', gen: 'Рика', acc: 'Рика' },
  several: { nom: 'Рики', gen: 'Риков', acc: 'Риков' },
};
const point: Noun = {
  gender: 'n',
  one: { nom: 'победное очко', gen: 'победного очка', acc: 'победное очко' },
  several: { nom: 'победные очки', gen: 'победных очков', acc: 'победные очки' },
  fewForm: 'победных очка',
};

describe('numbers with nouns', () => {
  it.each([
    ['ru', ru, card, 'acc', ['1 карту', '2 карты', '5 карт', '11 карт', '21 карту', '22 карты']],
    ['ru', ru, card, 'nom', ['1 карта', '2 карты', '5 карт', '11 карт', '21 карта', '22 карты']],
    ['ru', ru, card, 'gen', ['1 карты', '2 карт', '5 карт', '11 карт', '21 карты', '22 карт']],
    ['ru', ru, hero, 'acc', ['1 Рика', '2 Риков', '5 Риков', '11 Риков', '21 Рика', '22 Риков']],
    [
      'ru',
      ru,
      point,
      'acc',
      [
        '1 победное очко',
        '2 победных очка',
        '5 победных очков',
        '11 победных очков',
        '21 победное очко',
        '22 победных очка',
      ],
    ],
    ['uk', uk, token, 'acc', ['1 жетон', '2 жетони', '5 жетонів', '11 жетонів', '21 жетон', '22 жетони']],
    ['en', en, uninflectedNoun('card'), 'acc', ['1 card', '2 cards', '5 cards', '11 cards', '21 cards', '22 cards']],
  ] as const)('%s: number and noun agree', (_, countingRules, noun, inCase, expected) => {
    expect([1, 2, 5, 11, 21, 22].map((n) => countedNoun(countingRules, n, noun, inCase))).toEqual(expected);
  });

  it('keep the tail of the noun', () => {
    expect(countedNoun(ru, 3, nounWithTail(card, ' Совета'))).toBe('3 карты Совета');
    expect(countedNoun(ru, 3, nounWithTail(point, '!'))).toBe('3 победных очка!');
  });
});
