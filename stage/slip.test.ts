import { describe, expect, it } from 'vitest';
import { placeBeside } from './slip.tsx';

const ROOM = area(0, 0, 360, 600);
const SLIP = { width: 200, height: 100 };

function area(left: number, top: number, width: number, height: number) {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

describe('a slip lies', () => {
  it('above the middle of what it is about', () => {
    expect(placeBeside(SLIP, area(150, 300, 60, 40), ROOM)).toEqual({ left: 80, top: 192 });
  });

  it('below it where there is no room above', () => {
    expect(placeBeside(SLIP, area(150, 60, 60, 40), ROOM)).toEqual({ left: 80, top: 108 });
  });

  it('inside the room, wherever that is', () => {
    const room = area(40, 20, 360, 600);
    expect(placeBeside(SLIP, area(40, 300, 20, 40), room).left).toBe(8);
    expect(placeBeside(SLIP, area(380, 300, 20, 40), room).left).toBe(152);
    expect(placeBeside(SLIP, area(380, 60, 20, 560), room).top).toBe(492);
  });

  it('above what is spared, where it is about something below or inside of it', () => {
    const question = area(0, 350, 360, 150);
    expect(placeBeside(SLIP, area(150, 520, 60, 40), ROOM, question).top).toBe(234);
    expect(placeBeside(SLIP, area(150, 400, 60, 40), ROOM, question).top).toBe(234);
  });

  it('where it would without it, beside what is spared', () => {
    const question = area(0, 350, 60, 150);
    expect(placeBeside(SLIP, area(180, 520, 60, 40), ROOM, question)).toEqual({ left: 110, top: 412 });
  });
});
