// Whose turn it is where there is room for few: addresses one after another, however much each of them wants. What nobody
// waits for goes last, and yet not never.

import type { ClientAddress } from '@kuluary/protocol/ids';

const LAST_AFTER = 10; // turns of others

export class Turns {
  private room: number;
  private readonly waiting = new Map<ClientAddress, (() => void)[]>(); // in the order of their next turns
  private readonly last: (() => void)[] = [];
  private passed = 0; // turns since one of those was last

  constructor(room: number) {
    this.room = room;
  }

  /** Resolves when it is somebody's turn, with how to leave. */
  async take(address: ClientAddress | undefined): Promise<() => void> {
    if (this.room > 0) this.room--;
    else await new Promise<void>((resolve) => this.lineUp(address).push(resolve));
    let isHere = true;
    return () => {
      if (isHere) this.callNext();
      isHere = false;
    };
  }

  private lineUp(address: ClientAddress | undefined): (() => void)[] {
    if (address === undefined) return this.last;
    const line = this.waiting.get(address) ?? [];
    this.waiting.set(address, line);
    return line;
  }

  private callNext(): void {
    const next = this.next();
    if (next) next();
    else this.room++;
  }

  private next(): (() => void) | undefined {
    const [first] = this.waiting;
    if (!first || (this.last.length > 0 && ++this.passed > LAST_AFTER)) {
      this.passed = 0;
      return this.last.shift();
    }
    const [address, line] = first;
    const next = line.shift();
    this.waiting.delete(address);
    if (line.length > 0) this.waiting.set(address, line); // last: a Map remembers the order
    return next;
  }
}
