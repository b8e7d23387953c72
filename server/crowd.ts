// How many connections are open from each address at once.

import type { ClientAddress } from '@kuluary/protocol/ids';

export class Crowd {
  private readonly open = new Map<ClientAddress, number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** One more, if there is room. */
  admits(address: ClientAddress): boolean {
    const open = this.open.get(address) ?? 0;
    if (open >= this.limit) return false;
    this.open.set(address, open + 1);
    return true;
  }

  /** One of those that were admitted has gone. */
  leaves(address: ClientAddress): void {
    const open = (this.open.get(address) ?? 0) - 1;
    if (open > 0) this.open.set(address, open);
    else this.open.delete(address);
  }
}
