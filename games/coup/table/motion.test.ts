import { describe, expect, it } from 'vitest';
import { flightsOf, lossesIn } from './motion.ts';

describe('what moves', () => {
  it('a price goes to the treasury at once', () => {
    const flights = flightsOf([
      { type: 'action', seat: 1, action: 'assassinate', claim: 'assassin', target: 0, cost: 3 },
    ]);
    expect(flights).toEqual([{ thing: 'coin', from: 'purse-1', to: 'treasury', count: 3, turns: false }]);
  });

  it('what was announced waits at the claim; an income comes straight from the treasury', () => {
    expect(flightsOf([{ type: 'took', seat: 2, coins: 3, action: 'tax' }])[0]).toMatchObject({ from: 'claim' });
    expect(flightsOf([{ type: 'took', seat: 2, coins: 1, action: 'income' }])[0]).toMatchObject({ from: 'treasury' });
  });

  it('a theft goes from purse to purse, and a theft in vain moves nothing', () => {
    const [flight] = flightsOf([{ type: 'stole', seat: 0, target: 3, coins: 2 }]);
    expect(flight).toMatchObject({ thing: 'coin', from: 'purse-3', to: 'purse-0', count: 2 });
    expect(flightsOf([{ type: 'stole', seat: 0, target: 3, coins: 0 }])[0]?.count).toBe(0);
  });

  it('a shown card turns over; a replaced one goes and another comes', () => {
    expect(flightsOf([{ type: 'shown', seat: 1, card: 'duke' }])).toEqual([
      { thing: 'duke', from: 'hand-1', to: 'claim', count: 1, turns: true },
    ]);
    const places = flightsOf([{ type: 'replaced', seat: 1, card: 'duke' }]).map(({ from, to }) => [from, to]);
    expect(places).toEqual([
      ['hand-1', 'deck'],
      ['deck', 'hand-1'],
    ]);
  });

  it('never tells a face that not everybody sees', () => {
    const secret = flightsOf([
      { type: 'drew', seat: 1, count: 2 },
      { type: 'your-draw', cards: ['duke', 'captain'] },
      { type: 'examined', seat: 0, target: 1 },
      { type: 'you-saw', target: 1, card: 'contessa' },
    ]);
    expect(new Set(secret.map(({ thing }) => thing))).toEqual(new Set(['back']));
  });

  it('what waited at the claim goes back when nobody takes it', () => {
    const fallen = flightsOf([{ type: 'not-shown', seat: 0, claim: 'duke' }], 3, 0);
    expect(fallen).toEqual([{ thing: 'coin', from: 'claim', to: 'treasury', count: 3, turns: false }]);
    expect(flightsOf([{ type: 'answered', seat: 1 }], 3, 3)).toEqual([]);
    expect(flightsOf([{ type: 'took', seat: 0, coins: 3, action: 'tax' }], 3, 0)).toHaveLength(1);
  });

  it('no more coins fly than one can see', () => {
    expect(flightsOf([{ type: 'forfeited', seat: 0, coins: 12 }])[0]?.count).toBe(7);
  });

  it('lost cards are struck where they lie', () => {
    expect(lossesIn([{ type: 'lost', seat: 4, card: 'duke', why: 'coup' }, { type: 'nobody-blocked' }])).toEqual([4]);
  });
});
