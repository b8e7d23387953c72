// Bots that think in a worker. A browser without workers, or one that cannot load ours, lets them think in the page.

import type { Thinker, Thought } from '@kuluary/host/thinker';
import { loadMinds } from '../minds.ts';
import type { WorkerAnswer } from './bot-worker.ts';

const PATIENCE = 4000; // ms for one move

interface Waiting {
  readonly thought: Thought;
  readonly answer: (move: unknown) => void;
  readonly timer: number;
}

interface WorkerThinker extends Thinker {
  close(): void;
}

export function workerThinker(): WorkerThinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let isBroken = false;
  let lastId = 0;

  const settle = (id: number, move: unknown) => {
    const there = waiting.get(id);
    if (!there) return;
    waiting.delete(id);
    window.clearTimeout(there.timer);
    there.answer(move);
  };
  /** Whatever it was thinking about, somebody else has to. */
  const giveUp = (answer: (thought: Thought) => unknown) => {
    worker?.terminate();
    worker = undefined;
    for (const [id, { thought }] of [...waiting]) settle(id, answer(thought));
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => settle(data.id, data.move);
    started.onerror = () => {
      isBroken = true;
      giveUp(think);
    };
    return started;
  };

  let line: Promise<void> = Promise.resolve(); // of thoughts that wait for the one worker
  const turn = async (): Promise<() => void> => {
    const before = line;
    let leave: () => void = () => undefined;
    line = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };

  return {
    turn,
    choose: async (thought) => {
      if (isBroken || typeof Worker === 'undefined') return think(thought);
      worker ??= start();
      const id = ++lastId;
      const answer = new Promise<unknown>((resolve) => {
        const timer = window.setTimeout(() => giveUp(quickThought), PATIENCE);
        waiting.set(id, { thought, answer: resolve, timer });
      });
      worker.postMessage({ id, thought });
      return answer;
    },
    close: () => giveUp(() => undefined), // nobody waits for it any more
  };
}

/** In the page itself, which has fetched no minds: a worker had to. */
async function think(thought: Thought): Promise<unknown> {
  const [{ think: choose }, minds] = await Promise.all([import('@kuluary/host/think'), loadMinds(thought.game)]);
  return choose(minds, thought);
}

/** Whoever stands in for people is quick: the page must not freeze over what the worker could not finish. */
function quickThought(thought: Thought): Promise<unknown> {
  return think({ ...thought, bot: thought.standIn });
}
