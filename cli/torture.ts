// kuluary torture: runs simulated worlds of servers, people and bots under faults, one world for each seed.

import { availableParallelism } from 'node:os';
import { COUNTER_NAMES, type Counters, zeroCounters } from '@kuluary/torture/counters';
import { runWorld, TABLES_PER_WORLD, type WorldResult } from '@kuluary/torture/world';
import { type Command, wholeNumberFlag } from './arguments.ts';
import { buildTortureWorker } from './bundle-loader.ts';
import { ProgressBar } from './progress.ts';
import { runInThreads } from './thread-pool.ts';

const MAX_GAMES = 100_000_000;
const MAX_THREADS = 256;

export const tortureCommand: Command = {
  usage: '[--games N] [--seed N] [--threads N] [--verbose]',
  about: 'Tortures servers, store and connections in simulated worlds, and checks every step.',
  details: [
    `A world has one to three servers on one store, and ${TABLES_PER_WORLD} tables of all games. Messages are late, connections are cut,`,
    'servers crash and stall, the store is slow and fails before and after it commits, clocks are wrong, bots throw. Then it',
    'gets calm, and everything must come to a good end. torture/README.md says what is checked.',
    '',
    'A world follows from its seed alone: what is found with one is found again with --seed, on any machine.',
  ].join('\n'),
  flags: {
    games: {
      valueName: 'N',
      about: `how many games at least (default 400; with --seed: one world, ${TABLES_PER_WORLD} of them)`,
    },
    seed: { valueName: 'N', about: 'of the first world; those after it have the next numbers (default 1)' },
    threads: { valueName: 'N', about: 'how many threads (default: one for each core)' },
    verbose: { about: 'print everything that happens, in one thread' },
  },
  async run(args) {
    const first = wholeNumberFlag(args, 'seed', 1, 0, Number.MAX_SAFE_INTEGER - MAX_GAMES);
    const games = wholeNumberFlag(args, 'games', args.flags.seed === undefined ? 400 : TABLES_PER_WORLD, 1, MAX_GAMES);
    const threads = wholeNumberFlag(args, 'threads', availableParallelism(), 1, MAX_THREADS);
    const seeds = Array.from({ length: Math.ceil(games / TABLES_PER_WORLD) }, (_, i) => first + i);
    const total = zeroCounters();
    const begin = performance.now();
    let violations = 0;
    const addResult = (result: WorldResult) => {
      for (const name of COUNTER_NAMES) total[name] += result.counters[name];
      if (!result.violation) return;
      violations++;
      console.log(describeViolation(result));
    };
    if (args.flags.verbose === true)
      for (const seed of seeds) addResult(await runWorld(seed, { onLine: (line) => console.log(line) }));
    else await tortureInThreads(seeds, threads, addResult);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${describeTotals(total)}, ${violations} violations; ${(total.games / seconds).toFixed(1)} games/s`);
    return violations > 0 ? 1 : 0;
  },
};

async function tortureInThreads(
  seeds: readonly number[],
  threads: number,
  addResult: (result: WorldResult) => void,
): Promise<void> {
  const progressBar = new ProgressBar(seeds.length);
  let done = 0;
  await runInThreads<number, WorldResult>(await buildTortureWorker(), undefined, seeds, threads, (result) => {
    if (result.violation) progressBar.clear();
    addResult(result);
    progressBar.show(++done);
  });
  progressBar.clear();
}

function describeViolation({ seed, violation }: WorldResult): string {
  const { words, journal } = violation!;
  return `${words}\n\nWhat happened before:\n${journal}\n\nThe same again: kuluary torture --seed ${seed}\n`;
}

const COUNTER_LABELS: Readonly<Record<keyof Counters, string>> = {
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

function describeTotals(total: Counters): string {
  return COUNTER_NAMES.map((name) => `${total[name]} ${COUNTER_LABELS[name]}`).join(', ');
}
