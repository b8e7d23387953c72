// Bots think in threads of their own: one that throws or never stops harms neither the table nor the server.

import type { Thinker, Thought } from '@kuluary/host/thinker';
import { Piscina } from 'piscina';

const MEMORY_MB = 256; // of a thread

interface BotThreads extends Thinker {
  close(): Promise<void>;
}

type Report = (problem: string, about: Readonly<Record<string, unknown>>) => void;

/** `worker` is the address of bot-worker.ts, built. A thread that thinks for longer than `time` ms is ended. */
export function botThreads(worker: string, threads: number, time: number, report: Report): BotThreads {
  const pool = new Piscina({
    filename: worker,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  pool.on('error', (error: unknown) => report('bot thread failed', { error })); // between two thoughts
  return {
    choose: (thought: Thought) => pool.run(thought, { signal: AbortSignal.timeout(time) }),
    close: () => pool.destroy(),
  };
}
