import { describe, expect, it } from 'vitest';
import { flightsOfEvents, seatsWithNewLosses } from './flight-paths.ts';

describe('flights', () => {
  it('a price goes to the treasury at once', () => {
    const flights = flightsOfEvents([
      { type: 'action', seat: 1, action: 'assassinate', claim: 'assassin', target: 0, cost: 3 },
    ]);
    expect(flights).toEqual([{ piece: 'coin', from: 'purse-1', to: 'treasury', count: 3, turns: false }]);
  });

  it('announced coins come from the claim; an income comes from the treasury', () => {
    expect(flightsOfEvents([{ type: 'took', seat: 2, coins: 3, action: 'tax' }])[0]).toMatchObject({ from: 'claim' });
    expect(flightsOfEvents([{ type: 'took', seat: 2, coins: 1, action: 'income' }])[0]).toMatchObject({
      from: 'treasury',
    });
  });

  it('a theft goes from seat to seat; a theft of nothing moves nothing', () => {
    const [flight] = flightsOfEvents([{ type: 'stole', seat: 0, target: 3, coins: 2 }]);
    expect(flight).toMatchObject({ piece: 'coin', from: 'purse-3', to: 'purse-0', count: 2 });
    expect(flightsOfEvents([{ type: 'stole', seat: 0, target: 3, coins: 0 }])[0]?.count).toBe(0);
  });

  it('a shown card turns over; a replaced one goes to the deck and another comes', () => {
    expect(flightsOfEvents([{ type: 'shown', seat: 1, card: 'duke' }])).toEqual([
      { piece: 'duke', from: 'hand-1', to: 'claim', count: 1, turns: true },
    ]);
    const places = flightsOfEvents([{ type: 'replaced', seat: 1, card: 'duke' }]).map(({ from, to }) => [from, to]);
    expect(places).toEqual([
      ['hand-1', 'deck'],
      ['deck', 'hand-1'],
    ]);
  });

  it('never shows a face that is not public', () => {
    const secret = flightsOfEvents([
      { type: 'drew', seat: 1, count: 2 },
      { type: 'your-draw', cards: ['duke', 'captain'] },
      { type: 'examined', seat: 0, target: 1 },
      { type: 'you-saw', target: 1, card: 'contessa' },
    ]);
    expect(new Set(secret.map(({ piece }) => piece))).toEqual(new Set(['back']));
  });

  it('coins at the claim go back when nobody takes them', () => {
    const flights = flightsOfEvents([{ type: 'not-shown', seat: 0, claim: 'duke' }], 3, 0);
    expect(flights).toEqual([{ piece: 'coin', from: 'claim', to: 'treasury', count: 3, turns: false }]);
    expect(flightsOfEvents([{ type: 'answered', seat: 1 }], 3, 3)).toEqual([]);
    expect(flightsOfEvents([{ type: 'took', seat: 0, coins: 3, action: 'tax' }], 3, 0)).toHaveLength(1);
  });

  it('has a maximum of coins in one flight', () => {
    expect(flightsOfEvents([{ type: 'forfeited', seat: 0, coins: 12 }])[0]?.count).toBe(7);
  });

  it('finds the seats that lost a card', () => {
    expect(
      seatsWithNewLosses([{ type: 'lost', seat: 4, card: 'duke', why: 'coup' }, { type: 'nobody-blocked' }]),
    ).toEqual([4]);
  });
});
