// The players of a table as the game's table shows them.

import type { Seat } from '@kuluary/kernel/game';
import type { SeatInfo } from '@kuluary/protocol/to-browser';
import { PORTRAITS, type Portrait, type TablePlayer } from '@kuluary/ui/game-table';
import type { ReactNode } from 'react';

/** The same portrait at the same seat, for every viewer and on every screen. */
export function portraitOfSeat(seat: Seat): Portrait {
  return PORTRAITS[seat % PORTRAITS.length]!;
}

export function tablePlayersOf(
  seats: readonly Pick<SeatInfo, 'name' | 'kind' | 'here' | 'standIn'>[],
  bubbles: ReadonlyMap<Seat, ReactNode> = new Map(),
): readonly TablePlayer[] {
  return seats.map(({ name, kind, here, standIn }, seat) => ({
    name,
    portrait: portraitOfSeat(seat),
    kind: kind === 'bot' ? 'bot' : 'person',
    isConnected: here,
    hasStandIn: standIn,
    speechBubble: bubbles.get(seat) ?? null,
  }));
}
