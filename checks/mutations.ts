// npm run mutations: breaks one rule at a time and demands that a named test notices.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { MUTATIONS, type Mutation } from './mutation-list.ts';

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The names of the tests that fail under this mutation. */
function failuresUnder(mutation: Mutation | undefined): string[] {
  const words = ['vitest', 'run', 'games/coup/rules', 'games/coup/scenarios', '--reporter=json', '--silent'];
  const env = { ...process.env, KULUARY_MUTATION: mutation ? JSON.stringify(mutation) : '' };
  const { stdout } = spawnSync('npx', words, { env, encoding: 'utf8', maxBuffer: 1 << 28 });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as TestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

function check(mutation: Mutation): boolean {
  const source = readFileSync(mutation.file, 'utf8');
  if (source.split(mutation.find).length !== 2) {
    console.log(`✗ ${mutation.rule}: "${mutation.find}" does not stand exactly once in ${mutation.file}`);
    return false;
  }
  const failures = failuresUnder(mutation);
  const named = failures.filter((title) => title.startsWith(`[${mutation.id}]`));
  const isCaught = named.length > 0;
  console.log(`${isCaught ? '✓' : '✗'} ${mutation.id}: ${mutation.rule} → ${failures.length} tests fail`);
  for (const title of (isCaught ? named : failures).slice(0, 2)) console.log(`    ${title}`);
  return isCaught;
}

const sound = failuresUnder(undefined);
if (sound.length > 0) throw new Error(`the tests fail without any mutation: ${sound.join('; ')}`);
const caught = MUTATIONS.filter(check).length;
console.log(`${caught} passed, ${MUTATIONS.length - caught} failed`);
process.exitCode = caught === MUTATIONS.length ? 0 : 1;
