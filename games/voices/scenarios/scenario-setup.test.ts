import { failed, unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { voicesGame } from '../cards/card-set.ts';

const arranged = (deal: unknown) => voicesGame.arrange(4, voicesGame.completeOptions(4, {}), deal);
const stateOf = (deal: unknown) => unwrap(arranged(deal));

describe('a deal of a scenario', () => {
  it.each<[string, unknown, string]>([
    ['no object', [], 'the deal must be an object'],
    ['an unknown field', { hand: [] }, 'the deal has an unknown field "hand"'],
    ['hands for too few seats', { hands: [[], []] }, 'the deal’s "hands" must be a list for each seat'],
    ['a hand that is no list', { hands: [[], [], [], 'x'] }, 'the deal’s "hands" must be a list'],
    ['an unknown strategy', { strategies: ['x'] }, 'there is no "x" left in the box'],
    ['a plot that is not there', { plot: 'x' }, 'there is no plot "x"'],
    ['a round too many', { round: 9 }, 'the deal’s "round" must be a whole number from 1 to 8'],
    ['a first player from elsewhere', { first: 4 }, 'the deal’s "first" must be a whole number from 0 to 3'],
    ['too few roles', { roles: ['prosecutor'] }, 'the deal’s "roles" must name a different one for each seat'],
    ['an unknown marker', { destroyed: ['pink joy'] }, 'there is no marker "pink joy" any more'],
    ['a marker twice', { destroyed: ['blue joy', 'blue joy'] }, 'there is no marker "blue joy" any more'],
    ['a marker of a colour that nobody has', { used: ['violet joy'] }, 'there is no marker "violet joy" any more'],
    [
      'a marker without a place',
      { regions: { motor: [{ marker: 'blue joy' }] } },
      'a marker must be a name, or have a marker, x and y',
    ],
    [
      'an unknown type of jurors',
      { guilt: { angry: 1 } },
      'the deal’s "guilt" must name some of logical, judgmental, distracted, laid-back, impulsive, perceptive',
    ],
    ['too many blanks', { supply: Array(7).fill('blank') }, 'there is no "blank" left in the box'],
  ])('with %s is refused', (_what, deal, message) => {
    expect(arranged(deal)).toEqual(failed(message));
  });

  it('is filled from the box in its order', () => {
    const state = stateOf({ supply: ['blank'], influence: { logical: ['guilt'] } });
    expect(state.supply).toHaveLength(29);
    expect(state.supply.at(-1)).toBe(2);
    expect(state.market).toHaveLength(3);
    expect(state.hands.map(({ length }) => length)).toEqual([0, 2, 2, 2]);
  });

  it('lays markers in rows from the rail, where no place is named', () => {
    const regions = { motor: ['blue joy', 'red joy', 'yellow joy', 'grey panic'] };
    expect(stateOf({ regions }).platforms[4]!.map(({ x, y }) => [x, y])).toEqual([
      [10_000, 10_000],
      [32_000, 10_000],
      [54_000, 10_000],
      [10_000, 32_000],
    ]);
  });
});
