// Bundles an entry of the house into dist/, unless that is up to date, and says where it is.
// Bundled code is faster than loose modules: constants of other files become plain numbers.
//
//   node cli/build.mjs ENTRY …   builds and runs it

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const NOT_OURS = ['node_modules', 'dist', 'data', '.git'];

export async function build(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const file = join(dist, `${name}.${fingerprint()}.mjs`);
  if (!existsSync(file)) await bundle(join(root, entry), file, name);
  return pathToFileURL(file).href;
}

/** Of all sources, so that a bundle is never older than what it is made of. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sourcesBelow(root)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return NOT_OURS.includes(relative(root, path)) ? [] : sourcesBelow(path);
    return /\.(?:ts|mjs|json)$/.test(item.name) ? [path] : [];
  });
}

async function bundle(entry, file, name) {
  const { rolldown } = await import('rolldown');
  const unfinished = join(dist, `.${process.pid}-${name}.mjs`);
  mkdirSync(dist, { recursive: true });
  for (const old of readdirSync(dist)) if (old.startsWith(`${name}.`)) rmSync(join(dist, old), { force: true });
  const optimization = { inlineConst: { mode: 'all', pass: 3 } };
  const bundled = await rolldown({ input: entry, platform: 'node', optimization, cwd: root, logLevel: 'silent' });
  await bundled.write({ file: unfinished, format: 'esm', codeSplitting: false });
  renameSync(unfinished, file); // at once: somebody else may be reading
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry] = process.argv.splice(2, 1);
  await import(await build(relative(root, entry)));
}
