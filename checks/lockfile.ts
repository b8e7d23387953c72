// npm run lock: adds the optional packages of every platform to the lockfile, so that `npm ci` accepts it on every machine.
// npm leaves out those that its registry does not serve.

import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly [field: string]: unknown;
}
export interface Lockfile {
  readonly packages: Record<string, Package>;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];
const ROOT = 'node_modules/';
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

interface MissingPackage {
  readonly path: string; // in the lockfile
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** Optional packages that the lockfile refers to but does not describe. */
export function missingPackages({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([dependent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const folders = foldersFor(dependent);
      const found = folders.find((folder) => packages[folder + name]);
      if (found !== undefined && satisfiesVersion(packages[found + name]!, version)) return [];
      // Where another version is installed, this one is nested as little as possible.
      const free = found === undefined ? folders.at(-1)! : folders[folders.indexOf(found) - 1]!;
      return [{ path: free + name, name, version, dev }];
    }),
  );
}

/** Folders in which a package finds its dependencies, from its own up to the root. */
function foldersFor(dependent: string): string[] {
  const steps = dependent === '' ? [] : `${dependent}/`.split(ROOT);
  const folders = steps.map((_, i) => steps.slice(0, steps.length - i).join(ROOT) + ROOT);
  return folders.includes(ROOT) ? folders : [...folders, ROOT];
}

/** Only exact versions are compared, which is what bindings need; npm has resolved the others. */
function satisfiesVersion({ version }: Package, wanted: string): boolean {
  return version === wanted || !/^\d/.test(wanted);
}

/** The description of a platform's package, derived from its name. */
export function describePackage(name: string, version: string, dev: boolean): Package {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (cpu.length !== 1) throw new Error(`cannot tell the platform of ${name}`);
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((w) => w.startsWith('gnu'))
      ? ['glibc']
      : undefined;
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

export function completeLockfile(lock: Lockfile): Lockfile {
  const added = missingPackages(lock).map(({ path, name, version, dev }) => {
    return [path, describePackage(name, version, dev)] as const;
  });
  const packages = Object.entries(lock.packages).concat(added.map(([path, description]) => [path, description]));
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  console.log(`${missingPackages(lock).length} packages of other platforms added to package-lock.json`);
  writeFileSync('package-lock.json', `${JSON.stringify(completeLockfile(lock), null, 2)}\n`);
}
