import { describe, expect, it } from 'vitest';
import { placeTooltip } from './tooltip.tsx';

const CONTAINER = area(0, 0, 360, 600);
const SIZE = { width: 200, height: 100 };

function area(left: number, top: number, width: number, height: number) {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

describe('a tooltip is placed', () => {
  it('above the middle of its anchor', () => {
    expect(placeTooltip(SIZE, area(150, 300, 60, 40), CONTAINER)).toEqual({ left: 80, top: 192 });
  });

  it('below it where there is no space above', () => {
    expect(placeTooltip(SIZE, area(150, 60, 60, 40), CONTAINER)).toEqual({ left: 80, top: 108 });
  });

  it('inside its container, wherever that is', () => {
    const container = area(40, 20, 360, 600);
    expect(placeTooltip(SIZE, area(40, 300, 20, 40), container).left).toBe(8);
    expect(placeTooltip(SIZE, area(380, 300, 20, 40), container).left).toBe(152);
    expect(placeTooltip(SIZE, area(380, 60, 20, 560), container).top).toBe(492);
  });

  it('above what it avoids, where its anchor is below or inside of that', () => {
    const avoided = area(0, 350, 360, 150);
    expect(placeTooltip(SIZE, area(150, 520, 60, 40), CONTAINER, avoided).top).toBe(234);
    expect(placeTooltip(SIZE, area(150, 400, 60, 40), CONTAINER, avoided).top).toBe(234);
  });

  it('as usual, beside what it avoids', () => {
    const avoided = area(0, 350, 60, 150);
    expect(placeTooltip(SIZE, area(180, 520, 60, 40), CONTAINER, avoided)).toEqual({ left: 110, top: 412 });
  });
});
