// npm run lock: names every platform's optional package in the lockfile, also those that the registry at hand does not
// serve, so that `npm ci` takes the lockfile on every machine. npm leaves them out where it could not look them up.

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
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Optional packages that the lockfile promises but does not describe. */
export function missingPackages({ packages }: Lockfile): { name: string; version: string; dev: boolean }[] {
  const known = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev = false }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** The description of a platform's package, as far as its name tells. */
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
  const added = missingPackages(lock).map(({ name, version, dev }) => {
    return [`node_modules/${name}`, describePackage(name, version, dev)] as const;
  });
  const packages = Object.entries(lock.packages).concat(added.map(([path, description]) => [path, description]));
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  console.log(`${missingPackages(lock).length} packages of other platforms added to package-lock.json`);
  writeFileSync('package-lock.json', `${JSON.stringify(completeLockfile(lock), null, 2)}\n`);
}
