// Bundles an entry of the house into dist/, unless that is up to date, and says where it is.
// Bundled code is faster than loose modules: constants of other files become plain numbers.
//
//   node cli/build.mjs ENTRY …   builds and runs it
//   node cli/build.mjs --site    builds the site and the bots' thread

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress); // its hardest is its default
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const NOT_OURS = ['node_modules', 'dist', 'data', '.git', 'screens'];
const NOT_OF_SITE = ['bench', 'checks', 'deploy', 'docs', 'e2e', 'server', 'store', 'torture']; // nothing there is sent to a page
const KEPT = 24 * 60 * 60 * 1000; // ms
const SQUEEZED = /\.(?:js|css|html|svg|json|webmanifest)$/;
const SOURCES = /(?<!\.test)\.(?:tsx?|mjs|json|css|html|svg|png)$/;
const PACKAGES = /^(?!@kuluary\/)(?:@[a-z]|[a-z])(?!:)/; // installed ones stay where they are

export async function build(entry) {
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const file = join(dist, `${name}.${fingerprint()}.mjs`);
  if (!existsSync(file)) await inPlace(name, file, (unfinished) => bundle(join(root, entry), unfinished));
  return pathToFileURL(file).href;
}

/** The same for a page: with everything in it. */
export async function buildForPage(entry) {
  const name = `page-${entry.replace(/\.ts$/, '').replaceAll('/', '-')}`;
  const file = join(dist, `${name}.${fingerprint()}.mjs`);
  if (!existsSync(file)) await inPlace(name, file, (unfinished) => bundle(join(root, entry), unfinished, 'browser'));
  return pathToFileURL(file).href;
}

/** What a server needs beside the program itself. */
export async function buildParts() {
  return { botWorker: await build('server/bot-worker.ts'), site: await buildSite() };
}

async function buildSite() {
  const folder = join(dist, `site.${fingerprint(NOT_OF_SITE)}`);
  if (!existsSync(folder)) await inPlace('site', folder, bundleSite);
  return folder;
}

/** Of all sources, so that a bundle is never older than what it is made of. */
function fingerprint(without = []) {
  const hash = createHash('sha256');
  for (const path of sourcesBelow(root, [...NOT_OURS, ...without])) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function sourcesBelow(folder, without) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return without.includes(relative(root, path)) ? [] : sourcesBelow(path, without);
    return SOURCES.test(item.name) ? [path] : [];
  });
}

/** Makes something under another name and puts it in its place at once: somebody else may be reading. */
async function inPlace(name, target, make) {
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

/** A program that was started before may still need what it was built with. */
function isOld(path) {
  return Date.now() - statSync(path).mtimeMs > KEPT;
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
  process.env.NODE_ENV = 'production'; // whoever builds: tests build the same site as everybody
  const configFile = join(root, 'web/vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await squeeze(outDir);
}

/** Here there is time to do it as hard as it goes: a tenth less to load than what a server does while people wait. */
async function squeeze(folder) {
  const items = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = items.filter(({ name }) => SQUEEZED.test(name)).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await brotli(readFileSync(file)))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry] = process.argv.splice(2, 1);
  if (entry === '--site') console.log(Object.values(await buildParts()).join('\n'));
  else await import(await build(relative(root, entry)));
}
