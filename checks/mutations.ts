// npm run mutations: breaks one rule at a time and demands that a named test notices.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Mutation } from '@kuluary/kernel/battery';
import { GAMES } from './games.ts';

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The names of the tests that fail under this mutation. */
function failuresUnder(game: string, mutation: Mutation | undefined): string[] {
  const words = ['vitest', 'run', `games/${game}/rules`, `games/${game}/scenarios`, '--reporter=json', '--silent'];
  const env = { ...process.env, KULUARY_MUTATION: mutation ? JSON.stringify(mutation) : '' };
  const { stdout } = spawnSync('npx', words, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as TestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

function check(game: string, mutation: Mutation): boolean {
  const source = readFileSync(mutation.file, 'utf8');
  if (source.split(mutation.find).length !== 2) {
    console.log(`✗ ${mutation.rule}: "${mutation.find}" does not stand exactly once in ${mutation.file}`);
    return false;
  }
  const failures = failuresUnder(game, mutation);
  const named = failures.filter((title) => title.startsWith(`[${mutation.id}]`));
  const isCaught = named.length > 0;
  console.log(`${isCaught ? '✓' : '✗'} ${mutation.id}: ${mutation.rule} → ${failures.length} tests fail`);
  for (const title of (isCaught ? named : failures).slice(0, 2)) console.log(`    ${title}`);
  return isCaught;
}

let passed = 0;
let failed = 0;
for (const [game, { mutations }] of Object.entries(GAMES)) {
  const sound = failuresUnder(game, undefined);
  if (sound.length > 0) throw new Error(`the tests fail without any mutation: ${sound.join('; ')}`);
  for (const mutation of mutations) {
    if (check(game, mutation)) passed++;
    else failed++;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
