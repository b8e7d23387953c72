// npm run rule-tests: prints every id of a rule or promise with the tests that begin with it. Comparing the lists of before
// and after a change shows what is no longer tested.

import { execFileSync } from 'node:child_process';

interface ListedTest {
  readonly name: string;
}

const MAX_OUTPUT = 1 << 28; // characters
const RULE_ID = /\[([A-Z]\d+[a-z]?)\]/g;

const listed = execFileSync('npx', ['vitest', 'list', '--json'], { maxBuffer: MAX_OUTPUT, encoding: 'utf8' });
const tests = JSON.parse(listed.slice(listed.indexOf('[\n'))) as readonly ListedTest[];
const byId = new Map<string, Set<string>>();
for (const { name } of tests) {
  for (const [, id] of name.matchAll(RULE_ID)) {
    if (!byId.has(id!)) byId.set(id!, new Set());
    byId.get(id!)!.add(name);
  }
}
for (const id of [...byId.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
  for (const name of [...byId.get(id)!].sort()) console.log(`${id}\t${name}`);
}
console.error(`${byId.size} ids, ${tests.length} tests`);
