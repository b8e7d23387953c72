import { failed, unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { rickshank } from '../cards/rickshank.ts';

const arranged = (deal: unknown) => rickshank.arrange(2, rickshank.completeOptions(2, {}), deal);
const stateOf = (deal: unknown) => unwrap(arranged(deal));
const SHORT_LIST = 'must be a list of one for each seat at most';

describe('a deal of a scenario', () => {
  it.each<[string, unknown, string]>([
    ['no object', [], 'the deal must be an object'],
    ['an unknown field', { hand: [] }, 'the deal has an unknown field "hand"'],
    ['hands for too many seats', { hands: [[], [], []] }, `the deal's "hands" must be a list for each seat`],
    ['tokens for nobody', { tokens: 3 }, `the deal's "tokens" ${SHORT_LIST}`],
    ['tokens that are null', { tokens: null }, `the deal's "tokens" ${SHORT_LIST}`],
    ['tokens for too many seats', { tokens: [0, 0, 0] }, `the deal's "tokens" ${SHORT_LIST}`],
    ['a seat of no tokens at all', { tokens: [null, 1] }, `the deal's "tokens" must be a number from 0 to 9`],
    ['more tokens than there are', { tokens: [5, 5] }, 'there are only 9 tokens'],
    ['a character for nobody', { characters: 'moron-morty' }, `the deal's "characters" ${SHORT_LIST}`],
    [
      'characters for too many seats',
      { characters: ['moron-morty', 'bluffing-rick', 'heroic-summer'] },
      `the deal's "characters" ${SHORT_LIST}`,
    ],
  ])('with %s is refused', (_what, deal, message) => {
    expect(arranged(deal)).toEqual(failed(message));
  });

  it('may name tokens and characters of the first seats only', () => {
    const { players, tokens } = stateOf({ tokens: [2], characters: ['moron-morty'] });
    expect(players.map((player) => player.tokens)).toEqual([2, 0]);
    expect(players.map(({ character }) => character >= 0)).toEqual([true, false]);
    expect(tokens).toBe(7);
  });

  it('gives every seat the ten starting cards, unless it names a hand or a deck', () => {
    const sizes = (deal: unknown) => stateOf(deal).players.map(({ hand, deck }) => [hand.length, deck.length]);
    expect(sizes({})).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(sizes({ hands: [['jerry'], []] })).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(sizes({ decks: [['jerry'], []] })).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});
