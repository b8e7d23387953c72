// The walls of the house, checked: who imports whom, that it is declared, and that rules are pure.

import { readFileSync } from 'node:fs';
import { impurities } from './purity.ts';
import { type Manifest, trespasses, undeclared, unusedEntries } from './rooms.ts';
import { readSources } from './sources.ts';

const root = process.cwd();
const sources = readSources(root);
const { workspaces } = read<{ workspaces: string[] }>('package.json');
const manifests = new Map(workspaces.map((folder) => [folder, read<Manifest>(`${folder}/package.json`)]));
const violations = [
  ...trespasses(sources),
  ...undeclared(sources, manifests),
  ...unusedEntries(sources, manifests),
  ...impurities(sources),
];
for (const violation of violations) console.error(violation);
console.log(`The house: ${sources.length} files, ${violations.length} violations`);
process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1;

function read<Json>(path: string): Json {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
}
