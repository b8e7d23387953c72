// Part of npm run lint: checks imports between packages, declared dependencies, unused exports, and that rules are pure.

import { readFileSync } from 'node:fs';
import { forbiddenImports, type Manifest, undeclaredDependencies, unusedExports } from './package-boundaries.ts';
import { impurities } from './purity.ts';
import { readSources } from './source-files.ts';

const root = process.cwd();
const sources = readSources(root);
const { workspaces } = read<{ workspaces: string[] }>('package.json');
const manifests = new Map(workspaces.map((folder) => [folder, read<Manifest>(`${folder}/package.json`)]));
const violations = [
  ...forbiddenImports(sources),
  ...undeclaredDependencies(sources, manifests),
  ...unusedExports(sources, manifests),
  ...impurities(sources),
];
for (const violation of violations) console.error(violation);
console.log(`Boundaries: ${sources.length} files, ${violations.length} violations`);
process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1;

function read<Json>(path: string): Json {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
}
