import { describe, expect, it } from 'vitest';
import { type Counting, counted, followed, type Noun, plain } from './lexicon.ts';

const en: Counting = { locale: 'en', few: ({ several }) => several.nom };
const ru: Counting = { locale: 'ru', few: ({ one }) => one.gen };
const uk: Counting = { locale: 'uk', few: ({ several }) => several.nom };

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
  few: 'победных очка',
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
    ['en', en, plain('card'), 'acc', ['1 card', '2 cards', '5 cards', '11 cards', '21 cards', '22 cards']],
  ] as const)('%s counts as people do', (_, counting, noun, inCase, expected) => {
    expect([1, 2, 5, 11, 21, 22].map((n) => counted(counting, n, noun, inCase))).toEqual(expected);
  });

  it('keep what follows the noun', () => {
    expect(counted(ru, 3, followed(card, ' Совета'))).toBe('3 карты Совета');
    expect(counted(ru, 3, followed(point, '!'))).toBe('3 победных очка!');
  });
});
