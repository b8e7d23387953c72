// Runs bots in a worker; in the page where there are no workers, or ours cannot be loaded.

import type { BotRunner, BotTask } from '@kuluary/host/bot-runner';
import { loadBots } from '../bot-loaders.ts';
import type { WorkerReply } from './bot-worker.ts';

const MOVE_TIMEOUT = 4000; // ms for one move

interface PendingTask {
  readonly task: BotTask;
  readonly resolve: (move: unknown) => void;
  readonly timer: number;
}

interface WorkerBotRunner extends BotRunner {
  close(): void;
}

export function workerBotRunner(): WorkerBotRunner {
  const pending = new Map<number, PendingTask>();
  let worker: Worker | undefined;
  let isBroken = false;
  let lastId = 0;

  const resolveTask = (id: number, move: unknown) => {
    const task = pending.get(id);
    if (!task) return;
    pending.delete(id);
    window.clearTimeout(task.timer);
    task.resolve(move);
  };
  /** Its pending tasks get their moves from `choose`. */
  const abandonWorker = (choose: (task: BotTask) => unknown) => {
    worker?.terminate();
    worker = undefined;
    for (const [id, { task }] of [...pending]) resolveTask(id, choose(task));
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolveTask(data.id, data.move);
    started.onerror = () => {
      isBroken = true;
      abandonWorker(chooseInPage);
    };
    return started;
  };

  let queueTail: Promise<void> = Promise.resolve(); // of tasks that wait for the one worker
  const acquireSlot = async (): Promise<() => void> => {
    const before = queueTail;
    let leave: () => void = () => undefined;
    queueTail = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  };

  return {
    acquireSlot,
    choose: async (task) => {
      if (isBroken || typeof Worker === 'undefined') return chooseInPage(task);
      worker ??= start();
      const id = ++lastId;
      const move = new Promise<unknown>((resolve) => {
        const timer = window.setTimeout(() => abandonWorker(standInMove), MOVE_TIMEOUT);
        pending.set(id, { task, resolve, timer });
      });
      worker.postMessage({ id, task });
      return move;
    },
    close: () => abandonWorker(() => undefined), // nobody waits for the moves any more
  };
}

/** In the page itself, which loads the bots only then. */
async function chooseInPage(task: BotTask): Promise<unknown> {
  const [{ chooseBotMove }, gameBots] = await Promise.all([
    import('@kuluary/host/bot-move-choice'),
    loadBots(task.game),
  ]);
  return chooseBotMove(gameBots, task);
}

/** By the quick stand-in bot: the page must not freeze over what the worker could not finish. */
function standInMove(task: BotTask): Promise<unknown> {
  return chooseInPage({ ...task, bot: task.standInBot });
}
