// The entry point of a worker thread: runs worlds one after another.

import { parentPort } from 'node:worker_threads';
import { runWorld } from './world.ts';

parentPort!.on('message', async (seed: number) => {
  parentPort!.postMessage(await runWorld(seed));
});
