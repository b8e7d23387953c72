import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { flightsOfEvents, seatsThatSealed } from './flight-paths.ts';

function moved(more: Partial<Extract<Event, { type: 'moved' }>>): Event {
  return {
    type: 'moved',
    reason: 'bought',
    card: 'aqua-rick',
    from: 'line-up',
    fromSeat: null,
    to: 'discard',
    toSeat: 0,
    seat: 0,
    ...more,
  };
}

describe('flights', () => {
  it('a bought card flies from the line-up to its new owner', () => {
    expect(flightsOfEvents([moved({})], 0)).toEqual([
      { piece: { card: 'aqua-rick' }, from: 'line-up', to: 'seat-0', count: 1 },
    ]);
  });

  it('a played card leaves the viewer’s hand or another seat', () => {
    const event = moved({ reason: 'played', from: 'hand', fromSeat: 1, to: 'play', toSeat: 1, seat: 1 });
    expect(flightsOfEvents([event], 1)[0]).toMatchObject({ from: 'hand-1', to: 'play' });
    expect(flightsOfEvents([event], 0)[0]).toMatchObject({ from: 'seat-1', to: 'play' });
  });

  it('nothing flies at clean-up, and the number of flights and pieces is limited', () => {
    expect(flightsOfEvents([moved({ reason: 'clean-up' })], 0)).toEqual([]);
    const power: Event = { type: 'power', seat: 0, card: 'conroy', n: 9, total: 9 };
    expect(flightsOfEvents([power], 0)[0]!.count).toBe(5);
    expect(flightsOfEvents(Array<Event>(40).fill(moved({})), 0).length).toBe(14);
  });

  it('a sealed ballot causes no flight', () => {
    const events: Event[] = [{ type: 'voted', seat: 2 }];
    expect(seatsThatSealed(events)).toEqual([2]);
    expect(flightsOfEvents(events, 0)).toEqual([]);
  });
});
