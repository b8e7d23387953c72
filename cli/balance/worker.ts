// What runs in a thread that measures balance: plays the games that it is asked for.

import { parentPort, workerData } from 'node:worker_threads';
import { FastChance } from '@kuluary/kernel/chance';
import { MEASURES } from './measures.ts';

export interface Measuring {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly seed: number;
}

const { game, bot, seats, seed } = workerData as Measuring;

parentPort!.on('message', (at: number) => {
  parentPort!.postMessage(MEASURES[game]!.trial(bot, seats, new FastChance(seed * 1_000_003 + at)));
});
