// Compares the tables of docs/limits.md with the code.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS } from '@kuluary/server/config';
import { describe, expect, it } from 'vitest';

const ROW = /^\| (?<what>[^|]+) \| (?<limit>\d+) \| `(?<name>\w+)` in `(?<file>[\w./-]+)` \| [^|]+ \| (?<test>\w+) \|$/;
const rows = readFileSync('docs/limits.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [^-]/.test(line) && !line.startsWith('| what |'))
  .map((line) => ROW.exec(line)?.groups ?? { what: line, limit: '', name: '', file: '', test: '' });
const TESTED_PACKAGES = ['host', 'kernel', 'server', 'store'];
const tests = TESTED_PACKAGES.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.test.ts') || path === 'store/contract-tests.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('docs/limits.md', () => {
  it.each(rows)('$what: $limit', ({ limit, name, file, test }) => {
    const source = readFileSync(file!, 'utf8');
    const [, value] = new RegExp(`const ${name} = ([^;]+);`).exec(source) ?? [];
    const known = value === undefined ? SETTINGS[name as keyof typeof SETTINGS].defaultValue : evaluateProduct(value);
    expect(known).toBe(Number(limit));
    expect(tests.includes(`[${test}]`) || tests.includes(`id: '${test}'`)).toBe(true);
  });
});

/** Limits are written as products and shifts of numbers. */
function evaluateProduct(text: string): number {
  const [left, right] = text.replaceAll('_', '').split('<<');
  const product = left!.split('*').reduce((product, factor) => product * Number(factor), 1);
  return right === undefined ? product : product << Number(right);
}
