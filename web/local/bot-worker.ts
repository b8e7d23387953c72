// The worker in which the bots of local matches choose their moves.

import { chooseBotMove } from '@kuluary/host/bot-move-choice';
import type { BotTask } from '@kuluary/host/bot-runner';
import { loadBots } from '../bot-loaders.ts';

interface WorkerRequest {
  readonly id: number;
  readonly task: BotTask;
}

export interface WorkerReply {
  readonly id: number;
  readonly move: unknown;
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  chooseMove(data).then((reply) => self.postMessage(reply), reportError);
};

async function chooseMove({ id, task }: WorkerRequest): Promise<WorkerReply> {
  return { id, move: await chooseBotMove(await loadBots(task.game), task) };
}
