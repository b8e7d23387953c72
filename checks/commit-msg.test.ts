import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'kuluary-commit-msg-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the hook prints for a message: nothing if it accepts it. */
function refusalOf(message: string): string {
  const file = join(folder, 'message');
  writeFileSync(file, message);
  return spawnSync('sh', ['.githooks/commit-msg', file], { encoding: 'utf8' }).stderr;
}

describe('.githooks/commit-msg', () => {
  it.each([
    ['72 characters', 'a'.repeat(72)],
    ['72 letters of two bytes', 'я'.repeat(72)],
    ['a long body', `Short\n\n${'a'.repeat(200)}`],
    ['comments of Git', `\n# ${'a'.repeat(100)}\nShort\n# ${'a'.repeat(100)}`],
    ['a fixup of a long subject', `fixup! ${'a'.repeat(72)}`],
  ])('accepts %s', (_, message) => {
    expect(refusalOf(message)).toBe('');
  });

  it.each([
    ['73 characters', 'a'.repeat(73)],
    ['73 letters of two bytes', 'я'.repeat(73)],
    ['a long subject after an empty line', `\n${'a'.repeat(73)}\n\nbody`],
  ])('refuses %s', (_, message) => {
    expect(refusalOf(message)).toContain('73 characters; 72 are the most');
  });
});
