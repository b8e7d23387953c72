// The entry point of a bot thread: chooses a bot's move.

import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import { chooseBotMove } from '@kuluary/host/bot-move-choice';
import type { BotTask } from '@kuluary/host/bot-runner';

/** `null` only waits until the thread has started. */
export default async function runTask(task: BotTask | null): Promise<unknown> {
  return task && chooseBotMove(BOT_REGISTRY[task.game]!, task);
}
