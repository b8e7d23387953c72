// The worker thread that measures balance: plays one game for each task.

import { parentPort, workerData } from 'node:worker_threads';
import { FastChance } from '@kuluary/kernel/chance';
import { BALANCE_MEASURES } from './measures.ts';

export interface BalanceWorkerData {
  readonly game: string;
  readonly bot: string;
  readonly seats: number;
  readonly seed: number;
}

const { game, bot, seats, seed } = workerData as BalanceWorkerData;

parentPort!.on('message', (at: number) => {
  parentPort!.postMessage(BALANCE_MEASURES[game]!.playGame(bot, seats, new FastChance(seed * 1_000_003 + at)));
});
