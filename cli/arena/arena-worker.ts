// The worker thread of the arena: plays the deals of each task.

import { parentPort, workerData } from 'node:worker_threads';
import { playDeal } from '@kuluary/bots/arena';
import { BOT_REGISTRY } from '@kuluary/games/bot-registry';
import type { ArenaWorkerData, DealTask } from './parallel-deals.ts';

const { game: id, contests } = workerData as ArenaWorkerData;
const { game, bots } = BOT_REGISTRY[id]!;

parentPort!.on('message', ({ contest, from, to }: DealTask) => {
  const deals = Array.from({ length: to - from }, (_, i) => from + i);
  parentPort!.postMessage(deals.map((deal) => playDeal(game, bots, contests[contest]!, deal)));
});
