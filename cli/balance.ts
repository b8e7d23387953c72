// kuluary balance GAME: who wins, by what the game itself counts.

import { availableParallelism } from 'node:os';
import { type Command, oneOf, UsageError, wholeNumber } from './arguments.ts';
import { type Ledger, MEASURES } from './balance/measures.ts';
import type { Measuring } from './balance/worker.ts';
import { balanceThread } from './parts.ts';
import { Progress } from './progress.ts';
import { inThreads } from './threads.ts';

const MAX_GAMES = 1_000_000;
const MAX_THREADS = 256;

export const balance: Command = {
  usage: 'GAME [--seats N] [--games N] [--bots NAME]',
  about: 'Lets like bots play and tells who wins by seat, by character or role, and by the cards that they had.',
  details: `Games: ${Object.keys(MEASURES).join(', ')}. The same seed plays the same games, on any number of threads.`,
  flags: {
    seats: { value: 'N', about: 'how many seats (default: as few as can play)' },
    games: { value: 'N', about: 'how many games (default 2000)' },
    bots: { value: 'NAME', about: 'which bot sits at every seat (default normal)' },
    seed: { value: 'N', about: 'where chance begins (default 1)' },
    threads: { value: 'N', about: 'how many threads (default: one for each core)' },
    json: { about: 'print the result as one line of JSON' },
  },
  async run(args) {
    const [game, ...others] = args.positionals;
    const games = Object.keys(MEASURES).join(', ');
    if (game === undefined || others.length > 0) throw new UsageError(`name one game: ${games}`);
    if (!Object.hasOwn(MEASURES, game)) throw new UsageError(`"${game}" has no such cards; there is: ${games}`);
    const { seats: range, bots } = MEASURES[game]!;
    const seats = wholeNumber(args, 'seats', range[0], ...range);
    const count = wholeNumber(args, 'games', 2000, 1, MAX_GAMES);
    const seed = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const threads = wholeNumber(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const bot = oneOf(args, 'bots', bots, 'normal');
    const ledger = await measure({ game, bot, seats, seed }, count, threads);
    const told = { game, bot, seats, seed, ...ledger.balance };
    console.log(args.flags.json ? JSON.stringify(told) : ledger.describe());
    return 0;
  },
};

async function measure(measuring: Measuring, games: number, threads: number): Promise<Ledger<unknown>> {
  const ledger = MEASURES[measuring.game]!.ledger(measuring.seats);
  const progress = new Progress(games);
  let done = 0;
  const tasks = Array.from({ length: games }, (_, at) => at);
  await inThreads(await balanceThread(), measuring, tasks, threads, (trial: unknown) => {
    ledger.enter(trial);
    progress.show(++done);
  });
  progress.clear();
  return ledger;
}
