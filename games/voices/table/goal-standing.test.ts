import { describe, expect, it } from 'vitest';
import { SET } from '../texts/box.ts';
import { arranged, BARE } from './arranged.fixture.ts';
import { goalsOf, seenResults, standing, standings } from './goal-standing.ts';

const { view } = arranged({
  ...BARE,
  guilt: { logical: 3, judgmental: 1 },
  innocence: { logical: 1, impulsive: 2 },
  regions: { speech: ['blue joy'] },
  destroyed: ['blue fear'],
});

describe('how a goal stands', () => {
  it('counts what everybody sees on the jurors, and no influence', () => {
    expect(seenResults(view).map(({ result }) => result)).toEqual([
      'guilty',
      'guilty',
      'undecided',
      'undecided',
      'innocent',
      'undecided',
    ]);
  });

  it('is told in figures', () => {
    const results = seenResults(view);
    expect(standing(view, 1, { types: 'guilty', atLeast: 4 }, results)).toMatchObject({ holds: false, have: [2] });
    expect(standing(view, 1, { more: 'guilty', than: 'innocent' }, results)).toMatchObject({
      holds: true,
      have: [2, 1],
    });
    expect(standing(view, 1, { control: ['speech', 'motor'] }, results)).toMatchObject({ holds: true, have: [1] });
    expect(standing(view, 1, { cancelled: 2 }, results)).toMatchObject({ holds: false, have: [1] });
  });

  it('compares destroyed markers with the other personas', () => {
    const most = { destroyed: 'most' } as const;
    expect(standing(view, 1, most, seenResults(view))).toMatchObject({ holds: true, have: [1, 1] });
    expect(standing(view, 2, most, seenResults(view))).toMatchObject({ holds: false, have: [0, 1] });
    expect(standing(view, 1, { destroyed: { atLeast: 2 } }, seenResults(view))).toMatchObject({ holds: false });
  });

  it('is known for every role, and for the prosecutor as the host wants it', () => {
    for (const { id, goals } of SET.roles) expect(standings(view, 1, id, seenResults(view))).toHaveLength(goals.length);
    expect(goalsOf({ options: { ...view.options, majority: 'more' } }, 'prosecutor')).toEqual([
      { more: 'guilty', than: 'innocent' },
    ]);
  });
});
