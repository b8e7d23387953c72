// kuluary balance GAME: who wins by seat, by character and by what was bought, and how long it takes.

import { availableParallelism } from 'node:os';
import { type Command, oneOf, UsageError, wholeNumber } from './arguments.ts';
import { type Balance, Ledger } from './balance/ledger.ts';
import { TRIALS } from './balance/trials.ts';
import type { Measuring } from './balance/worker.ts';
import { balanceThread } from './parts.ts';
import { Progress } from './progress.ts';
import { inThreads } from './threads.ts';

const MAX_GAMES = 1_000_000;
const MAX_SEATS = 5;
const MAX_THREADS = 256;
const BOTS = ['easy', 'normal', 'hard', 'greedy', 'random'] as const;

export const balance: Command = {
  usage: 'GAME [--seats N] [--games N] [--bots NAME]',
  about: 'Lets like bots play and tells who wins by seat, by character, and by the cards that they bought.',
  details: `Games: ${Object.keys(TRIALS).join(', ')}. The same seed plays the same games, on any number of threads.`,
  flags: {
    seats: { value: 'N', about: 'how many seats (default 2)' },
    games: { value: 'N', about: 'how many games (default 2000)' },
    bots: { value: 'NAME', about: 'which bot sits at every seat (default normal)' },
    seed: { value: 'N', about: 'where chance begins (default 1)' },
    threads: { value: 'N', about: 'how many threads (default: one for each core)' },
    json: { about: 'print the result as one line of JSON' },
  },
  async run(args) {
    const [game, ...others] = args.positionals;
    const games = Object.keys(TRIALS).join(', ');
    if (game === undefined || others.length > 0) throw new UsageError(`name one game: ${games}`);
    if (!Object.hasOwn(TRIALS, game)) throw new UsageError(`"${game}" has no such cards; there is: ${games}`);
    const seats = wholeNumber(args, 'seats', 2, 2, MAX_SEATS);
    const count = wholeNumber(args, 'games', 2000, 1, MAX_GAMES);
    const seed = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const threads = wholeNumber(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const bot = oneOf(args, 'bots', BOTS, 'normal');
    const measured = await measure({ game, bot, seats, seed }, count, threads);
    console.log(args.flags.json ? JSON.stringify({ game, bot, seats, seed, ...measured }) : describe(measured, seats));
    return 0;
  },
};

async function measure(measuring: Measuring, games: number, threads: number): Promise<Balance> {
  const ledger = new Ledger(measuring.seats);
  const progress = new Progress(games);
  let done = 0;
  const tasks = Array.from({ length: games }, (_, at) => at);
  await inThreads(await balanceThread(), measuring, tasks, threads, (trial: Parameters<Ledger['enter']>[0]) => {
    ledger.enter(trial);
    progress.show(++done);
  });
  progress.clear();
  return ledger.balance;
}

function describe({ games, turns, deckOut, bySeat, byOrder, characters, cards }: Balance, count: number): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const byRatio = Object.entries(cards).sort(([, a], [, b]) => (b.ratio ?? 0) - (a.ratio ?? 0));
  return [
    `${games} games of ${count} seats, ${turns.mean} turns each (${turns.short} to ${turns.long}), deck out in ${percent(deckOut)}`,
    `wins by seat: ${bySeat.map(percent).join(', ')} (fair ${percent(1 / count)})`,
    `wins from whoever begins: ${byOrder.map(percent).join(', ')}`,
    'wins by character:',
    ...Object.entries(characters).map(([id, { games: dealt, winRate }]) => `  ${id}: ${percent(winRate)} of ${dealt}`),
    'cards that a seat bought or gained, winners and losers, and how many times as often winners did:',
    ...byRatio.map(([id, { byWinners, byLosers, ratio }]) => `  ${id}: ${byWinners}, ${byLosers}, ${ratio ?? '–'}`),
  ].join('\n');
}
