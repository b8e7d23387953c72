import { LANGUAGES } from '@kuluary/texts/languages';
import type { Reader } from '@kuluary/texts/reader';
import { describe, expect, it } from 'vitest';
import type { Goal } from '../rules/card-terms.ts';
import { CARD_SET } from '../texts/card-lookup.ts';
import { arrangedView, NO_STRATEGIES } from './arranged-view.fixture.ts';
import { goalProgressOf, visibleResults } from './goal-progress.ts';
import { goalLabel, progressText } from './goal-progress-text.ts';

const { view } = arrangedView({
  ...NO_STRATEGIES,
  guilt: { logical: 3, judgmental: 1 },
  innocence: { logical: 1, impulsive: 2 },
  regions: { speech: ['blue joy'] },
  destroyed: ['blue fear'],
});
const NAMES = ['Max', 'Anna', 'Boris', 'Clara'];

function textOf(goal: Goal, seat: number, language: Reader['language'] = 'en', viewer: Reader['viewer'] = 'spectator') {
  const reader: Reader = { language, viewer, names: NAMES };
  const found = goalProgressOf(view, seat, goal, visibleResults(view));
  return `${goalLabel(reader, found)}: ${progressText(reader, view, seat, found)}`;
}

describe('a goal in words', () => {
  it('says its progress', () => {
    expect(textOf({ types: 'guilty', atLeast: 4 }, 1)).toBe('Guilty for at least four: 2');
    expect(textOf({ types: 'undecided', atMost: 0 }, 1)).toBe('Nobody undecided: 3');
    expect(textOf({ more: 'guilty', than: 'innocent' }, 1)).toBe('More “Guilty” than “Innocent”: 2 and 1');
    expect(textOf({ cancelled: 8 }, 1)).toBe('At least eight pairs cancelled: 1');
    expect(textOf({ destroyed: { atLeast: 4 } }, 1)).toBe('At least four markers lost: 1');
  });

  it('says which region is controlled, and how firmly', () => {
    const goal = { control: ['planning', 'speech'] } as const;
    expect(textOf(goal, 1)).toMatch(/^In control of Planning or Speech: Speech\u00a0\d$/);
    expect(textOf(goal, 2)).toBe('In control of Planning or Speech: nothing');
  });

  it('names rivals that are ahead', () => {
    const most = { destroyed: 'most' } as const;
    expect(textOf(most, 1)).toBe('Most losses: 1');
    expect(textOf(most, 2)).toBe('Most losses: 0, Anna 1');
    expect(textOf(most, 2, 'ru', 1)).toBe('Больше всех потерь: 0, ты — 1');
    expect(textOf({ destroyed: 'fewest' }, 1, 'uk')).toBe('Найменше втрат: 1, Boris і Clara — 0');
  });

  it.each(LANGUAGES)('is there for every role, %s', (language) => {
    for (const goal of CARD_SET.roles.flatMap(({ goals }) => goals))
      expect(textOf(goal, 1, language)).not.toMatch(/[{}]|#/);
  });
});
