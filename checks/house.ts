// The walls of the house, checked: who imports whom, that it is declared, and that rules are pure.

import { readFileSync } from 'node:fs';
import { impurities } from './purity.ts';
import { trespasses, undeclared } from './rooms.ts';
import { readSources } from './sources.ts';

const root = process.cwd();
const sources = readSources(root);
const { workspaces } = manifest('.') as { workspaces: string[] };
const manifests = new Map(workspaces.map((folder) => [folder, Object.keys(manifest(folder).dependencies ?? {})]));
const violations = [...trespasses(sources), ...undeclared(sources, manifests), ...impurities(sources)];
for (const violation of violations) console.error(violation);
console.log(`The house: ${sources.length} files, ${violations.length} violations`);
process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1;

function manifest(folder: string): { dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'));
}
