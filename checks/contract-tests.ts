// npm run battery: the contract tests in full, on all cores, with a count of how often each secret took another value.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type ContractTestReport, runContractTests } from '@kuluary/kernel/contract-tests';
import { GAME_CHECKS } from './game-checks.ts';

interface ContractTestJob {
  readonly game: string;
  readonly variant: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly player?: string; // an omniscient player; random moves without one
}
type JobResult = { readonly report: ContractTestReport } | { readonly failure: string };

if (process.send) process.on('message', (job: ContractTestJob) => process.send!(runJob(job)));
else process.exitCode = await runAllJobs();

function runJob({ game, variant, seats, games, seed, player }: ContractTestJob): JobResult {
  const { gameUnderTest } = GAME_CHECKS[game]!;
  try {
    const options = gameUnderTest.game.completeOptions(seats, variant);
    return { report: runContractTests(gameUnderTest, seats, options, games, seed, player) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

async function runAllJobs(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      'long-games': { type: 'string', default: '500' }, // where games are long, random and by each player
      only: { type: 'string' }, // one game
      'mix-games': { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
    },
  });
  const checked = Object.entries(GAME_CHECKS).filter(([id]) => values.only === undefined || id === values.only);
  const jobs = checked.flatMap(([game, { editions, optionMixes, gameUnderTest }]) => [
    ...jobsOf(
      game,
      editions,
      Number(gameUnderTest.hasLongGames ? values['long-games'] : values.games),
      Number(values.seed),
    ),
    ...jobsOf(
      game,
      optionMixes,
      Number(values['mix-games']) / (gameUnderTest.hasLongGames ? 10 : 1),
      Number(values.seed),
    ),
  ]);
  const secrets = checked.flatMap(([id, { gameUnderTest }]) =>
    gameUnderTest.secrets.map((secret) => `${id}: ${secret}`),
  );
  const totals = Object.fromEntries(secrets.map((secret) => [secret, 0]));
  let failed = 0;
  await runOnAllCores(jobs, (job, result) => {
    const what = `${job.game}, ${job.seats} ${job.player ?? ''} seats, ${JSON.stringify(job.variant)}`;
    if ('failure' in result) {
      failed++;
      console.log(`✗ ${what}\n  ${result.failure}`);
      return;
    }
    const { games, moves, views, events, imagined, refused, changed } = result.report;
    for (const [secret, count] of Object.entries(changed)) totals[`${job.game}: ${secret}`]! += count;
    console.log(`✓ ${what}: ${games} games, ${moves} moves, ${views} views and ${events} lists of events compared,`);
    console.log(`    ${imagined} states imagined, ${refused} illegal moves refused; ${describeCounts(changed)}`);
  });
  console.log(`\nSecrets that took another value in all: ${describeCounts(totals)}`);
  const untouched = secrets.filter((secret) => totals[secret] === 0);
  if (untouched.length > 0) console.log(`✗ never changed: ${untouched.join(', ')}`);
  console.log(`${jobs.length - failed} passed, ${failed} failed`);
  return failed === 0 && untouched.length === 0 ? 0 : 1;
}

function jobsOf(
  game: string,
  variants: readonly ContractTestJob['variant'][],
  games: number,
  seed: number,
): ContractTestJob[] {
  const { game: rules, omniscientPlayers = {} } = GAME_CHECKS[game]!.gameUnderTest;
  const [min, max] = rules.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = [{}, ...Object.keys(omniscientPlayers).map((player) => ({ player }))];
  return variants.flatMap((variant) =>
    seats.flatMap((count) => players.map((who) => ({ game, variant, seats: count, games, seed, ...who }))),
  );
}

function describeCounts(changed: Readonly<Record<string, number>>): string {
  return Object.entries(changed)
    .filter(([, count]) => count > 0)
    .map(([secret, count]) => `${secret} ${count}`)
    .join(', ');
}

/** Runs the jobs in a process per core. */
async function runOnAllCores(
  jobs: readonly ContractTestJob[],
  done: (job: ContractTestJob, result: JobResult) => void,
): Promise<void> {
  const queue = [...jobs].sort((a, b) => b.seats * b.games - a.seats * a.games);
  const workers = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, async () => {
    const child = fork(import.meta.filename);
    const died = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`a worker ended: ${signal ?? code}`)));
    });
    died.catch(() => undefined); // it exits normally too, when all is done
    for (let job = queue.shift(); job; job = queue.shift()) {
      const result = new Promise<JobResult>((resolve) => {
        child.once('message', (message) => resolve(message as JobResult));
      });
      child.send(job);
      done(job, await Promise.race([result, died]));
    }
    child.disconnect();
  });
  await Promise.all(workers);
}
