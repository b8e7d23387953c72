// Bundles an entry file into dist/, unless that is up to date, and returns its URL.
// Bundled code is faster than loose modules: constants of other files are inlined.
//
//   node cli/build.mjs ENTRY …   builds and runs it
//   node cli/build.mjs --site    builds the site and the bot worker

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress); // its default is the highest level
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const IGNORED_FOLDERS = ['node_modules', 'dist', 'data', '.git', 'screens'];
const IGNORED_FOR_SITE = ['bench', 'checks', 'deploy', 'docs', 'e2e', 'server', 'store', 'torture']; // nothing there is part of the site
const KEEP_MS = 24 * 60 * 60 * 1000;
const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;
const SOURCES = /(?<!\.test)\.(?:tsx?|mjs|json|css|html|svg|png)$/;
const PACKAGES = /^(?!@kuluary\/)(?:@[a-z]|[a-z])(?!:)/; // installed packages are not bundled

export async function build(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const file = join(dist, `${name}.${fingerprint()}.mjs`);
  if (!existsSync(file)) await buildAtomically(name, file, (unfinished) => bundle(join(root, entry), unfinished));
  return pathToFileURL(file).href;
}

/** Bundles an entry file for a browser, with installed packages. */
export async function buildForPage(entry) {
  const name = `page-${entry.replace(/\.ts$/, '').replaceAll('/', '-')}`;
  const file = join(dist, `${name}.${fingerprint()}.mjs`);
  if (!existsSync(file))
    await buildAtomically(name, file, (unfinished) => bundle(join(root, entry), unfinished, 'browser'));
  return pathToFileURL(file).href;
}

/** What a server needs besides the program itself. */
export async function buildParts() {
  return { botWorker: await build('server/bot-worker.ts'), site: await buildSite() };
}

async function buildSite() {
  const folder = join(dist, `site.${fingerprint(IGNORED_FOR_SITE)}`);
  if (!existsSync(folder)) await buildAtomically('site', folder, bundleSite);
  return folder;
}

/** Of all sources, so that a bundle is never older than its sources. */
function fingerprint(without = []) {
  const hash = createHash('sha256');
  for (const path of sourcesBelow(root, [...IGNORED_FOLDERS, ...without]))
    hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function sourcesBelow(folder, without) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return without.includes(relative(root, path)) ? [] : sourcesBelow(path, without);
    return SOURCES.test(item.name) ? [path] : [];
  });
}

/** Makes the target under another name, then renames it, because another process may be reading it. */
async function buildAtomically(name, target, make) {
  const unfinished = join(dist, `.${process.pid}-${name}`);
  mkdirSync(dist, { recursive: true });
  await make(unfinished);
  for (const old of readdirSync(dist)) {
    const path = join(dist, old);
    if (old.startsWith(`${name}.`) && path !== target && isOld(path)) rmSync(path, { recursive: true, force: true });
  }
  if (existsSync(target)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, target);
}

/** A program that is still running may need an older build. */
function isOld(path) {
  return Date.now() - statSync(path).mtimeMs > KEEP_MS;
}

async function bundle(input, file, platform = 'node') {
  const { rolldown } = await import('rolldown');
  const optimization = { inlineConst: { mode: 'all', pass: 3 } };
  const external = platform === 'node' ? PACKAGES : [];
  const bundled = await rolldown({ input, platform, optimization, external, cwd: root, logLevel: 'silent' });
  await bundled.write({ file, format: 'esm', codeSplitting: false });
}

async function bundleSite(outDir) {
  const { build } = await import('vite');
  process.env.NODE_ENV = 'production'; // tests must build the same site as everybody
  const configFile = join(root, 'web/vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await compress(outDir);
}

/** At the highest level, which is too slow on the fly and saves a tenth. */
async function compress(folder) {
  const items = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = items.filter(({ name }) => COMPRESSED.test(name)).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await brotli(readFileSync(file)))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry] = process.argv.splice(2, 1);
  if (entry === '--site') console.log(Object.values(await buildParts()).join('\n'));
  else await import(await build(relative(root, entry)));
}
