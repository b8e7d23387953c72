// npm run rule-tests: every id of a rule or promise, with the tests that begin with it. Two lists, of before and after a
// change, say what is not tested any more.

import { execFileSync } from 'node:child_process';

interface Listed {
  readonly name: string;
}

const MOST = 1 << 28; // characters
const ID = /\[([A-Z]\d+[a-z]?)\]/g;

const listed = execFileSync('npx', ['vitest', 'list', '--json'], { maxBuffer: MOST, encoding: 'utf8' });
const tests = JSON.parse(listed.slice(listed.indexOf('[\n'))) as readonly Listed[];
const byId = new Map<string, Set<string>>();
for (const { name } of tests) {
  for (const [, id] of name.matchAll(ID)) {
    if (!byId.has(id!)) byId.set(id!, new Set());
    byId.get(id!)!.add(name);
  }
}
for (const id of [...byId.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
  for (const name of [...byId.get(id)!].sort()) console.log(`${id}\t${name}`);
}
console.error(`${byId.size} ids, ${tests.length} tests`);
