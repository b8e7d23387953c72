// The server's sign of life. Time in which no server was there is not charged to anybody's clock; a server that was there
// and too busy to say so does not stop the clocks: else whoever can make it busy could buy time. Busy is whoever comes
// late and has worked meanwhile; whoever comes in time and works, while the store is away, waits like everybody.

import type { Absence } from '@kuluary/host/absences';
import type { Store } from '@kuluary/host/store';

export const ROUND = 500; // ms between two signs
const PATIENCE = 5000; // ms without a sign of life, beyond those spent at work, that count as having been away

/** When a sign was given, and the absences so far. */
export interface Sign {
  readonly at: number;
  readonly absences: readonly Absence[];
}

export class Pulse {
  private readonly store: Pick<Store, 'beat'>;
  private readonly now: () => number;
  private readonly own: () => number; // this machine's time
  private readonly worked: () => number; // ms that all threads of this process have computed so far
  private before: number; // what it had worked at the last sign
  private late = 0; // ms that it has come too late since then
  private looked: number; // when it last looked at the clock

  constructor(store: Pick<Store, 'beat'>, now: () => number, own: () => number, worked = cpuTime) {
    this.store = store;
    this.now = now;
    this.own = own;
    this.worked = worked;
    this.before = worked();
    this.looked = own();
  }

  /** To be called every round, whatever becomes of the signs. */
  look(): void {
    const own = this.own();
    this.late += Math.max(0, own - this.looked - ROUND);
    this.looked = own;
  }

  /** Whatever was before this server began is absence, but for what others need between two signs of life. */
  begin(patience = 0): Promise<Sign> {
    return this.give(patience);
  }

  /** There may be a new absence: this machine was asleep, or this process was stopped. */
  async beat(): Promise<Sign> {
    this.look();
    const { late } = this;
    const worked = this.worked();
    const sign = await this.give(PATIENCE + Math.ceil(Math.min(late, worked - this.before)));
    this.late -= late;
    this.before = worked;
    return sign;
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
