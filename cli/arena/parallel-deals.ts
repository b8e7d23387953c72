// Plays the deals of contests in several threads. Results are ordered by deal, whichever thread played it.

import type { Contest, DealResult } from '@kuluary/bots/arena';
import { runInThreads } from '../thread-pool.ts';

export interface ArenaWorkerData {
  readonly game: string;
  readonly contests: readonly Contest[];
}

/** Some deals of one contest. */
export interface DealTask {
  readonly contest: number;
  readonly from: number;
  readonly to: number; // not included
}

const DEALS_OF_TASK = 4; // few, so that slow bots keep all threads busy to the end

/** The results of so many deals of every contest. `worker` is the URL of the built arena-worker.ts. */
export async function playDealsInThreads(
  worker: string,
  workerData: ArenaWorkerData,
  deals: number,
  threads: number,
  onProgress: (deals: number) => void,
): Promise<readonly (readonly DealResult[])[]> {
  const tasks = tasksFor(workerData, deals);
  const results = workerData.contests.map(() => Array<DealResult>(deals));
  let done = 0;
  await runInThreads(worker, workerData, tasks, threads, (played: readonly DealResult[], at) => {
    const task = tasks[at]!;
    for (const [i, result] of played.entries()) results[task.contest]![task.from + i] = result;
    done += played.length;
    onProgress(done);
  });
  return results;
}

function tasksFor({ contests }: ArenaWorkerData, deals: number): DealTask[] {
  return contests.flatMap((_, contest) =>
    Array.from({ length: Math.ceil(deals / DEALS_OF_TASK) }, (_, i) => ({
      contest,
      from: i * DEALS_OF_TASK,
      to: Math.min((i + 1) * DEALS_OF_TASK, deals),
    })),
  );
}
