// The walls of the house, checked: who imports whom, and that rules are pure.

import { impurities } from './purity.ts';
import { trespasses } from './rooms.ts';
import { readSources } from './sources.ts';

const sources = readSources(process.cwd());
const violations = [...trespasses(sources), ...impurities(sources)];
for (const violation of violations) console.error(violation);
console.log(`The house: ${sources.length} files, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
