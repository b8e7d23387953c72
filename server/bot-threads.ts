// Bots think in threads of their own: one that throws or never stops harms neither the table nor the server.

import type { Thinker, Thought } from '@kuluary/host/thinker';
import type { ClientAddress } from '@kuluary/protocol/ids';
import { Piscina } from 'piscina';
import { Turns } from './turns.ts';

const MEMORY_MB = 256; // of a thread

/** Piscina tries require() before import(), and Node 20 ends the whole process when a thread is ended while it requires a
 * module: with this its threads import. */
const NO_REQUIRE = '--no-experimental-require-module';
const IMPORTS_ALONE = process.allowedNodeEnvironmentFlags.has(NO_REQUIRE) ? NO_REQUIRE : '';

const BEGINNING = 30_000; // ms that a thread has until it can think at all

interface BotThreads extends Thinker {
  turn(of: ClientAddress | undefined): Promise<() => void>;
  close(): Promise<void>;
}

type Report = (problem: string, about: Readonly<Record<string, unknown>>) => void;

/** `worker` is the address of bot-worker.ts, built. A thread that thinks for longer than `time` ms is ended: waiting for
 * one's turn, and for a thread that has yet to begin, is no thinking. */
export function botThreads(worker: string, threads: number, time: number, report: Report): BotThreads {
  const pool = new Piscina({
    filename: worker,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${IMPORTS_ALONE}`.trim() },
  });
  pool.on('error', (error: unknown) => report('bot thread failed', { error })); // between two thoughts
  const turns = new Turns(threads);
  let cold = threads; // as many threads may have yet to begin
  const warmUp = async () => {
    cold--;
    await pool.run(null, { signal: AbortSignal.timeout(BEGINNING) }).catch(() => undefined); // a thought of nothing
  };
  return {
    turn: async (of) => {
      const leave = await turns.take(of);
      if (cold > 0) await warmUp();
      return leave;
    },
    choose: async (thought: Thought) => {
      try {
        return await pool.run(thought, { signal: AbortSignal.timeout(time) });
      } catch (error) {
        cold++; // perhaps it was ended
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
