// The server's sign of life. Time in which no server was there is not charged to anybody's clock; a server that was there
// and too busy to say so does not stop the clocks: else whoever can make it busy could buy time.

import type { Absence } from '@kuluary/host/absences';
import type { Store } from '@kuluary/host/store';

const PATIENCE = 5000; // ms without a sign of life, beyond those spent at work, that count as having been away

/** When a sign was given, and the absences so far. */
export interface Sign {
  readonly at: number;
  readonly absences: readonly Absence[];
}

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

  /** Whatever was before this server began is absence, but for what others need between two signs of life. */
  begin(patience = 0): Promise<Sign> {
    return this.give(patience);
  }

  /** There may be a new absence: this machine was asleep, or this process was stopped. */
  beat(): Promise<Sign> {
    const worked = this.worked();
    const since = worked - this.before;
    this.before = worked;
    return this.give(PATIENCE + Math.ceil(since));
  }

  private async give(patience: number): Promise<Sign> {
    const at = this.now();
    return { at, absences: await this.store.beat(at, patience) };
  }
}

/** For how long nobody was there before this sign. */
export function untilNow({ at, absences }: Sign): number {
  const last = absences.at(-1);
  return last?.to === at ? last.to - last.from : 0;
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
