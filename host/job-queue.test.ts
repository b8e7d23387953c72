import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LetGo } from './gone.ts';
import { JobQueue } from './job-queue.ts';

let ledger: { isStale: boolean; readonly trustAgain: () => Promise<void> };
let failures = 0; // of the store, still to come
let problems: string[] = [];
let queue: JobQueue;

beforeEach(() => {
  vi.useFakeTimers();
  failures = 0;
  problems = [];
  ledger = {
    isStale: false,
    async trustAgain() {
      if (failures-- > 0) throw new Error('the disk is gone');
      ledger.isStale = false;
    },
  };
  queue = new JobQueue('table', ledger, (problem) => problems.push(problem));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the queue of a table', () => {
  it('[H5] begins a job when the one before has ended, also where that has failed', async () => {
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

  it('[H36] begins none before the store has said what is true', async () => {
    ledger.isStale = true;
    failures = 1;
    await expect(queue.run(async () => ledger.isStale)).rejects.toThrow('the disk is gone');
    expect(await queue.run(async () => ledger.isStale)).toBe(false);
  });

  it('[H36] asks the store again by itself, once for all failures of a second', async () => {
    ledger.isStale = true;
    failures = 1;
    queue.retrySoon();
    queue.retrySoon();
    await vi.advanceTimersByTimeAsync(999);
    expect([problems, failures]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([problems, failures]).toEqual([['table failed'], 0]);
    queue.retrySoon();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ledger.isStale).toBe(false);
  });

  it('[H20] finishes what was asked of it before it is closed, and takes nothing more', async () => {
    queue.retrySoon();
    const before = queue.run(async () => 'done');
    const closed = queue.afterAll(() => queue.close());
    const after = queue.run(async () => 'done');
    queue.later(async () => 'done');
    expect(await before).toBe('done');
    await closed;
    await expect(after).rejects.toThrow(LetGo);
    queue.retrySoon();
    expect([vi.getTimerCount(), problems]).toEqual([0, []]);
  });
});
