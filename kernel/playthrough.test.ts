import { describe, expect, it } from 'vitest';
import { highCard, highCardSubject } from './fixture/high-card.ts';
import { playthrough, toldOf } from './playthrough.ts';

const pilot = { move: (state: Parameters<typeof highCard.moves>[0], seat: number) => highCard.moves(state, seat)[0]! };
const whole = playthrough(highCard, 3, { cards: 10 }, 1, { moves: 1000, pilot });
const [kind] = /is asked ([\w-]+):/.exec(whole)!.slice(1);

describe('a playthrough', () => {
  it('of a long game has as many moves as it says, and tells what has changed', () => {
    const part = playthrough(highCard, 3, { cards: 10 }, 1, { moves: 2, pilot });
    expect(whole.startsWith(part.trimEnd().split('\n').slice(0, 3).join('\n'))).toBe(true);
    expect(part.match(/^\d+\. seat/gm)).toHaveLength(2);
    expect(part.length).toBeLessThan(whole.length);
  });

  it('begins where something is asked, in the first game that comes to it; else there is none', () => {
    const subject = { ...highCardSubject, pilots: { pilot } };
    const entry = { name: 'part', seats: 3, seed: 1, options: {} };
    expect(toldOf(subject, { ...entry, part: { asked: kind!, moves: 1 } })).toContain(`is asked ${kind}:`);
    expect(() => toldOf(subject, { ...entry, part: { asked: 'nothing', moves: 1 } })).toThrow(
      'nobody is ever asked nothing',
    );
  });
});
