// How many entries each address has written at a table, beside moves and speech. Kept longer than the table is in
// memory, so that reconnecting does not renew a quota.

import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { MAX_ENTRIES_OF_ADDRESS } from './request-planning.ts';

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

function quotaKey(table: TableId, address: ClientAddress | GuestId): string {
  return `${table} ${address}`;
}
