import type { ToldEvent } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import { countLines, logTurns, turnAt } from './log-lines.ts';

const READER = {
  sentence: ({ event }: ToldEvent) => (typeof event === 'string' ? `${event}.` : undefined),
  turnBegun: (event: unknown) => (typeof event === 'number' ? event : undefined),
};
const at = (...events: readonly unknown[]) => events.map((event, position) => ({ position, event }));

describe('logTurns', () => {
  it('puts sentences under the turn in which they happened', () => {
    const turns = logTurns(at('dealt', 2, 'took', 'lost', 0, 'claimed'), READER);
    expect(turns.map(({ number, seat, lines }) => [number, seat, lines.map(({ text }) => text)])).toEqual([
      [0, null, ['dealt.']],
      [1, 2, ['took.', 'lost.']],
      [2, 0, ['claimed.']],
    ]);
    expect(countLines(turns)).toBe(4);
  });

  it('leaves out what needs no line, and keeps the positions', () => {
    const [turn] = logTurns(at(null, 'said', null, 'done'), READER);
    expect(turn?.lines.map(({ position }) => position)).toEqual([1, 3]);
  });

  it('shows no turn in which nothing has happened yet, and counts it', () => {
    expect(logTurns(at(1, 2, 'took'), READER).map(({ number }) => number)).toEqual([2]);
    expect(logTurns(at('dealt', 1), READER).map(({ number }) => number)).toEqual([0]);
    expect(logTurns([], READER)).toEqual([]);
  });

  it('puts what was said where it was said', () => {
    const said = [
      { position: 2.5, seat: 1, text: 'Oh really?' },
      { position: 9, seat: 0, text: 'Bravo' },
    ];
    const [deal, turn] = logTurns(at('dealt', 0, 'took', 'lost'), READER, said);
    expect(deal?.lines.map(({ text }) => text)).toEqual(['dealt.']);
    expect(turn?.lines.map(({ text }) => text)).toEqual(['took.', 'Oh really?', 'lost.', 'Bravo']);
  });
});

describe('a note of the table', () => {
  it('whose move nobody is told of stands where it was made, among what was said', () => {
    const said = [
      { position: 1.5, seat: 1, text: 'Well?' },
      { position: 5, seat: 1, text: 'At last' },
    ];
    const [turn] = logTurns(at('dealt'), READER, said, [{ position: 3, text: 'Late.' }]);
    expect(turn?.lines.map(({ text }) => text)).toEqual(['dealt.', 'Well?', 'Late.', 'At last']);
  });

  it('stands before the move that it explains, in the turn of that move', () => {
    const notes = [
      { position: 2, text: 'Late.' },
      { position: 9, text: 'Late again.' },
    ];
    const said = [{ position: 1.5, seat: 1, text: 'Well?' }];
    const [deal, turn] = logTurns(at('dealt', 0, 'took', 'lost'), READER, said, notes);
    expect(deal?.lines.map(({ text }) => text)).toEqual(['dealt.']);
    expect(turn?.lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['said', 'Well?'],
      ['note', 'Late.'],
      ['event', 'took.'],
      ['event', 'lost.'],
      ['note', 'Late again.'],
    ]);
  });
});

describe('turnAt', () => {
  it('finds the turn of an entry', () => {
    const turns = logTurns(at('dealt', 2, 'took', 'lost', 0, 'claimed'), READER);
    expect([0, 1, 2, 3, 4, 5, 9].map((position) => turnAt(turns, position))).toEqual([0, 0, 1, 1, 1, 2, 2]);
  });
});
