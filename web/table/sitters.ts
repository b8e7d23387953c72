// How the seats of a table are shown.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import { PORTRAITS, type Portrait, type Sitter } from '@kuluary/stage/game-table';
import type { ReactNode } from 'react';

/** The seat decides: everybody sees the same face at the same seat, on every screen. */
export function portraitOf(seat: Seat): Portrait {
  return PORTRAITS[seat % PORTRAITS.length]!;
}

export function sittersOf(
  seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'here' | 'standIn'>[],
  bubbles: ReadonlyMap<Seat, ReactNode> = new Map(),
): readonly Sitter[] {
  return seats.map(({ name, kind, here, standIn }, seat) => ({
    name,
    portrait: portraitOf(seat),
    kind: kind === 'bot' ? 'bot' : 'person',
    here,
    standIn,
    bubble: bubbles.get(seat) ?? null,
  }));
}
