// kuluary torture: whole worlds of servers, people and bots in which everything goes wrong, under one seed each.

import { availableParallelism } from 'node:os';
import { nothingYet, TALLIED, type Tallied } from '@kuluary/torture/tallied';
import { TABLES, torture as tortured, type Verdict } from '@kuluary/torture/world';
import { type Command, wholeNumber } from './arguments.ts';
import { tortureThread } from './parts.ts';
import { Progress } from './progress.ts';
import { inThreads } from './threads.ts';

const MAX_GAMES = 100_000_000;
const MAX_THREADS = 256;

export const torture: Command = {
  usage: '[--games N] [--seed N] [--threads N] [--verbose]',
  about: 'Tortures servers, store and connections in simulated worlds, and checks every step.',
  details: [
    `A world has one to three servers on one store, and ${TABLES} tables of all games. Messages are late, connections are cut,`,
    'servers crash and stall, the store is slow and fails before and after it commits, clocks are wrong, bots throw. Then it',
    'gets calm, and everything must come to a good end. torture/README.md says what is checked.',
    '',
    'A world follows from its seed alone: what is found with one is found again with --seed, on any machine.',
  ].join('\n'),
  flags: {
    games: { value: 'N', about: `how many games at least (default 400; with --seed: one world, ${TABLES} of them)` },
    seed: { value: 'N', about: 'of the first world; those after it have the next numbers (default 1)' },
    threads: { value: 'N', about: 'how many threads (default: one for each core)' },
    verbose: { about: 'print everything that happens, in one thread' },
  },
  async run(args) {
    const first = wholeNumber(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER - MAX_GAMES);
    const games = wholeNumber(args, 'games', args.flags.seed === undefined ? 400 : TABLES, 1, MAX_GAMES);
    const threads = wholeNumber(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const seeds = Array.from({ length: Math.ceil(games / TABLES) }, (_, i) => first + i);
    const total = nothingYet();
    const begin = performance.now();
    let violations = 0;
    const take = (verdict: Verdict) => {
      for (const name of TALLIED) total[name] += verdict.tallied[name];
      if (!verdict.violation) return;
      violations++;
      console.log(describe(verdict));
    };
    if (args.flags.verbose === true)
      for (const seed of seeds) take(await tortured(seed, { onLine: (line) => console.log(line) }));
    else await inAllThreads(seeds, threads, take);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${summary(total)}, ${violations} violations; ${(total.games / seconds).toFixed(1)} games/s`);
    return violations > 0 ? 1 : 0;
  },
};

async function inAllThreads(
  seeds: readonly number[],
  threads: number,
  take: (verdict: Verdict) => void,
): Promise<void> {
  const progress = new Progress(seeds.length);
  let done = 0;
  await inThreads<number, Verdict>(await tortureThread(), undefined, seeds, threads, (verdict) => {
    if (verdict.violation) progress.clear();
    take(verdict);
    progress.show(++done);
  });
  progress.clear();
}

function describe({ seed, violation }: Verdict): string {
  const { words, journal } = violation!;
  return `${words}\n\nWhat happened before:\n${journal}\n\nThe same again: kuluary torture --seed ${seed}\n`;
}

const WORDS: Readonly<Record<keyof Tallied, string>> = {
  games: 'games',
  moves: 'moves',
  byClock: 'of them by the clock',
  updates: 'updates',
  crashes: 'servers down',
  stalls: 'stalls',
  cuts: 'cuts',
  outages: 'outages of the store',
  failedCommits: 'failed commits',
  conflicts: 'conflicts',
  takeovers: 'takeovers',
  repeats: 'moves sent again',
};

function summary(total: Tallied): string {
  return TALLIED.map((name) => `${total[name]} ${WORDS[name]}`).join(', ');
}
