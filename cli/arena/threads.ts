// The deals of a contest, played in several threads. Who plays which deal changes nothing: results come in order.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Contest, DealResult } from '@kuluary/bots/arena';

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
  const crew = Array.from({ length: Math.min(threads, tasks.length) }, () => hire(worker, bout));
  let next = 0;
  let done = 0;
  const work = async (thread: Thread) => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      const played = await ask(thread, task);
      for (const [i, result] of played.entries()) results[task.contest]![task.from + i] = result;
      done += played.length;
      onProgress(done);
    }
  };
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map(({ worker }) => worker.terminate()));
  }
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

interface Thread {
  readonly worker: Worker;
  readonly gone: AbortSignal; // it has ended: no answer will come
}

function hire(address: string, bout: Bout): Thread {
  const worker = new Worker(new URL(address), { workerData: bout });
  const gone = new AbortController();
  worker.once('exit', (code) => gone.abort(new Error(`a thread of the arena ended with code ${code}`)));
  return { worker, gone: gone.signal };
}

/** Gives a thread a task and waits for what comes of it. */
async function ask({ worker, gone }: Thread, task: Task): Promise<readonly DealResult[]> {
  const answer = once(worker, 'message', { signal: gone }); // rejects when the thread fails
  worker.postMessage(task);
  const [played] = (await answer) as [readonly DealResult[]];
  return played;
}
