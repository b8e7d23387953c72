// npm run mutations: breaks one rule at a time; a test whose title begins with its id must fail.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Mutation } from '@kuluary/kernel/contract-tests';
import { GAME_CHECKS } from './game-checks.ts';

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The names of the tests that fail under this mutation. */
function failuresUnder(game: string, mutation: Mutation | undefined): string[] {
  const args = ['vitest', 'run', `games/${game}/rules`, `games/${game}/scenarios`, '--reporter=json', '--silent'];
  const env = { ...process.env, KULUARY_MUTATION: mutation ? JSON.stringify(mutation) : '' };
  const { stdout } = spawnSync('npx', args, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as TestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

function checkMutation(game: string, mutation: Mutation): boolean {
  const source = readFileSync(mutation.file, 'utf8');
  if (source.split(mutation.find).length !== 2) {
    console.log(`✗ ${mutation.description}: "${mutation.find}" does not occur exactly once in ${mutation.file}`);
    return false;
  }
  const failures = failuresUnder(game, mutation);
  const named = failures.filter((title) => title.startsWith(`[${mutation.id}]`));
  const isCaught = named.length > 0;
  console.log(`${isCaught ? '✓' : '✗'} ${mutation.id}: ${mutation.description} → ${failures.length} tests fail`);
  for (const title of (isCaught ? named : failures).slice(0, 2)) console.log(`    ${title}`);
  return isCaught;
}

let passed = 0;
let failed = 0;
for (const [game, { mutations }] of Object.entries(GAME_CHECKS)) {
  const unmutated = failuresUnder(game, undefined);
  if (unmutated.length > 0) throw new Error(`the tests fail without any mutation: ${unmutated.join('; ')}`);
  for (const mutation of mutations) {
    if (checkMutation(game, mutation)) passed++;
    else failed++;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
