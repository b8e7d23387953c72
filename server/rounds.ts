// What a server does every half second: it says that it is alive and hears who else is, and it looks after tables whose
// time has come. Neither waits for the other.

import type { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { Pulse, untilNow } from './pulse.ts';

export const ROUND = 500; // ms between two of them
const SIGNS_MISSED = 3; // whoever has missed so many was not there either
const CUT_OFF = 15_000; // ms without an answer of the store: less than it takes until people are missed elsewhere

export class Rounds {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly clock: SharedClock;
  private readonly own: () => number; // this machine's time, in ms since 1970
  private readonly pulse: Pulse;
  private hasCompany = false; // others were alive, when we last heard of them
  private waitsSince: number | undefined; // for an answer of the store

  constructor(store: Store, tables: Tables, clock: SharedClock, own: () => number, worked?: () => number) {
    this.store = store;
    this.tables = tables;
    this.clock = clock;
    this.own = own;
    this.pulse = new Pulse(store, clock.now, worked);
  }

  /** Before anybody is let in. Returns for how many ms no server was there. */
  async begin(): Promise<number> {
    while (!(await this.meetOthers())); // until we know what time it is
    const sign = await this.pulse.begin(this.hasCompany ? SIGNS_MISSED * ROUND : 0);
    this.tables.alive(sign.at, sign.absences);
    return untilNow(sign);
  }

  async beat(): Promise<void> {
    if (!(await this.meetOthers())) return; // whoever does not know what time it is says nothing about it
    const { at, absences } = await this.pulse.beat();
    this.tables.alive(at, absences);
  }

  /** We are cut off from the store, and others may not be. Whoever is here had better go there. */
  get isCutOff(): boolean {
    return this.hasCompany && this.waitsSince !== undefined && this.own() - this.waitsSince > CUT_OFF;
  }

  async lookAround(): Promise<void> {
    await this.tables.lookAround();
  }

  /** And sets the clock; false: it could not be set. */
  private async meetOthers(): Promise<boolean> {
    const { neighbours } = this.store;
    if (!neighbours) return true;
    const asked = this.own();
    this.waitsSince ??= asked;
    const beat = await neighbours.beat();
    const isSet = this.clock.set(beat.time, asked, this.own());
    this.tables.meet(beat);
    this.hasCompany = beat.others.length > 0;
    this.waitsSince = undefined;
    return isSet;
  }
}
