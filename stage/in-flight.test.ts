import { describe, expect, it } from 'vitest';
import { type Pace, takeOff } from './in-flight.tsx';

const PACE: Pace = { flight: 300, step: 40, lastStart: 100, easing: 'linear' };

/** A table of which only these places are on screen. */
function room(places: Readonly<Record<string, readonly [x: number, y: number]>>): HTMLElement {
  const at = (left: number, top: number) => ({ getBoundingClientRect: () => ({ left, top, width: 20, height: 10 }) });
  const find = (selector: string) => {
    const [, place] = /"(.+)"/.exec(selector)!;
    const point = places[place!];
    return point ? at(...point) : null;
  };
  return { ...at(100, 50), querySelector: find } as unknown as HTMLElement;
}

describe('things take off', () => {
  const table = room({ deck: [100, 50], hand: [300, 250] });

  it('from the middle of a place to the middle of another, as the table sees them', () => {
    const [thing] = takeOff(table, { from: 'deck', to: 'hand', count: 1 }, PACE, '7');
    expect(thing).toMatchObject({ key: '7 0', from: { x: 10, y: 5 }, to: { x: 210, y: 205 }, delay: 0 });
  });

  it('one after the other, but none later than the last start', () => {
    const things = takeOff(table, { from: 'deck', to: 'hand', count: 5 }, PACE, '7');
    expect(things.map(({ delay }) => delay)).toEqual([0, 40, 80, 100, 100]);
  });

  it('after those that leave before them', () => {
    const things = takeOff(table, { from: 'deck', to: 'hand', count: 2 }, PACE, '7', 1);
    expect(things.map(({ delay }) => delay)).toEqual([40, 80]);
  });

  it('not at all where a place is not on screen', () => {
    expect(takeOff(table, { from: 'deck', to: 'purse', count: 3 }, PACE, '7')).toEqual([]);
  });
});
