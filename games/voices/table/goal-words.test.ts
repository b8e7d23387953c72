import { LANGUAGES } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Goal } from '../rules/dialect.ts';
import { SET } from '../texts/box.ts';
import { arranged, BARE } from './arranged.fixture.ts';
import { seenResults, standing } from './goal-standing.ts';
import { goalWords, haveWords } from './goal-words.ts';

const { view } = arranged({
  ...BARE,
  guilt: { logical: 3, judgmental: 1 },
  innocence: { logical: 1, impulsive: 2 },
  regions: { speech: ['blue joy'] },
  destroyed: ['blue fear'],
});
const NAMES = ['Max', 'Anna', 'Boris', 'Clara'];

function told(goal: Goal, seat: number, language: Reader['language'] = 'en', viewer: Reader['viewer'] = 'spectator') {
  const reader: Reader = { language, viewer, names: NAMES };
  const found = standing(view, seat, goal, seenResults(view));
  return `${goalWords(reader, found)}: ${haveWords(reader, view, seat, found)}`;
}

describe('a goal in words', () => {
  it('says what it has come to', () => {
    expect(told({ types: 'guilty', atLeast: 4 }, 1)).toBe('Guilty for at least four: 2');
    expect(told({ types: 'undecided', atMost: 0 }, 1)).toBe('Nobody undecided: 3');
    expect(told({ more: 'guilty', than: 'innocent' }, 1)).toBe('More “Guilty” than “Innocent”: 2 and 1');
    expect(told({ cancelled: 8 }, 1)).toBe('At least eight pairs cancelled: 1');
    expect(told({ destroyed: { atLeast: 4 } }, 1)).toBe('At least four markers lost: 1');
  });

  it('says which region is controlled, and how firmly', () => {
    const goal = { control: ['planning', 'speech'] } as const;
    expect(told(goal, 1)).toMatch(/^In control of Planning or Speech: Speech\u00a0\d$/);
    expect(told(goal, 2)).toBe('In control of Planning or Speech: nothing');
  });

  it('names those who have outdone it', () => {
    const most = { destroyed: 'most' } as const;
    expect(told(most, 1)).toBe('Most losses: 1');
    expect(told(most, 2)).toBe('Most losses: 0, Anna 1');
    expect(told(most, 2, 'ru', 1)).toBe('Больше всех потерь: 0, ты — 1');
    expect(told({ destroyed: 'fewest' }, 1, 'uk')).toBe('Найменше втрат: 1, Boris і Clara — 0');
  });

  it.each(LANGUAGES)('is there for every role, %s', (language) => {
    for (const goal of SET.roles.flatMap(({ goals }) => goals)) expect(told(goal, 1, language)).not.toMatch(/[{}]|#/);
  });
});
