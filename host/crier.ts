// When people at a table are told what has happened there: at once, after a moment, or after a second.

import type { ClientAddress } from '@kuluary/protocol/ids';
import type { Absence } from './absences.ts';
import type { Audience, Listener, News } from './audience.ts';
import type { TableState } from './table-state.ts';

/** Where it cries: a table. */
export interface Town {
  readonly state: TableState; // as it is now
  readonly life: { readonly absences: readonly Absence[] };
  later(job: () => Promise<unknown>): void; // when it is that job's turn
  toldAll(): void; // everybody here knows everything
}

const COMINGS = 1000; // ms in which all comings and goings are one piece of news, where news may wait at all

export class Crier {
  private readonly audience: Audience;
  private readonly table: Town;
  private readonly linger: number; // ms that news may wait; 0: they never do
  private readonly causes = new Set<ClientAddress | undefined>(); // addresses from which it was brought about that there are news
  private lingering: ReturnType<typeof setTimeout> | undefined; // there is something that not everybody was told
  private stirring: ReturnType<typeof setTimeout> | undefined; // somebody has come or gone, and not everybody knows

  constructor(audience: Audience, table: Town, linger = 0) {
    this.audience = audience;
    this.table = table;
    this.linger = linger;
  }

  /** Something has happened. Whoever is asked something else by it is told at once, and in the lobby whoever did it. For
   * the others several things that happen in a moment are one piece of news. */
  announce(by: Listener | undefined): void {
    const { phase } = this.table.state;
    if (by) this.causes.add(by.from);
    if (this.linger === 0 || phase === 'over') return this.publish();
    if (phase === 'playing') this.audience.publishFirst(by?.guest, this.news());
    else if (by) this.greet(by);
    this.lingering ??= this.restAfter(this.linger);
  }

  /** Somebody has come or gone. Whoever comes is told at once; the others hear of all who come and go in a second. */
  stir(listener: Listener): void {
    this.causes.add(listener.from);
    if (this.linger === 0) return this.publish();
    this.greet(listener);
    this.stirring ??= this.restAfter(COMINGS);
  }

  /** Tells one listener what it does not know. */
  greet(listener: Listener): void {
    this.audience.greet(listener, this.news());
  }

  /** Tells one listener everything, because it wants to know. */
  repeat(listener: Listener): void {
    this.audience.repeat(listener, { ...this.news(), causes: new Set([listener.from]) });
  }

  /** Tells everybody how things are. */
  publish(): void {
    this.audience.publish(this.news());
    this.allKnow();
  }

  /** Tells those who do not know yet. */
  publishRest(): void {
    this.audience.publishRest(this.news());
    this.allKnow();
  }

  stop(): void {
    clearTimeout(this.lingering);
    clearTimeout(this.stirring);
  }

  private restAfter(wait: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.table.later(async () => this.publishRest()), wait);
  }

  private news(): News {
    return { state: this.table.state, absences: this.table.life.absences, causes: this.causes };
  }

  private allKnow(): void {
    this.stop();
    this.lingering = undefined;
    this.stirring = undefined;
    this.causes.clear();
    this.table.toldAll();
  }
}
