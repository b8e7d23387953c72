// The source files of the house, and what can be read off them without understanding TypeScript.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface Source {
  readonly path: string; // from the root of the house, with forward slashes
  readonly text: string;
}

/** Every TypeScript file that git knows or would add. */
export function readSources(root: string): Source[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(`${root}/${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** What a file imports, statically or dynamically. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text);
  const statements = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
  const calls = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g;
  return [...code.matchAll(statements), ...code.matchAll(calls)].map((match) => match[2]!);
}

export function withoutComments(text: string): string {
  return text.replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (part) =>
    part.startsWith('/') ? ' ' : part,
  );
}

/** Code alone: comments and the contents of strings gone, what a template puts in kept. */
export function codeOf(text: string): string {
  return withoutComments(text)
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/`(?:\\.|[^`\\])*`/g, (template) => [...template.matchAll(/\$\{([^}]*)\}/g)].map((m) => m[1]).join(' '));
}
