// The log of a match in sentences, under headings for its turns; what people said stands where they said it, and what the
// table itself remarks stands before what it explains.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { ToldEvent } from '@kuluary/protocol/to-browser';

type LogLine =
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly position: LogPosition; // of the entry that brought it about
      readonly event: unknown;
      readonly text: string;
    }
  | {
      readonly kind: 'said';
      readonly key: string;
      readonly position: LogPosition;
      readonly seat: Seat;
      readonly text: string;
    }
  | {
      readonly kind: 'note';
      readonly key: string;
      readonly position: LogPosition; // of the entry that it is about
      readonly text: string;
    };

export interface LogTurn {
  readonly number: number; // 0: what came before the first turn
  readonly seat: Seat | null; // whose turn
  readonly lines: readonly LogLine[];
}

export interface SaidLine {
  readonly position: LogPosition;
  readonly seat: Seat;
  readonly text: string;
}

export type NoteLine = Omit<SaidLine, 'seat'>;

/** What a line is made with: a sentence for an event, if it needs one, and whose turn it begins, if it does. */
interface LogReader<Told extends ToldEvent = ToldEvent> {
  readonly sentence: (told: Told) => string | undefined;
  readonly turnBegun: (event: unknown) => Seat | undefined;
}

export function logTurns<Told extends ToldEvent>(
  events: readonly Told[],
  { sentence, turnBegun }: LogReader<Told>,
  said: readonly SaidLine[] = [],
  notes: readonly NoteLine[] = [],
): readonly LogTurn[] {
  const turns: { number: number; seat: Seat | null; lines: LogLine[] }[] = [{ number: 0, seat: null, lines: [] }];
  const between: LogLine[] = [
    ...notes.map((note, i) => ({ kind: 'note' as const, key: `note ${i}`, ...note })),
    ...said.map((words, i) => ({ kind: 'said' as const, key: `said ${i}`, ...words })),
  ].sort((a, b) => a.position - b.position);
  let heard = 0;
  /** A note stands before the answer that it explains, words after what they were said to. */
  const hearUpTo = (position: LogPosition) => {
    for (; heard < between.length; heard++) {
      const line = between[heard]!;
      if (line.position > position || (line.position === position && line.kind === 'said')) return;
      turns.at(-1)!.lines.push(line);
    }
  };
  for (const [at, told] of events.entries()) {
    const { position, event } = told;
    hearUpTo(position);
    const seat = turnBegun(event);
    if (seat !== undefined) turns.push({ number: turns.length, seat, lines: [] });
    const text = sentence(told);
    if (text !== undefined) turns.at(-1)!.lines.push({ kind: 'event', key: `event ${at}`, position, event, text });
  }
  hearUpTo(Number.POSITIVE_INFINITY);
  return turns.filter(({ lines }) => lines.length > 0);
}

export function countLines(turns: readonly LogTurn[]): number {
  return turns.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The number of the turn in which an entry happened. */
export function turnAt(turns: readonly LogTurn[], position: LogPosition): number {
  return turns.findLast(({ lines }) => (lines[0]?.position ?? Number.POSITIVE_INFINITY) <= position)?.number ?? 0;
}
