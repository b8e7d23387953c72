// The server's sign of life. Time in which no server was there is not charged to anybody's clock; a server that was there
// and too busy to say so does not stop the clocks: else whoever can make it busy could buy time.

import type { Store } from '@kuluary/host/store';

const PATIENCE = 5000; // ms without a sign of life, beyond those spent at work, that count as having been away

export class Pulse {
  private readonly store: Pick<Store, 'beat'>;
  private readonly now: () => number;
  private readonly worked: () => number; // ms that all threads of this process have computed so far
  private before: number;

  constructor(store: Pick<Store, 'beat'>, now: () => number, worked = cpuTime) {
    this.store = store;
    this.now = now;
    this.worked = worked;
    this.before = worked();
  }

  /** Whatever was before this server began is absence, but for what others need between two signs of life. Returns for how
   * long. */
  begin(patience = 0): Promise<number> {
    return this.store.beat(this.now(), patience);
  }

  /** Returns for how long nobody was there: this machine was asleep, or this process was stopped. */
  beat(): Promise<number> {
    const worked = this.worked();
    const since = worked - this.before;
    this.before = worked;
    return this.store.beat(this.now(), PATIENCE + Math.ceil(since));
  }
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
