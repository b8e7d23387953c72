// What runs in a thread of the arena: plays the deals that it is asked for.

import { parentPort, workerData } from 'node:worker_threads';
import { playDeal } from '@kuluary/bots/arena';
import { MINDS } from '@kuluary/games/minds';
import type { Bout, Task } from './threads.ts';

const { game: id, contests } = workerData as Bout;
const { game, bots } = MINDS[id]!;

parentPort!.on('message', ({ contest, from, to }: Task) => {
  const deals = Array.from({ length: to - from }, (_, i) => from + i);
  parentPort!.postMessage(deals.map((deal) => playDeal(game, bots, contests[contest]!, deal)));
});
