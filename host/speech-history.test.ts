import type { Seat } from '@kuluary/kernel/game';
import { beforeEach, describe, expect, it } from 'vitest';
import { SpeechHistory } from './speech-history.ts';

const speech = { phrase: 'bravo' } as const;
let history: SpeechHistory;

function say(position: number, seat: Seat, isForSpectators = true): void {
  history.add({ position, at: position, seat, speech, isForSpectators });
}

beforeEach(() => {
  history = new SpeechHistory();
  say(2, 0);
  say(3, 1, false);
  say(5, 0);
});

describe('speech history', () => {
  it('[H10] lines follow their player to another seat, and are removed with the player', () => {
    expect(history.renumberSeats((seat) => (seat === 0 ? 4 : null))).toBe(true);
    expect(history.since(0, false)).toEqual([
      { position: 2, seat: 4, speech },
      { position: 5, seat: 4, speech },
    ]);
    expect([history.renumberSeats((seat) => seat), history.forgetSeat(1), history.forgetSeat(4)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(history.lines).toEqual([]);
  });

  it('[H13] spectators never read what was said while they were not allowed', () => {
    const positions = (from: number, isSpectator: boolean) =>
      history.since(from, isSpectator).map(({ position }) => position);
    expect([positions(0, false), positions(2, false), positions(5, false)]).toEqual([[2, 3, 5], [3, 5], []]);
    expect([positions(0, true), positions(2, true), positions(5, true)]).toEqual([[2, 5], [5], []]);
  });
});
