// Whose chat is muted at a table, until the tab is closed.

import type { Seat } from '@kuluary/kernel/game';
import type { TableId } from '@kuluary/protocol/ids';
import { useState } from 'react';

export function useMutedSeats(table: TableId): readonly [ReadonlySet<Seat>, (seat: Seat) => void] {
  const [muted, setMuted] = useState<ReadonlySet<Seat>>(() => readMutedSeats(table));
  const toggle = (seat: Seat) => {
    const next = new Set(muted);
    if (!next.delete(seat)) next.add(seat);
    setMuted(next);
    writeMutedSeats(table, next);
  };
  return [muted, toggle];
}

const keyOf = (table: TableId) => `kuluary.muted.${table}`;

function readMutedSeats(table: TableId): ReadonlySet<Seat> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((seat) => typeof seat === 'number') : []);
  } catch {
    return new Set();
  }
}

function writeMutedSeats(table: TableId, muted: ReadonlySet<Seat>): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify([...muted]));
  } catch {
    // No storage: until the page is left.
  }
}
