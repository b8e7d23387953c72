// Whom a sentence is for.
//
// A seat becomes two arguments: `who` (is it the reader? then the verb changes) with `name`; a second seat of the same
// sentence is `whom` with `target`.

import type { Seat, Viewer } from '@kuluary/kernel/game';
import type { Language } from './languages.ts';
import type { Values } from './message.ts';

export interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly names: readonly string[]; // of the seats; never declined, gender unknown
}

export function who(reader: Reader, seat: Seat): Values {
  return { who: person(reader, seat), name: reader.names[seat]! };
}

export function whom(reader: Reader, seat: Seat): Values {
  return { whom: person(reader, seat), target: reader.names[seat]! };
}

function person({ viewer }: Reader, seat: Seat): 'you' | 'other' {
  return viewer === seat ? 'you' : 'other';
}

/** The names of several seats, the reader's own as `you`. */
export function namesOf({ viewer, names }: Reader, seats: readonly Seat[], you: string): readonly string[] {
  return seats.map((seat) => (seat === viewer ? you : names[seat]!));
}

/** Is the viewer the one who is asked, or one of them? */
export function isAsked({
  viewer,
  waitingFor,
}: {
  readonly viewer: Viewer;
  readonly waitingFor: readonly Seat[];
}): boolean {
  return viewer !== 'spectator' && waitingFor.includes(viewer);
}
