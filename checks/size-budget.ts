// The sizes of what a browser loads, and their limits. Sizes are of what the server sends: the brotli file where the build
// made one, else the file itself. A limit is some 5 % above what was measured when it was set: raise it here if there is a
// reason, where a review sees it.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = ['coup', 'rickshank', 'voices'];
const LANGUAGES = ['en', 'ru', 'uk'];
const FIRST_SCREEN = ['index', 'react', 'page', 'home']; // with one language, and their imports
const LANGUAGE_PART = new RegExp(`(?:^|-)(${LANGUAGES.join('|')})$`); // `en`, `coup-en`

/** Bytes. */
export const SIZE_LIMITS: Readonly<Record<string, number>> = {
  'first screen, script, en': 86_000,
  'first screen, script, ru': 87_800,
  'first screen, script, uk': 88_000,
  'words, en': 45_600,
  'words, ru': 53_800,
  'words, uk': 54_800,
  coup: 138_400,
  rickshank: 142_800,
  voices: 166_900,
  'rules that have changed': 42_800,
  'all that is kept for offline': 1_482_000,
};

/** The sizes of a built site, by the names of the limits. */
export function sitePartSizes(site: string): Readonly<Record<string, number>> {
  const files = filesOf(site);
  const bytesOf = (isCounted: (file: SiteFile) => boolean) => sum(files.filter(isCounted));
  return Object.fromEntries([
    ...LANGUAGES.map((language) => [`first screen, script, ${language}`, sum(scriptsFor(language, files))]),
    ...LANGUAGES.map((language) => [
      `words, ${language}`,
      bytesOf(({ chunk }) => LANGUAGE_PART.exec(chunk)?.[1] === language),
    ]),
    ...GAMES.map((game) => [
      game,
      bytesOf(({ chunk }) => chunk.split('-', 1)[0] === game && !LANGUAGE_PART.test(chunk)),
    ]),
    ['rules that have changed', bytesOf(({ chunk }) => /^rules-\d+$/.test(chunk))],
    ['all that is kept for offline', bytesOf(isKeptOffline(site))],
  ]);
}

/** Names of parts that are larger than their limit, have none, or are missing. */
export function partsOverBudget(
  sizes: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(limits)])];
  return names.filter((name) => !(sizes[name]! > 0 && sizes[name]! <= limits[name]!));
}

interface SiteFile {
  readonly path: string; // below the site
  readonly chunk: string; // its name as web/vite.config.ts gives it; empty for pictures and fonts
  readonly bytes: number; // as sent
  readonly imports: readonly string[]; // paths
}

function filesOf(site: string): readonly SiteFile[] {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !path.endsWith('.br') && statSync(join(site, path)).isFile())
    .map((path) => {
      const compressed = join(site, `${path}.br`);
      const { size: bytes } = statSync(existsSync(compressed) ? compressed : join(site, path));
      const chunk = /^assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(path)?.[1] ?? '';
      return {
        path,
        chunk,
        bytes,
        imports: path.endsWith('.js') ? importsIn(readFileSync(join(site, path), 'utf8')) : [],
      };
    });
}

/** Static imports, without which a script does not start. */
function importsIn(script: string): string[] {
  return [...script.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `assets/${name}`);
}

function scriptsFor(language: string, files: readonly SiteFile[]): readonly SiteFile[] {
  const wanted = new Set(
    files.filter(({ chunk, path }) => [...FIRST_SCREEN, language].includes(chunk) && path.endsWith('.js')),
  );
  for (const { imports } of wanted) {
    for (const file of files) if (imports.includes(file.path)) wanted.add(file); // the loop visits what is added meanwhile
  }
  return [...wanted];
}

/** Is it in the list of files that the service worker fetches? */
function isKeptOffline(site: string): (file: SiteFile) => boolean {
  const worker = readFileSync(join(site, 'sw.js'), 'utf8');
  const listed = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, path]) => path));
  return ({ path }) => listed.has(path);
}

function sum(files: readonly SiteFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}
