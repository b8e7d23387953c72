// Decides when the clients at a table get their updates: at once, batched after a moment, or within a second.

import type { ClientAddress } from '@kuluary/protocol/ids';
import type { KnownDowntimes } from './downtime.ts';
import type { BroadcastInput, Listener, Listeners } from './listeners.ts';
import type { TableState } from './table-state.ts';

/** What it needs of the table. */
export interface BroadcastSource {
  readonly state: TableState; // as it is now
  readonly knownDowntimes: KnownDowntimes;
  runInBackground(job: () => Promise<unknown>): void; // in the table's queue
  allUpdated(): void; // every client is up to date
}

const ATTENDANCE_DELAY = 1000; // ms for which connects and disconnects are batched, if updates are batched at all

export class Broadcaster {
  private readonly listeners: Listeners;
  private readonly source: BroadcastSource;
  private readonly batchDelay: number; // ms that updates may wait; 0: none waits
  private readonly causingAddresses = new Set<ClientAddress | undefined>(); // addresses whose requests caused the pending updates
  private batchTimer: ReturnType<typeof setTimeout> | undefined; // runs while an entry is not announced to all
  private attendanceTimer: ReturnType<typeof setTimeout> | undefined; // runs while a connect or disconnect is not announced to all

  constructor(listeners: Listeners, source: BroadcastSource, batchDelay = 0) {
    this.listeners = listeners;
    this.source = source;
    this.batchDelay = batchDelay;
  }

  /** An entry was appended. Clients whose decision changes are updated at once, in the lobby also the one that caused
   * it. For the others the entries of a moment are batched into one update. */
  announceEntry(by: Listener | undefined): void {
    const { phase } = this.source.state;
    if (by) this.causingAddresses.add(by.address);
    if (this.batchDelay === 0 || phase === 'over') return this.updateAll();
    if (phase === 'playing') this.listeners.updateNewlyAsked(by?.guest, this.makeInput());
    else if (by) this.updateOne(by);
    this.batchTimer ??= this.scheduleRest(this.batchDelay);
  }

  /** A client has connected or disconnected. It is updated at once, the others once a second. */
  announceAttendance(listener: Listener): void {
    this.causingAddresses.add(listener.address);
    if (this.batchDelay === 0) return this.updateAll();
    this.updateOne(listener);
    this.attendanceTimer ??= this.scheduleRest(ATTENDANCE_DELAY);
  }

  /** Sends one listener what it does not know yet. */
  updateOne(listener: Listener): void {
    this.listeners.updateOne(listener, this.makeInput());
  }

  /** Sends one listener everything, at its request. */
  resetOne(listener: Listener): void {
    this.listeners.resetOne(listener, { ...this.makeInput(), causingAddresses: new Set([listener.address]) });
  }

  updateAll(): void {
    this.listeners.updateAll(this.makeInput());
    this.markAllUpdated();
  }

  updateOutdated(): void {
    this.listeners.updateOutdated(this.makeInput());
    this.markAllUpdated();
  }

  stop(): void {
    clearTimeout(this.batchTimer);
    clearTimeout(this.attendanceTimer);
  }

  private scheduleRest(wait: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.source.runInBackground(async () => this.updateOutdated()), wait);
  }

  private makeInput(): BroadcastInput {
    return {
      state: this.source.state,
      downtimes: this.source.knownDowntimes.downtimes,
      causingAddresses: this.causingAddresses,
    };
  }

  private markAllUpdated(): void {
    this.stop();
    this.batchTimer = undefined;
    this.attendanceTimer = undefined;
    this.causingAddresses.clear();
    this.source.allUpdated();
  }
}
