import { describe, expect, it } from 'vitest';
import { CARD_SET } from '../texts/card-lookup.ts';
import { arrangedView, NO_STRATEGIES } from './arranged-view.fixture.ts';
import { goalProgressOf, goalProgressOfRole, goalsOfRole, visibleResults } from './goal-progress.ts';

const { view } = arrangedView({
  ...NO_STRATEGIES,
  guilt: { logical: 3, judgmental: 1 },
  innocence: { logical: 1, impulsive: 2 },
  regions: { speech: ['blue joy'] },
  destroyed: ['blue fear'],
});

describe('the progress of a goal', () => {
  it('counts verdict tokens, not influence', () => {
    expect(visibleResults(view).map(({ result }) => result)).toEqual([
      'guilty',
      'guilty',
      'undecided',
      'undecided',
      'innocent',
      'undecided',
    ]);
  });

  it('is given in figures', () => {
    const results = visibleResults(view);
    expect(goalProgressOf(view, 1, { types: 'guilty', atLeast: 4 }, results)).toMatchObject({
      holds: false,
      amounts: [2],
    });
    expect(goalProgressOf(view, 1, { more: 'guilty', than: 'innocent' }, results)).toMatchObject({
      holds: true,
      amounts: [2, 1],
    });
    expect(goalProgressOf(view, 1, { control: ['speech', 'motor'] }, results)).toMatchObject({
      holds: true,
      amounts: [1],
    });
    expect(goalProgressOf(view, 1, { cancelled: 2 }, results)).toMatchObject({ holds: false, amounts: [1] });
  });

  it('compares destroyed markers with the other personas', () => {
    const most = { destroyed: 'most' } as const;
    expect(goalProgressOf(view, 1, most, visibleResults(view))).toMatchObject({ holds: true, amounts: [1, 1] });
    expect(goalProgressOf(view, 2, most, visibleResults(view))).toMatchObject({ holds: false, amounts: [0, 1] });
    expect(goalProgressOf(view, 1, { destroyed: { atLeast: 2 } }, visibleResults(view))).toMatchObject({
      holds: false,
    });
  });

  it('is known for every role, and for the prosecutor as the host wants it', () => {
    for (const { id, goals } of CARD_SET.roles)
      expect(goalProgressOfRole(view, 1, id, visibleResults(view))).toHaveLength(goals.length);
    expect(goalsOfRole({ options: { ...view.options, majority: 'more' } }, 'prosecutor')).toEqual([
      { more: 'guilty', than: 'innocent' },
    ]);
  });
});
