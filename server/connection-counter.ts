// Counts the open connections of each address, up to a limit.

import type { ClientAddress } from '@kuluary/protocol/ids';

export class ConnectionCounter {
  private readonly countByAddress = new Map<ClientAddress, number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Counts one more, unless the limit is reached. */
  tryAdd(address: ClientAddress): boolean {
    const open = this.countByAddress.get(address) ?? 0;
    if (open >= this.limit) return false;
    this.countByAddress.set(address, open + 1);
    return true;
  }

  /** One that was counted has closed. */
  remove(address: ClientAddress): void {
    const open = (this.countByAddress.get(address) ?? 0) - 1;
    if (open > 0) this.countByAddress.set(address, open);
    else this.countByAddress.delete(address);
  }
}
