// The log of a match as sentences, grouped by turn; chat stands where it was said, a table note before the event that it
// explains.

import type { Seat } from '@kuluary/kernel/game';
import type { LogPosition } from '@kuluary/protocol/ids';
import type { ViewerEvent } from '@kuluary/protocol/to-browser';

type LogLine =
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly position: LogPosition; // of the entry that caused it
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

interface ChatLine {
  readonly position: LogPosition;
  readonly seat: Seat;
  readonly text: string;
}

/** How lines are made: the sentence of an event, if it needs one, and whose turn it begins, if it does. */
interface LogTextSource<Event extends ViewerEvent = ViewerEvent> {
  readonly sentenceOf: (event: Event) => string | undefined;
  readonly turnStartedBy: (event: unknown) => Seat | undefined;
}

export function groupLogByTurn<Event extends ViewerEvent>(
  events: readonly Event[],
  { sentenceOf, turnStartedBy }: LogTextSource<Event>,
  said: readonly ChatLine[] = [],
  notes: readonly Omit<ChatLine, 'seat'>[] = [],
): readonly LogTurn[] {
  const turns: { number: number; seat: Seat | null; lines: LogLine[] }[] = [{ number: 0, seat: null, lines: [] }];
  const asides: LogLine[] = [
    ...notes.map((note, i) => ({ kind: 'note' as const, key: `note ${i}`, ...note })),
    ...said.map((words, i) => ({ kind: 'said' as const, key: `said ${i}`, ...words })),
  ].sort((a, b) => a.position - b.position);
  let added = 0;
  /** A note stands before the event of its position, chat after it. */
  const addChatUpTo = (position: LogPosition) => {
    for (; added < asides.length; added++) {
      const line = asides[added]!;
      if (line.position > position || (line.position === position && line.kind === 'said')) return;
      turns.at(-1)!.lines.push(line);
    }
  };
  for (const [at, viewerEvent] of events.entries()) {
    const { position, event } = viewerEvent;
    addChatUpTo(position);
    const seat = turnStartedBy(event);
    if (seat !== undefined) turns.push({ number: turns.length, seat, lines: [] });
    const text = sentenceOf(viewerEvent);
    if (text !== undefined) turns.at(-1)!.lines.push({ kind: 'event', key: `event ${at}`, position, event, text });
  }
  addChatUpTo(Number.POSITIVE_INFINITY);
  return turns.filter(({ lines }) => lines.length > 0);
}

export function countLogLines(turns: readonly LogTurn[]): number {
  return turns.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The number of the turn in which an entry happened. */
export function turnNumberAt(turns: readonly LogTurn[], position: LogPosition): number {
  return turns.findLast(({ lines }) => (lines[0]?.position ?? Number.POSITIVE_INFINITY) <= position)?.number ?? 0;
}
