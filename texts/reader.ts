// For whom a text is written: language, viewer and the names of the seats. In messages a seat becomes two arguments: `who`
// (is it the reader? then the verb changes) with `name`; a second seat of the same sentence is `whom` with `target`.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { MessageValues } from './icu-message.ts';
import type { Language } from './languages.ts';

export interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly names: readonly string[]; // of the seats; never declined, gender unknown
}

export function subjectArguments(reader: Reader, seat: Seat): MessageValues {
  return { who: youOrOther(reader, seat), name: reader.names[seat]! };
}

export function targetArguments(reader: Reader, seat: Seat): MessageValues {
  return { whom: youOrOther(reader, seat), target: reader.names[seat]! };
}

function youOrOther({ viewer }: Reader, seat: Seat): 'you' | 'other' {
  return viewer === seat ? 'you' : 'other';
}

/** The names of several seats, the reader's own as `you`. */
export function seatNames({ viewer, names }: Reader, seats: readonly Seat[], you: string): readonly string[] {
  return seats.map((seat) => (seat === viewer ? you : names[seat]!));
}

/** Is the viewer the one who is asked, or one of them? */
export function isViewerAsked({
  viewer,
  waitingFor,
}: {
  readonly viewer: Viewer;
  readonly waitingFor: readonly Seat[];
}): boolean {
  return viewer !== 'spectator' && waitingFor.includes(viewer);
}
