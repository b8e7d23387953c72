// Kuluary's version, from package.json.

import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8'); // one folder up, built or not
export const VERSION = (JSON.parse(manifest) as { readonly version: string }).version;
