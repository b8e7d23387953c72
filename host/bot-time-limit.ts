// How long a bot may think about a move, and when its answer is given, so that the time reveals little about its cards.

import { pausesForPeople } from './bot-pause.ts';
import type { BotTask } from './bot-runner.ts';
import type { HostDeps } from './host-deps.ts';

export const ANSWER_TIME_STEP = 100; // ms: most bots think for less

/** The bot's move; undefined if it fails or takes too long: then a plain move is made for it. */
export async function chooseWithinTime(
  { botRunner, thinkingTime, metrics }: HostDeps,
  task: BotTask,
  reportFailure: (error: unknown) => void,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = performance.now();
  let isGood = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('thinks for too long')), thinkingTime);
  });
  try {
    const chosen = await Promise.race([botRunner.choose(task), timeout]);
    isGood = true;
    return chosen;
  } catch (error) {
    reportFailure(error);
    return undefined;
  } finally {
    clearTimeout(timer);
    metrics?.botThought(task.game, task.bot, (performance.now() - begin) / 1000, isGood);
  }
}

/** Waits until `answerAt` or, if that is past, until a whole number of steps after it. */
export async function waitForTimeStep({ botPause, now }: HostDeps, answerAt: number): Promise<void> {
  if (!pausesForPeople(botPause)) return;
  const late = now() - answerAt;
  const rest = late > 0 ? Math.ceil(late / ANSWER_TIME_STEP) * ANSWER_TIME_STEP - late : -late;
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
