// The queue of a table: one job after another, each on a state that agrees with the store.

import type { TableId } from '@kuluary/protocol/ids';
import type { HostDeps } from './host-deps.ts';
import { isDeletedOrUnloaded, TableUnloaded } from './table-errors.ts';
import type { TableLog } from './table-log.ts';

const RETRY_DELAY = 1000; // ms after a failure of the store until the state is read again

export class JobQueue {
  private readonly table: TableId;
  private readonly tableLog: Pick<TableLog, 'isStale' | 'reloadFromStore'>;
  private readonly report: HostDeps['report'];
  private last: Promise<unknown> = Promise.resolve();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(table: TableId, tableLog: JobQueue['tableLog'], report: HostDeps['report']) {
    this.table = table;
    this.tableLog = tableLog;
    this.report = report;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Runs a job after those before it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.last.then(async () => {
      if (this.closed) throw new TableUnloaded(`table ${this.table} was unloaded`);
      if (this.tableLog.isStale) await this.tableLog.reloadFromStore();
      return job();
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Runs a job that nobody waits for: failures are reported. */
  runInBackground(job: () => Promise<unknown>): void {
    this.run(job).catch((error: unknown) => {
      if (!isDeletedOrUnloaded(error)) this.report('table failed', { table: this.table, error });
    });
  }

  /** After all jobs so far, even if the state is stale or the queue is closed. */
  runAfterPending<T>(job: () => T): Promise<T> {
    const done = this.last.then(job);
    this.last = done;
    return done;
  }

  /** Every job reads a stale state again; this makes sure that there will be one. */
  scheduleRetry(): void {
    clearTimeout(this.retry);
    if (!this.closed) this.retry = setTimeout(() => this.runInBackground(async () => undefined), RETRY_DELAY);
  }

  /** Jobs that have not begun fail. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
  }
}
