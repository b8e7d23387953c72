// How many entries each address has written at a table by requests that could be repeated without end: not moves, speech
// in a match, or the host's settings. Kept longer than the table is in memory, so that reconnecting does not renew a quota.

import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import type { ClientRequest } from '@kuluary/protocol/to-server';
import type { TableState } from './table-state.ts';

export const MAX_ENTRIES_OF_ADDRESS = 250; // of one address at one table
export const MAX_QUOTAS_KEPT = 20_000; // the one that has not grown for longest is dropped first

export class AddressQuotas {
  private readonly entryCounts = new Map<string, number>();

  isUsedUp(table: TableId, address: ClientAddress | GuestId): boolean {
    return (this.entryCounts.get(quotaKey(table, address)) ?? 0) >= MAX_ENTRIES_OF_ADDRESS;
  }

  countEntry(table: TableId, address: ClientAddress | GuestId): void {
    const before = this.entryCounts.get(quotaKey(table, address)) ?? 0;
    this.entryCounts.delete(quotaKey(table, address));
    this.entryCounts.set(quotaKey(table, address), before + 1);
    const [oldest] = this.entryCounts.keys();
    if (this.entryCounts.size > MAX_QUOTAS_KEPT) this.entryCounts.delete(oldest!);
  }
}

/** Requests that could be repeated without end, such as standing up and sitting down, count, and so does speech in a
 * lobby, where a new seat brings new lines: no address may fill the log of a table for the others. */
export function countsAgainstQuota(state: TableState, guest: GuestId, { type }: ClientRequest): boolean {
  switch (type) {
    case 'sit':
      return state.phase === 'lobby';
    case 'stand':
      return true;
    case 'say':
    case 'ready':
    case 'rename':
      if (state.phase !== 'lobby') return false;
      return state.host === undefined || state.host !== state.seatOf(guest);
    default:
      return false;
  }
}

function quotaKey(table: TableId, address: ClientAddress | GuestId): string {
  return `${table} ${address}`;
}
