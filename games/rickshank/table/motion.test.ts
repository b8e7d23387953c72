import { describe, expect, it } from 'vitest';
import type { Event } from '../rules/events.ts';
import { flightsOf, sealsIn } from './motion.ts';

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

describe('what moves', () => {
  it('a bought card flies from the line-up to its new owner', () => {
    expect(flightsOf([moved({})], 0)).toEqual([
      { thing: { card: 'aqua-rick' }, from: 'line-up', to: 'seat-0', count: 1 },
    ]);
  });

  it('a played card leaves the hand, one’s own or that of another seat', () => {
    const event = moved({ reason: 'played', from: 'hand', fromSeat: 1, to: 'play', toSeat: 1, seat: 1 });
    expect(flightsOf([event], 1)[0]).toMatchObject({ from: 'hand-1', to: 'play' });
    expect(flightsOf([event], 0)[0]).toMatchObject({ from: 'seat-1', to: 'play' });
  });

  it('nothing flies when the table is cleared, and never more than anybody can follow', () => {
    expect(flightsOf([moved({ reason: 'clean-up' })], 0)).toEqual([]);
    const power: Event = { type: 'power', seat: 0, n: 9, total: 9 };
    expect(flightsOf([power], 0)[0]!.count).toBe(5);
    expect(flightsOf(Array<Event>(40).fill(moved({})), 0).length).toBe(14);
  });

  it('a sealed ballot tells nothing but that it is sealed', () => {
    const events: Event[] = [{ type: 'voted', seat: 2 }];
    expect(sealsIn(events)).toEqual([2]);
    expect(flightsOf(events, 0)).toEqual([]);
  });
});
