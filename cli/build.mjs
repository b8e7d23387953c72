// Bundles an entry of the house into dist/, unless that is up to date, and says where it is.
// Bundled code is faster than loose modules: constants of other files become plain numbers.
//
//   node cli/build.mjs ENTRY …   builds and runs it

import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git']);

export async function build(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const file = join(root, 'dist', `${name}.mjs`);
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built < newestSource(root)) await bundle(join(root, entry), file);
  return pathToFileURL(file).href;
}

/** When a source was last changed. */
function newestSource(folder) {
  let newest = 0;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) newest = NOT_OURS.has(item.name) ? newest : Math.max(newest, newestSource(path));
    else if (/\.(?:m?ts|json|mjs)$/.test(item.name)) newest = Math.max(newest, statSync(path).mtimeMs);
  }
  return newest;
}

async function bundle(entry, file) {
  const { rolldown } = await import('rolldown');
  const unfinished = join(dirname(file), `.${process.pid}-${basename(file)}`);
  mkdirSync(dirname(file), { recursive: true });
  const optimization = { inlineConst: { mode: 'all', pass: 3 } };
  const bundled = await rolldown({ input: entry, platform: 'node', optimization, cwd: root, logLevel: 'silent' });
  await bundled.write({ file: unfinished, format: 'esm', codeSplitting: false });
  renameSync(unfinished, file); // at once: somebody else may be reading
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry] = process.argv.splice(2, 1);
  await import(await build(relative(root, entry)));
}
