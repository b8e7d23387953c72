// How much a browser has to load, and how much it may. Sizes are of what the server sends: brotli where the build has
// squeezed a file, else the file itself. A limit is some 5 % above what was measured when it was set: whoever has a
// reason to raise one does so here, where a review sees it.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GAMES = ['coup', 'rickshank', 'voices'];
const LANGUAGES = ['en', 'ru', 'uk'];
const FIRST_SCREEN = ['index', 'react', 'page', 'home']; // with one language, and what these import
const WORDS = new RegExp(`(?:^|-)(${LANGUAGES.join('|')})$`); // `en`, `coup-en`

/** Bytes. */
export const LIMITS: Readonly<Record<string, number>> = {
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

/** Of a built site, under the names of the limits. */
export function sizesOf(site: string): Readonly<Record<string, number>> {
  const files = filesOf(site);
  const bytesOf = (isCounted: (file: SiteFile) => boolean) => sum(files.filter(isCounted));
  return Object.fromEntries([
    ...LANGUAGES.map((language) => [`first screen, script, ${language}`, sum(scriptsFor(language, files))]),
    ...LANGUAGES.map((language) => [`words, ${language}`, bytesOf(({ part }) => WORDS.exec(part)?.[1] === language)]),
    ...GAMES.map((game) => [game, bytesOf(({ part }) => part.split('-', 1)[0] === game && !WORDS.test(part))]),
    ['rules that have changed', bytesOf(({ part }) => /^rules-\d+$/.test(part))],
    ['all that is kept for offline', bytesOf(isKeptOffline(site))],
  ]);
}

/** What is larger than its limit, has none, or is not there any more. */
export function overBudget(
  sizes: Readonly<Record<string, number>>,
  limits: Readonly<Record<string, number>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(sizes), ...Object.keys(limits)])];
  return names.filter((name) => !(sizes[name]! > 0 && sizes[name]! <= limits[name]!));
}

interface SiteFile {
  readonly path: string; // below the site
  readonly part: string; // its name as web/vite.config.ts gives it; empty for pictures and fonts
  readonly bytes: number; // as sent
  readonly imports: readonly string[]; // paths
}

function filesOf(site: string): readonly SiteFile[] {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !path.endsWith('.br') && statSync(join(site, path)).isFile())
    .map((path) => {
      const squeezed = join(site, `${path}.br`);
      const { size: bytes } = statSync(existsSync(squeezed) ? squeezed : join(site, path));
      const part = /^assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(path)?.[1] ?? '';
      return {
        path,
        part,
        bytes,
        imports: path.endsWith('.js') ? importsIn(readFileSync(join(site, path), 'utf8')) : [],
      };
    });
}

/** Those without which a file does not begin. */
function importsIn(script: string): string[] {
  return [...script.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => `assets/${name}`);
}

function scriptsFor(language: string, files: readonly SiteFile[]): readonly SiteFile[] {
  const wanted = new Set(
    files.filter(({ part, path }) => [...FIRST_SCREEN, language].includes(part) && path.endsWith('.js')),
  );
  for (const { imports } of wanted) {
    for (const file of files) if (imports.includes(file.path)) wanted.add(file); // a set goes on to what is added meanwhile
  }
  return [...wanted];
}

/** Is it in the list of what the service worker fetches? */
function isKeptOffline(site: string): (file: SiteFile) => boolean {
  const worker = readFileSync(join(site, 'sw.js'), 'utf8');
  const listed = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, path]) => path));
  return ({ path }) => listed.has(path);
}

function sum(files: readonly SiteFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0);
}
