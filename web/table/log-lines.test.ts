import type { ViewerEvent } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import { countLogLines, groupLogByTurn, turnNumberAt } from './log-lines.ts';

const SOURCE = {
  sentenceOf: ({ event }: ViewerEvent) => (typeof event === 'string' ? `${event}.` : undefined),
  turnStartedBy: (event: unknown) => (typeof event === 'number' ? event : undefined),
};
const at = (...events: readonly unknown[]) => events.map((event, position) => ({ position, event }));

describe('groupLogByTurn', () => {
  it('puts sentences under the turn in which they happened', () => {
    const turns = groupLogByTurn(at('dealt', 2, 'took', 'lost', 0, 'claimed'), SOURCE);
    expect(turns.map(({ number, seat, lines }) => [number, seat, lines.map(({ text }) => text)])).toEqual([
      [0, null, ['dealt.']],
      [1, 2, ['took.', 'lost.']],
      [2, 0, ['claimed.']],
    ]);
    expect(countLogLines(turns)).toBe(4);
  });

  it('leaves out what needs no line, and keeps the positions', () => {
    const [turn] = groupLogByTurn(at(null, 'said', null, 'done'), SOURCE);
    expect(turn?.lines.map(({ position }) => position)).toEqual([1, 3]);
  });

  it('shows no turn in which nothing has happened yet, and counts it', () => {
    expect(groupLogByTurn(at(1, 2, 'took'), SOURCE).map(({ number }) => number)).toEqual([2]);
    expect(groupLogByTurn(at('dealt', 1), SOURCE).map(({ number }) => number)).toEqual([0]);
    expect(groupLogByTurn([], SOURCE)).toEqual([]);
  });

  it('puts chat where it was said', () => {
    const said = [
      { position: 2.5, seat: 1, text: 'Oh really?' },
      { position: 9, seat: 0, text: 'Bravo' },
    ];
    const [deal, turn] = groupLogByTurn(at('dealt', 0, 'took', 'lost'), SOURCE, said);
    expect(deal?.lines.map(({ text }) => text)).toEqual(['dealt.']);
    expect(turn?.lines.map(({ text }) => text)).toEqual(['took.', 'Oh really?', 'lost.', 'Bravo']);
  });
});

describe('a table note', () => {
  it('about a move without a line stands where the move was made, among the chat', () => {
    const said = [
      { position: 1.5, seat: 1, text: 'Well?' },
      { position: 5, seat: 1, text: 'At last' },
    ];
    const [turn] = groupLogByTurn(at('dealt'), SOURCE, said, [{ position: 3, text: 'Late.' }]);
    expect(turn?.lines.map(({ text }) => text)).toEqual(['dealt.', 'Well?', 'Late.', 'At last']);
  });

  it('stands before the move that it explains, in the turn of that move', () => {
    const notes = [
      { position: 2, text: 'Late.' },
      { position: 9, text: 'Late again.' },
    ];
    const said = [{ position: 1.5, seat: 1, text: 'Well?' }];
    const [deal, turn] = groupLogByTurn(at('dealt', 0, 'took', 'lost'), SOURCE, said, notes);
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

describe('turnNumberAt', () => {
  it('finds the turn of an entry', () => {
    const turns = groupLogByTurn(at('dealt', 2, 'took', 'lost', 0, 'claimed'), SOURCE);
    expect([0, 1, 2, 3, 4, 5, 9].map((position) => turnNumberAt(turns, position))).toEqual([0, 0, 1, 1, 1, 2, 2]);
  });
});
