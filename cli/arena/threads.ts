// The deals of a contest, played in several threads. Who plays which deal changes nothing: results come in order.

import type { Contest, DealResult } from '@kuluary/bots/arena';
import { inThreads } from '../threads.ts';

/** What a thread is told once. */
export interface Bout {
  readonly game: string;
  readonly contests: readonly Contest[];
}

/** What it is asked again and again: some deals of one contest. */
export interface Task {
  readonly contest: number;
  readonly from: number;
  readonly to: number; // not included
}

const DEALS_OF_TASK = 4; // few, so that slow bots keep all threads busy to the end

/** The results of so many deals of every contest. `worker` is the address of worker.ts, built. */
export async function playInThreads(
  worker: string,
  bout: Bout,
  deals: number,
  threads: number,
  onProgress: (deals: number) => void,
): Promise<readonly (readonly DealResult[])[]> {
  const tasks = tasksFor(bout, deals);
  const results = bout.contests.map(() => Array<DealResult>(deals));
  let done = 0;
  await inThreads(worker, bout, tasks, threads, (played: readonly DealResult[], at) => {
    const task = tasks[at]!;
    for (const [i, result] of played.entries()) results[task.contest]![task.from + i] = result;
    done += played.length;
    onProgress(done);
  });
  return results;
}

function tasksFor({ contests }: Bout, deals: number): Task[] {
  return contests.flatMap((_, contest) =>
    Array.from({ length: Math.ceil(deals / DEALS_OF_TASK) }, (_, i) => ({
      contest,
      from: i * DEALS_OF_TASK,
      to: Math.min((i + 1) * DEALS_OF_TASK, deals),
    })),
  );
}
