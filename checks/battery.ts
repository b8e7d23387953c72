// npm run battery: the contract battery in full, on all cores, with a count of how often each secret took another value.

import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { subject, VARIANTS } from '@kuluary/coup/battery/subject';
import { type Report, runBattery } from '@kuluary/kernel/battery';

interface Job {
  readonly variant: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
}
type Answer = { readonly report: Report } | { readonly failure: string };

const EDITIONS = 3; // the first of the variants; the others are mixes of house rules

if (process.send) process.on('message', (job: Job) => process.send!(work(job)));
else process.exitCode = await conduct();

function work({ variant, seats, games, seed }: Job): Answer {
  try {
    return { report: runBattery(subject, seats, subject.game.completeOptions(seats, variant), games, seed) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

async function conduct(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      'mix-games': { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
    },
  });
  const jobs: Job[] = VARIANTS.flatMap((variant, i) =>
    [2, 3, 4, 5, 6].map((seats) => {
      const games = Number(i < EDITIONS ? values.games : values['mix-games']);
      return { variant, seats, games, seed: Number(values.seed) };
    }),
  );
  const totals = Object.fromEntries(subject.secrets.map((secret) => [secret, 0]));
  let failed = 0;
  await onAllCores(jobs, (job, answer) => {
    const what = `${job.seats} seats, ${JSON.stringify(job.variant)}`;
    if ('failure' in answer) {
      failed++;
      console.log(`✗ ${what}\n  ${answer.failure}`);
      return;
    }
    const { games, moves, views, events, imagined, refused, changed } = answer.report;
    for (const [secret, count] of Object.entries(changed)) totals[secret]! += count;
    console.log(`✓ ${what}: ${games} games, ${moves} moves, ${views} views and ${events} lists of events compared,`);
    console.log(`    ${imagined} states imagined, ${refused} bad moves refused; ${describe(changed)}`);
  });
  console.log(`\nSecrets that took another value in all: ${describe(totals)}`);
  const untouched = subject.secrets.filter((secret) => totals[secret] === 0);
  if (untouched.length > 0) console.log(`✗ never changed: ${untouched.join(', ')}`);
  console.log(`${jobs.length - failed} passed, ${failed} failed`);
  return failed === 0 && untouched.length === 0 ? 0 : 1;
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
    for (let job = queue.shift(); job; job = queue.shift()) {
      const answer = new Promise<Answer>((resolve, reject) => {
        child.once('message', (message) => resolve(message as Answer));
        child.once('error', reject);
      });
      child.send(job);
      done(job, await answer);
    }
    child.disconnect();
  });
  await Promise.all(workers);
}
