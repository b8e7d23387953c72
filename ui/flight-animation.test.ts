import { describe, expect, it } from 'vitest';
import { type FlightTiming, launchPieces } from './flight-animation.tsx';

const TIMING: FlightTiming = { duration: 300, stagger: 40, lastStart: 100, easing: 'linear' };

/** A table of which only these places are on screen. */
function tableWith(places: Readonly<Record<string, readonly [x: number, y: number]>>): HTMLElement {
  const at = (left: number, top: number) => ({ getBoundingClientRect: () => ({ left, top, width: 20, height: 10 }) });
  const find = (selector: string) => {
    const [, place] = /"(.+)"/.exec(selector)!;
    const point = places[place!];
    return point ? at(...point) : null;
  };
  return { ...at(100, 50), querySelector: find } as unknown as HTMLElement;
}

describe('launchPieces', () => {
  const table = tableWith({ deck: [100, 50], hand: [300, 250] });

  it("goes from the centre of a place to that of another, in the table's coordinates", () => {
    const [piece] = launchPieces(table, { from: 'deck', to: 'hand', count: 1 }, TIMING, '7');
    expect(piece).toMatchObject({ key: '7 0', from: { x: 10, y: 5 }, to: { x: 210, y: 205 }, delay: 0 });
  });

  it('staggers them, but none starts later than the last start', () => {
    const pieces = launchPieces(table, { from: 'deck', to: 'hand', count: 5 }, TIMING, '7');
    expect(pieces.map(({ delay }) => delay)).toEqual([0, 40, 80, 100, 100]);
  });

  it('starts after those launched before', () => {
    const pieces = launchPieces(table, { from: 'deck', to: 'hand', count: 2 }, TIMING, '7', 1);
    expect(pieces.map(({ delay }) => delay)).toEqual([40, 80]);
  });

  it('gives none where a place is not on screen', () => {
    expect(launchPieces(table, { from: 'deck', to: 'purse', count: 3 }, TIMING, '7')).toEqual([]);
  });
});
