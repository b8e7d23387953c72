// Minimal updates of a table, for tests.

import type {
  MatchForViewer,
  SeatInfo,
  SpokenLine,
  TableInfo,
  Update,
  ViewerEvent,
} from '@kuluary/protocol/to-browser';

const PERSON_SEAT: SeatInfo = {
  kind: 'person',
  name: 'Anna',
  bot: null,
  host: true,
  ready: true,
  here: true,
  standIn: false,
  awaited: false,
};

export const TABLE_INFO: TableInfo = {
  id: 'AB12CD',
  game: 'coup',
  phase: 'playing',
  seats: [PERSON_SEAT, { ...PERSON_SEAT, name: 'Boris', host: false }],
  options: { edition: 'squirrel' },
  clock: 'none',
  door: true,
  listed: false,
  commitment: '',
  spectators: 0,
  next: null,
  goes: null,
};

export function makePlay(view: object, moves: readonly unknown[] = []): MatchForViewer {
  return { view, moves, asked: 1, undo: false, clocks: [] };
}

export function eventsAt(...positions: readonly number[]): ViewerEvent[] {
  return positions.map((position) => ({ position, event: { type: `event-${position}` } }));
}

export function chatAt(...positions: readonly number[]): SpokenLine[] {
  return positions.map((position) => ({ position, seat: 1, speech: { phrase: 'bravo' } }));
}

/** When the entry at a position was made. */
export function madeAt(position: number): number {
  return 1_800_000_000_000 + position;
}

/** An update whose view names its position. */
export function makeUpdate(from: number, position: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    from,
    position,
    at: madeAt(position),
    table: TABLE_INFO,
    you: { seat: 0, host: true },
    play: makePlay({ at: position }),
    events: [],
    said: [],
    ...more,
  };
}
