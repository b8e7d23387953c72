// Runs tasks in several worker threads. Results are numbered by task, whichever thread ran it.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** `worker` is the URL of the built worker file; every thread gets `workerData`. */
export async function runInThreads<Task, Result>(
  worker: string,
  workerData: unknown,
  tasks: readonly Task[],
  threads: number,
  onResult: (result: Result, task: number) => void,
): Promise<void> {
  const pool = Array.from({ length: Math.min(threads, tasks.length) }, () => startThread(worker, workerData));
  let next = 0;
  const work = async (thread: Thread) => {
    for (let at = next++; at < tasks.length; at = next++) onResult(await runTask<Result>(thread, tasks[at]), at);
  };
  try {
    await Promise.all(pool.map(work));
  } finally {
    await Promise.all(pool.map(({ worker }) => worker.terminate()));
  }
}

interface Thread {
  readonly worker: Worker;
  readonly exited: AbortSignal; // aborted when the thread has ended
}

function startThread(address: string, workerData: unknown): Thread {
  const worker = new Worker(new URL(address), { workerData });
  const exited = new AbortController();
  worker.once('exit', (code) => exited.abort(new Error(`a thread ended with code ${code}`)));
  return { worker, exited: exited.signal };
}

async function runTask<Result>({ worker, exited }: Thread, task: unknown): Promise<Result> {
  const reply = once(worker, 'message', { signal: exited }); // rejects when the thread fails
  worker.postMessage(task);
  const [result] = (await reply) as [Result];
  return result;
}
