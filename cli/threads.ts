// Tasks for several threads. Who does which changes nothing: results come in the order of the tasks.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `worker` is the address of what runs in a thread, built; `told` is what each is told once. */
export async function inThreads<Task, Result>(
  worker: string,
  told: unknown,
  tasks: readonly Task[],
  threads: number,
  onResult: (result: Result, task: number) => void,
): Promise<void> {
  const crew = Array.from({ length: Math.min(threads, tasks.length) }, () => hire(worker, told));
  let next = 0;
  const work = async (thread: Thread) => {
    for (let at = next++; at < tasks.length; at = next++) onResult(await ask<Result>(thread, tasks[at]), at);
  };
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map(({ worker }) => worker.terminate()));
  }
}

interface Thread {
  readonly worker: Worker;
  readonly gone: AbortSignal; // it has ended: no answer will come
}

function hire(address: string, told: unknown): Thread {
  const worker = new Worker(new URL(address), { workerData: told });
  const gone = new AbortController();
  worker.once('exit', (code) => gone.abort(new Error(`a thread ended with code ${code}`)));
  return { worker, gone: gone.signal };
}

/** Gives a thread a task and waits for what comes of it. */
async function ask<Result>({ worker, gone }: Thread, task: unknown): Promise<Result> {
  const answer = once(worker, 'message', { signal: gone }); // rejects when the thread fails
  worker.postMessage(task);
  const [result] = (await answer) as [Result];
  return result;
}
