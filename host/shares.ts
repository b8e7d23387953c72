// What each address has written at a table, beside moves and words. It is remembered longer than the table is in memory:
// whoever leaves and comes back has not become somebody else.

import type { ClientAddress, GuestId, TableId } from '@kuluary/protocol/ids';
import { MAX_SHARE } from './requests.ts';

export const KEPT = 20_000; // shares; the one that has not grown for the longest time goes first

export class Shares {
  private readonly written = new Map<string, number>();

  isUsedUp(table: TableId, from: ClientAddress | GuestId): boolean {
    return (this.written.get(key(table, from)) ?? 0) >= MAX_SHARE;
  }

  count(table: TableId, from: ClientAddress | GuestId): void {
    const before = this.written.get(key(table, from)) ?? 0;
    this.written.delete(key(table, from));
    this.written.set(key(table, from), before + 1);
    const [oldest] = this.written.keys();
    if (this.written.size > KEPT) this.written.delete(oldest!);
  }
}

function key(table: TableId, from: ClientAddress | GuestId): string {
  return `${table} ${from}`;
}
