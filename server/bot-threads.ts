// Runs bots in worker threads, so that one that throws or hangs harms neither its table nor the server.

import type { BotRunner, BotTask } from '@kuluary/host/bot-runner';
import type { ClientAddress } from '@kuluary/protocol/ids';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';

const MEMORY_MB = 256; // per thread

/** Makes Piscina's threads use import() instead of require(): Node 20 kills the whole process when a thread is terminated
 * while it requires a module. */
const NO_REQUIRE = '--no-experimental-require-module';
const IMPORT_ONLY_FLAG = process.allowedNodeEnvironmentFlags.has(NO_REQUIRE) ? NO_REQUIRE : '';

const START_TIMEOUT = 30_000; // ms for a thread to load its modules

interface BotThreads extends BotRunner {
  acquireSlot(of: ClientAddress | undefined): Promise<() => void>;
  close(): Promise<void>;
}

type Report = (problem: string, about: Readonly<Record<string, unknown>>) => void;

/** `worker` is the address of the built bot-worker.ts. A thread that computes for longer than `timeLimit` ms is terminated;
 * time in the queue, or until a thread has started, does not count. */
export function createBotThreads(worker: string, threads: number, timeLimit: number, report: Report): BotThreads {
  const pool = new Piscina({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${IMPORT_ONLY_FLAG}`.trim() },
  });
  pool.on('error', (error: unknown) => report('bot thread failed', { error })); // while it had no task
  const queue = new FairQueue(threads);
  let unstartedThreads = threads; // an upper bound
  const warmUp = async () => {
    unstartedThreads--;
    await pool.run(null, { signal: AbortSignal.timeout(START_TIMEOUT) }).catch(() => undefined);
  };
  return {
    acquireSlot: async (of) => {
      const release = await queue.acquire(of);
      if (unstartedThreads > 0) await warmUp();
      return release;
    },
    choose: async (task: BotTask) => {
      try {
        return await pool.run(task, { signal: AbortSignal.timeout(timeLimit) });
      } catch (error) {
        unstartedThreads++; // it may have been terminated and replaced
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
