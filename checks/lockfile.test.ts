import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLockfile, describePackage, type Lockfile, missingPackages } from './lockfile.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

describe('the lockfile', () => {
  it('describes the packages of every platform (npm run lock adds them)', () => {
    expect(missingPackages(lock)).toEqual([]);
  });

  it('holds no download addresses', () => {
    const addresses = Object.values(lock.packages).filter(({ resolved }) => resolved?.includes('://'));
    expect(addresses).toEqual([]);
  });

  it('is completed for a package that needs another version than the others', () => {
    const wanted = { optionalDependencies: { '@tool/cli-linux-x64-gnu': '2.0.0' } };
    const bare: Lockfile = {
      packages: {
        'node_modules/@tool/cli-linux-x64-gnu': { version: '1.0.0' },
        'node_modules/tool': { optionalDependencies: { '@tool/cli-linux-x64-gnu': '1.0.0' } },
        'node_modules/user/node_modules/tool': wanted,
      },
    };
    const nested = 'node_modules/user/node_modules/@tool/cli-linux-x64-gnu';
    expect(missingPackages(bare).map(({ path }) => path)).toEqual([nested]);
    expect(completeLockfile(bare).packages[nested]).toMatchObject({ version: '2.0.0', os: ['linux'] });
    expect(missingPackages(completeLockfile(bare))).toEqual([]);
  });

  it('is completed from the names of packages', () => {
    const bare: Lockfile = {
      packages: { 'node_modules/tool': { dev: true, optionalDependencies: { '@tool/cli-linux-arm64-musl': '1.2.3' } } },
    };
    expect(completeLockfile(bare).packages['node_modules/@tool/cli-linux-arm64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(describePackage('@tool/binding-wasm32-wasi', '1.0.0', false)).toEqual({
      version: '1.0.0',
      cpu: ['wasm32'],
      optional: true,
    });
    expect(() => describePackage('@tool/odd', '1.0.0', false)).toThrow('cannot tell the platform of @tool/odd');
  });
});
