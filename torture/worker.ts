// What runs in a thread: worlds, one after another.

import { parentPort } from 'node:worker_threads';
import { torture } from './world.ts';

parentPort!.on('message', async (seed: number) => {
  parentPort!.postMessage(await torture(seed));
});
