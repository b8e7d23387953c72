// kuluary balance GAME: plays many games between equal bots and prints who wins, by the measures of that game.

import { availableParallelism } from 'node:os';
import { type Command, choiceFlag, UsageError, wholeNumberFlag } from './arguments.ts';
import type { BalanceWorkerData } from './balance/balance-worker.ts';
import { BALANCE_MEASURES, type BalanceTally } from './balance/measures.ts';
import { buildBalanceWorker } from './bundle-loader.ts';
import { ProgressBar } from './progress.ts';
import { runInThreads } from './thread-pool.ts';

const MAX_GAMES = 1_000_000;
const MAX_THREADS = 256;

export const balanceCommand: Command = {
  usage: 'GAME [--seats N] [--games N] [--bots NAME]',
  about: 'Lets like bots play and tells who wins by seat, by character or role, and by the cards that they had.',
  details: `Games: ${Object.keys(BALANCE_MEASURES).join(', ')}. The same seed plays the same games, on any number of threads.`,
  flags: {
    seats: { valueName: 'N', about: 'how many seats (default: as few as can play)' },
    games: { valueName: 'N', about: 'how many games (default 2000)' },
    bots: { valueName: 'NAME', about: 'which bot sits at every seat (default normal)' },
    seed: { valueName: 'N', about: 'where chance begins (default 1)' },
    threads: { valueName: 'N', about: 'how many threads (default: one for each core)' },
    json: { about: 'print the result as one line of JSON' },
  },
  async run(args) {
    const [game, ...others] = args.positionals;
    const games = Object.keys(BALANCE_MEASURES).join(', ');
    if (game === undefined || others.length > 0) throw new UsageError(`name one game: ${games}`);
    if (!Object.hasOwn(BALANCE_MEASURES, game)) throw new UsageError(`"${game}" has no such cards; there is: ${games}`);
    const { seats: range, bots } = BALANCE_MEASURES[game]!;
    const seats = wholeNumberFlag(args, 'seats', range[0], ...range);
    const count = wholeNumberFlag(args, 'games', 2000, 1, MAX_GAMES);
    const seed = wholeNumberFlag(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const threads = wholeNumberFlag(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const bot = choiceFlag(args, 'bots', bots, 'normal');
    const tally = await measureBalance({ game, bot, seats, seed }, count, threads);
    const result = { game, bot, seats, seed, ...tally.balance };
    console.log(args.flags.json ? JSON.stringify(result) : tally.describe());
    return 0;
  },
};

async function measureBalance(
  workerData: BalanceWorkerData,
  games: number,
  threads: number,
): Promise<BalanceTally<unknown>> {
  const tally = BALANCE_MEASURES[workerData.game]!.makeTally(workerData.seats);
  const progressBar = new ProgressBar(games);
  let done = 0;
  const tasks = Array.from({ length: games }, (_, at) => at);
  await runInThreads(await buildBalanceWorker(), workerData, tasks, threads, (game: unknown) => {
    tally.add(game);
    progressBar.show(++done);
  });
  progressBar.clear();
  return tally;
}
