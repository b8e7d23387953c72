// Updates of a table for tests: as small as they can be.

import type { Play, Said, SeatInfo, TableInfo, ToldEvent, Update } from '@kuluary/protocol/to-browser';

const SEAT: SeatInfo = {
  kind: 'person',
  name: 'Anna',
  bot: null,
  host: true,
  ready: true,
  here: true,
  standIn: false,
  awaited: false,
};

export const TABLE: TableInfo = {
  id: 'AB12CD',
  game: 'coup',
  phase: 'playing',
  seats: [SEAT, { ...SEAT, name: 'Boris', host: false }],
  options: { edition: 'squirrel' },
  clock: 'none',
  door: true,
  listed: false,
  commitment: '',
  spectators: 0,
  next: null,
  goes: null,
};

export function play(view: object, moves: readonly unknown[] = []): Play {
  return { view, moves, asked: 1, undo: false, clocks: [] };
}

export function told(...positions: readonly number[]): ToldEvent[] {
  return positions.map((position) => ({ position, event: { type: `event-${position}` } }));
}

export function spoke(...positions: readonly number[]): Said[] {
  return positions.map((position) => ({ position, seat: 1, speech: { phrase: 'bravo' } }));
}

/** When the entry at a position was made. */
export function madeAt(position: number): number {
  return 1_800_000_000_000 + position;
}

/** An update whose view names its position. */
export function update(from: number, position: number, more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    from,
    position,
    at: madeAt(position),
    table: TABLE,
    you: { seat: 0, host: true },
    play: play({ at: position }),
    events: [],
    said: [],
    ...more,
  };
}
