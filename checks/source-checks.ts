// Part of npm run lint: checks imports between packages, declared dependencies, unused exports, names, and that rules are
// pure.

import { readFileSync } from 'node:fs';
import { forbiddenImports, type Manifest, undeclaredDependencies, unusedExports } from './package-boundaries.ts';
import { ambiguousExports, readRetiredWords, retiredWordsIn } from './plain-names.ts';
import { impurities } from './purity.ts';
import { readSources } from './source-files.ts';

const root = process.cwd();
const sources = readSources(root);
const documents = readSources(root, /\.md$/);
const architecture = documents.find(({ path }) => path === 'docs/architecture.md')!;
const { workspaces } = read<{ workspaces: string[] }>('package.json');
const manifests = new Map(workspaces.map((folder) => [folder, read<Manifest>(`${folder}/package.json`)]));
const violations = [
  ...forbiddenImports(sources),
  ...undeclaredDependencies(sources, manifests),
  ...unusedExports(sources, manifests),
  ...impurities(sources),
  ...retiredWordsIn([...sources, ...documents], readRetiredWords(architecture.text)),
  ...ambiguousExports(sources),
];
for (const violation of violations) console.error(violation);
console.log(`Sources: ${sources.length} files, ${violations.length} violations`);
process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1;

function read<Json>(path: string): Json {
  return JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
}
