// A queue for a few slots (bot threads) that serves client addresses in turn, however much each of them wants. Work
// without an address goes last, but is not starved.

import type { ClientAddress } from '@kuluary/protocol/ids';

const BACKGROUND_EVERY = 10; // other turns

export class FairQueue {
  private freeSlots: number;
  private readonly queues = new Map<ClientAddress, (() => void)[]>(); // in the order of their turns
  private readonly backgroundQueue: (() => void)[] = [];
  private sinceBackground = 0; // turns

  constructor(slots: number) {
    this.freeSlots = slots;
  }

  /** Resolves with a function that releases the slot. `undefined`: background work. */
  async acquire(address: ClientAddress | undefined): Promise<() => void> {
    if (this.freeSlots > 0) this.freeSlots--;
    else await new Promise<void>((resolve) => this.queueFor(address).push(resolve));
    let isHeld = true;
    return () => {
      if (isHeld) this.releaseSlot();
      isHeld = false;
    };
  }

  private queueFor(address: ClientAddress | undefined): (() => void)[] {
    if (address === undefined) return this.backgroundQueue;
    const queue = this.queues.get(address) ?? [];
    this.queues.set(address, queue);
    return queue;
  }

  private releaseSlot(): void {
    const next = this.dequeue();
    if (next) next();
    else this.freeSlots++;
  }

  private dequeue(): (() => void) | undefined {
    const [first] = this.queues;
    if (!first || (this.backgroundQueue.length > 0 && ++this.sinceBackground > BACKGROUND_EVERY)) {
      this.sinceBackground = 0;
      return this.backgroundQueue.shift();
    }
    const [address, queue] = first;
    const next = queue.shift();
    this.queues.delete(address);
    if (queue.length > 0) this.queues.set(address, queue); // last: a Map remembers the order
    return next;
  }
}
