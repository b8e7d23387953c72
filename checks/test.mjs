// Runs the checks and tests, in parallel where that is faster.
//
//   npm test                everything of a release
//   npm test -- FILE …      these files alone; tests build what they need
//   npm run test:fast       types, lint, and every test that needs no browser, no killed process and no thousands of games
//   npm run test:full       everything, with whole games in browsers and all counts
//   node checks/test.mjs --staged   what .githooks/pre-commit runs

import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    fast: { type: 'boolean' },
    full: { type: 'boolean' },
    staged: { type: 'boolean' },
    t: { type: 'string', short: 't' },
  },
  allowPositionals: true,
});
const bin = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const node = (...args) => [process.execPath, ...args];
const vitest = (...args) => [bin('vitest'), 'run', ...args];

const BOUNDARIES_AND_TYPES = {
  types: [bin('tsc')],
  'types of the page': [bin('tsc'), '-p', 'web'],
  lint: [bin('tsx'), 'checks/source-checks.ts'],
};
const CHECKS = {
  ...BOUNDARIES_AND_TYPES,
  format: [bin('biome'), 'check', '.'],
  'unused code': [bin('knip'), '--no-progress'],
  'fast tests': vitest('--project', 'fast', '--project', 'components'),
};
const STAGED = {
  ...BOUNDARIES_AND_TYPES,
  format: [
    bin('biome'),
    'check',
    '--staged',
    '--no-errors-on-unmatched',
    '--vcs-enabled=true',
    '--vcs-client-kind=git',
  ],
};
const CHROMIUM = node('e2e/chromium.mjs');

if (values.full) process.env.KULUARY_FULL = '1';
const hasPassed = positionals.length > 0 || values.t ? await testSome() : await testAll();
process.exitCode = hasPassed ? 0 : 1;

async function testSome() {
  if (positionals.some((name) => name.includes('e2e')) && !(await runAll({ Chromium: CHROMIUM }))) return false;
  const nameFilter = values.t === undefined ? [] : ['-t', values.t];
  return runAll({ tests: vitest(...positionals, ...nameFilter) });
}

async function testAll() {
  if (values.staged) return runAll(STAGED);
  if (values.fast) return runAll(CHECKS);
  return (
    (await runAll({ Chromium: CHROMIUM })) &&
    (await runAll({ build: node('cli/build.mjs', '--site'), ...CHECKS })) &&
    (await runAll({ 'slow tests': vitest('--project', 'slow') }))
  );
}

/** In parallel. The output of a failed step is printed at its end, that of tests at once. */
async function runAll(steps) {
  const results = await Promise.all(Object.entries(steps).map(([name, command]) => run(name, command)));
  return results.every(Boolean);
}

function run(name, [command, ...args]) {
  const begun = performance.now();
  const isTest = name.endsWith('tests');
  const child = spawn(command, args, { stdio: ['ignore', isTest ? 'inherit' : 'pipe', isTest ? 'inherit' : 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(text));
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(error.message));
    child.on('close', (status) => resolve(end(status, output))); // after an error, too
  });

  function end(status, output) {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (status !== 0) console.log(output.join(''));
    return status === 0;
  }
}
