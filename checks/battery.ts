// npm run battery: the contract battery in full, on all cores, with a count of how often each secret took another value.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Report, runBattery } from '@kuluary/kernel/battery';
import { GAMES } from './games.ts';

interface Job {
  readonly game: string;
  readonly variant: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  readonly pilot?: string; // who plays; chance, if nobody is named
}
type Answer = { readonly report: Report } | { readonly failure: string };

if (process.send) process.on('message', (job: Job) => process.send!(work(job)));
else process.exitCode = await conduct();

function work({ game, variant, seats, games, seed, pilot }: Job): Answer {
  const { subject } = GAMES[game]!;
  try {
    const options = subject.game.completeOptions(seats, variant);
    return { report: runBattery(subject, seats, options, games, seed, pilot) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

async function conduct(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      'long-games': { type: 'string', default: '500' }, // where games are long, by chance and by each pilot
      only: { type: 'string' }, // one game
      'mix-games': { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
    },
  });
  const played = Object.entries(GAMES).filter(([id]) => values.only === undefined || id === values.only);
  const jobs = played.flatMap(([game, { editions, mixes, subject }]) => [
    ...jobsOf(game, editions, Number(subject.isLong ? values['long-games'] : values.games), Number(values.seed)),
    ...jobsOf(game, mixes, Number(values['mix-games']) / (subject.isLong ? 10 : 1), Number(values.seed)),
  ]);
  const secrets = played.flatMap(([id, { subject }]) => subject.secrets.map((secret) => `${id}: ${secret}`));
  const totals = Object.fromEntries(secrets.map((secret) => [secret, 0]));
  let failed = 0;
  await onAllCores(jobs, (job, answer) => {
    const what = `${job.game}, ${job.seats} ${job.pilot ?? ''} seats, ${JSON.stringify(job.variant)}`;
    if ('failure' in answer) {
      failed++;
      console.log(`✗ ${what}\n  ${answer.failure}`);
      return;
    }
    const { games, moves, views, events, imagined, refused, changed } = answer.report;
    for (const [secret, count] of Object.entries(changed)) totals[`${job.game}: ${secret}`]! += count;
    console.log(`✓ ${what}: ${games} games, ${moves} moves, ${views} views and ${events} lists of events compared,`);
    console.log(`    ${imagined} states imagined, ${refused} bad moves refused; ${describe(changed)}`);
  });
  console.log(`\nSecrets that took another value in all: ${describe(totals)}`);
  const untouched = secrets.filter((secret) => totals[secret] === 0);
  if (untouched.length > 0) console.log(`✗ never changed: ${untouched.join(', ')}`);
  console.log(`${jobs.length - failed} passed, ${failed} failed`);
  return failed === 0 && untouched.length === 0 ? 0 : 1;
}

function jobsOf(game: string, variants: readonly Job['variant'][], games: number, seed: number): Job[] {
  const { game: rules, pilots = {} } = GAMES[game]!.subject;
  const [min, max] = rules.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const players = [{}, ...Object.keys(pilots).map((pilot) => ({ pilot }))];
  return variants.flatMap((variant) =>
    seats.flatMap((count) => players.map((player) => ({ game, variant, seats: count, games, seed, ...player }))),
  );
}

function describe(changed: Readonly<Record<string, number>>): string {
  return Object.entries(changed)
    .filter(([, count]) => count > 0)
    .map(([secret, count]) => `${secret} ${count}`)
    .join(', ');
}

/** Hands the jobs, one after the other, to a process per core. */
async function onAllCores(jobs: readonly Job[], done: (job: Job, answer: Answer) => void): Promise<void> {
  const queue = [...jobs].sort((a, b) => b.seats * b.games - a.seats * a.games);
  const workers = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, async () => {
    const child = fork(import.meta.filename);
    const died = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`a worker ended: ${signal ?? code}`)));
    });
    died.catch(() => undefined); // it ends in the normal way too, when all is done
    for (let job = queue.shift(); job; job = queue.shift()) {
      const answer = new Promise<Answer>((resolve) => {
        child.once('message', (message) => resolve(message as Answer));
      });
      child.send(job);
      done(job, await Promise.race([answer, died]));
    }
    child.disconnect();
  });
  await Promise.all(workers);
}
