import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JobQueue } from './job-queue.ts';
import { TableUnloaded } from './table-errors.ts';

let tableLog: { isStale: boolean; readonly reloadFromStore: () => Promise<void> };
let failures = 0; // of the store, still to happen
let problems: string[] = [];
let queue: JobQueue;

beforeEach(() => {
  vi.useFakeTimers();
  failures = 0;
  problems = [];
  tableLog = {
    isStale: false,
    async reloadFromStore() {
      if (failures-- > 0) throw new Error('the disk is gone');
      tableLog.isStale = false;
    },
  };
  queue = new JobQueue('table', tableLog, (problem) => problems.push(problem));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the queue of a table', () => {
  it('[H5] begins a job when the one before has ended, also if that failed', async () => {
    const done: string[] = [];
    const job = (name: string, ms: number) => async () => {
      done.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(`${name} ends`);
      if (name === 'first') throw new Error('it fails');
      return name;
    };
    const first = queue.run(job('first', 100)).catch(() => 'failed');
    const second = queue.run(job('second', 0));
    await vi.runAllTimersAsync();
    expect([await first, await second]).toEqual(['failed', 'second']);
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('[H36] reloads a stale state before the next job', async () => {
    tableLog.isStale = true;
    failures = 1;
    await expect(queue.run(async () => tableLog.isStale)).rejects.toThrow('the disk is gone');
    expect(await queue.run(async () => tableLog.isStale)).toBe(false);
  });

  it('[H36] reloads a stale state by itself, once for all failures of a second', async () => {
    tableLog.isStale = true;
    failures = 1;
    queue.scheduleRetry();
    queue.scheduleRetry();
    await vi.advanceTimersByTimeAsync(999);
    expect([problems, failures]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([problems, failures]).toEqual([['table failed'], 0]);
    queue.scheduleRetry();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tableLog.isStale).toBe(false);
  });

  it('[H20] finishes pending jobs before it is closed, and takes no more', async () => {
    queue.scheduleRetry();
    const before = queue.run(async () => 'done');
    const closed = queue.runAfterPending(() => queue.close());
    const after = queue.run(async () => 'done');
    queue.runInBackground(async () => 'done');
    expect(await before).toBe('done');
    await closed;
    await expect(after).rejects.toThrow(TableUnloaded);
    queue.scheduleRetry();
    expect([vi.getTimerCount(), problems]).toEqual([0, []]);
  });
});
