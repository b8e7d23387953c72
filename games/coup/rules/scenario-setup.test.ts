import { failed } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { completeOptions } from './editions.ts';
import { arrangeScenario } from './scenario-setup.ts';

const arrange = (deal: unknown, chosen = {}, seats = 3) => arrangeScenario(seats, completeOptions(seats, chosen), deal);

describe('the deal of a scenario', () => {
  it.each<[string, unknown, RegExp]>([
    ['no object', [], /must be an object/],
    ['an unknown field', { hand: [] }, /unknown field "hand"/],
    ['no seat that begins', { first: 3 }, /"first" must be a seat, not 3/],
    ['too few purses', { coins: [1, 2] }, /"coins" must be 3 numbers/],
    ['half a coin', { coins: [1, 2, 0.5] }, /"coins" must be 3 numbers/],
    ['more coins than the box holds', { coins: [20, 20, 20] }, /the box holds only 51 coins/],
    ['an unknown card', { hands: [['joker']] }, /"hands" has "joker", not one of duke/],
    ['a card that is not at court', { hands: [['inquisitor']] }, /more copies of inquisitor than the box holds/],
    ['a fourth Duke', { deck: ['duke', 'duke', 'duke', 'duke'] }, /more copies of duke than the box holds/],
    ['three cards for a seat', { hands: [['duke', 'captain', 'contessa']] }, /seat 0 is dealt more than 2 cards/],
    ['hands for too many seats', { hands: [[], [], [], []] }, /"hands" must be a list of cards for each seat/],
    ['a deck that is no list', { deck: 'duke' }, /"deck" must be a list of cards/],
    [
      'a deck of everything',
      { deck: Array(3).fill(['duke', 'assassin', 'captain', 'ambassador', 'contessa']).flat() },
      /leaves no cards for seat 0/,
    ],
    [
      'one seat with influence',
      {
        faceUp: [
          ['duke', 'duke'],
          ['captain', 'captain'],
        ],
        first: 2,
      },
      /fewer than two seats/,
    ],
    ['a dead seat that begins', { faceUp: [['duke', 'duke']], first: 0 }, /seat 0 is first but has no influence/],
    ['too many turns', { turns: 300 }, /"turns" must be a number from 0 to 299/],
  ])('with %s is refused', (_what, deal, message) => {
    expect(arrange(deal)).toEqual(failed(expect.stringMatching(message)));
  });

  it('may name no cards in a drafted game', () => {
    expect(arrange({ deck: ['duke'] }, { draft: true }, 2)).toEqual(
      failed(expect.stringMatching(/a drafted deal names no cards/)),
    );
  });
});
