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
