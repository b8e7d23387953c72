// The queue of a table: one job after another, each on a state that is true.

import type { TableId } from '@kuluary/protocol/ids';
import { isGone, LetGo } from './gone.ts';
import type { Ledger } from './ledger.ts';
import type { HostSetting } from './setting.ts';

const RETRY = 1000; // ms after a failure of the store until it is asked for the truth again

export class JobQueue {
  private readonly table: TableId;
  private readonly ledger: Pick<Ledger, 'isStale' | 'trustAgain'>;
  private readonly report: HostSetting['report'];
  private last: Promise<unknown> = Promise.resolve();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isShut = false;

  constructor(table: TableId, ledger: JobQueue['ledger'], report: HostSetting['report']) {
    this.table = table;
    this.ledger = ledger;
    this.report = report;
  }

  get isClosed(): boolean {
    return this.isShut;
  }

  /** When it is that job's turn. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.last.then(async () => {
      if (this.isShut) throw new LetGo(`table ${this.table} was let go`);
      if (this.ledger.isStale) await this.ledger.trustAgain();
      return job();
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** For what nobody waits for. */
  later(job: () => Promise<unknown>): void {
    this.run(job).catch((error: unknown) => {
      if (!isGone(error)) this.report('table failed', { table: this.table, error });
    });
  }

  /** After what has been begun is finished, whatever the store has to say. */
  afterAll<T>(job: () => T): Promise<T> {
    const done = this.last.then(job);
    this.last = done;
    return done;
  }

  /** The store is asked whenever there is something to do, and soon by itself. */
  retrySoon(): void {
    clearTimeout(this.retry);
    if (!this.isShut) this.retry = setTimeout(() => this.later(async () => undefined), RETRY);
  }

  /** What has not been begun is not begun any more. */
  close(): void {
    this.isShut = true;
    clearTimeout(this.retry);
  }
}
