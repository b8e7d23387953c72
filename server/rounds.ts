// Every half second a server says that it is alive, hears who else is, and sets its clock.

import type { SharedClock } from '@kuluary/host/shared-clock';
import type { Store } from '@kuluary/host/store';
import type { Tables } from '@kuluary/host/tables';
import { Pulse, ROUND, untilNow } from './pulse.ts';

const SIGNS_MISSED = 3; // whoever has missed so many was not there either
const TIME_ATTEMPTS = 10; // at a start
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
    this.pulse = new Pulse(store, clock.now, own, worked);
  }

  /** Before anybody is let in. Returns for how many ms no server was there. */
  async begin(): Promise<number> {
    await this.learnTime();
    const sign = await this.pulse.begin(this.hasCompany ? SIGNS_MISSED * ROUND : 0);
    this.tables.alive(sign.at, sign.absences);
    return untilNow(sign);
  }

  private async learnTime(): Promise<void> {
    for (let attempt = 0; attempt < TIME_ATTEMPTS; attempt++) if (await this.meetOthers()) return;
    throw new Error('the database is too slow to learn the time from it');
  }

  async beat(): Promise<void> {
    if (!(await this.meetOthers())) return; // whoever does not know what time it is says nothing about it
    const { at, absences } = await this.pulse.beat();
    this.tables.alive(at, absences);
  }

  /** To be called in between, whether the store answers or not. */
  look(): void {
    this.pulse.look();
  }

  /** We are cut off from the store, and others may not be. Whoever is here had better go there. */
  get isCutOff(): boolean {
    return this.hasCompany && this.waitsSince !== undefined && this.own() - this.waitsSince > CUT_OFF;
  }

  /** And sets the clock; false: it could not be set. */
  private async meetOthers(): Promise<boolean> {
    const { neighbours } = this.store;
    const asked = this.own();
    if (!neighbours) return this.clock.set(asked, asked, asked); // it may have been set back
    this.waitsSince ??= asked;
    const beat = await neighbours.beat();
    const isSet = this.clock.set(beat.time, asked, this.own());
    this.tables.meet(beat);
    this.hasCompany = beat.others.length > 0;
    this.waitsSince = undefined;
    return isSet;
  }
}
