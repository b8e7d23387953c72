import type { Seat } from '@kuluary/kernel/game';
import { beforeEach, describe, expect, it } from 'vitest';
import { SpeechHistory } from './speech-history.ts';

const speech = { phrase: 'bravo' } as const;
let history: SpeechHistory;

function say(position: number, seat: Seat, isOpen = true): void {
  history.add({ position, at: position, seat, speech, isOpen });
}

beforeEach(() => {
  history = new SpeechHistory();
  say(2, 0);
  say(3, 1, false);
  say(5, 0);
});

describe('what was said', () => {
  it('[H10] goes with whoever has said it, and goes when they do', () => {
    expect(history.reseat((seat) => (seat === 0 ? 4 : null))).toBe(true);
    expect(history.since(0, false)).toEqual([
      { position: 2, seat: 4, speech },
      { position: 5, seat: 4, speech },
    ]);
    expect([history.reseat((seat) => seat), history.forget(1), history.forget(4)]).toEqual([false, false, true]);
    expect(history.lines).toEqual([]);
  });

  it('[H13] behind a closed door is nothing for strangers, whenever they ask', () => {
    const heard = (from: number, isStranger: boolean) =>
      history.since(from, isStranger).map(({ position }) => position);
    expect([heard(0, false), heard(2, false), heard(5, false)]).toEqual([[2, 3, 5], [3, 5], []]);
    expect([heard(0, true), heard(2, true), heard(5, true)]).toEqual([[2, 5], [5], []]);
  });
});
