// What a server does every half second: it says that it is alive and hears who else is, and it looks after tables whose
// time has come. Neither waits for the other.

import type { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { Pulse, untilNow } from './pulse.ts';

export const ROUND = 500; // ms between two of them
const SIGNS_MISSED = 3; // whoever has missed so many was not there either

export class Rounds {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly clock: SharedClock;
  private readonly own: () => number; // this machine's time, in ms since 1970
  private readonly pulse: Pulse;

  constructor(store: Store, tables: Tables, clock: SharedClock, own: () => number, worked?: () => number) {
    this.store = store;
    this.tables = tables;
    this.clock = clock;
    this.own = own;
    this.pulse = new Pulse(store, clock.now, worked);
  }

  /** Before anybody is let in. Returns for how many ms no server was there. */
  async begin(): Promise<number> {
    const others = await this.meetOthers();
    const sign = await this.pulse.begin(others === 0 ? 0 : SIGNS_MISSED * ROUND);
    this.tables.alive(sign.at, sign.absences);
    return untilNow(sign);
  }

  async beat(): Promise<void> {
    await this.meetOthers();
    const { at, absences } = await this.pulse.beat();
    this.tables.alive(at, absences);
  }

  async lookAround(): Promise<void> {
    await this.tables.lookAround();
  }

  private async meetOthers(): Promise<number> {
    const { neighbours } = this.store;
    if (!neighbours) return 0;
    const asked = this.own();
    const beat = await neighbours.beat();
    this.clock.set(beat.time, asked, this.own());
    this.tables.meet(beat);
    return beat.others.length;
  }
}
