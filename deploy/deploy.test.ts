// Checks the deployment's files without deploying.

import { readFileSync } from 'node:fs';
import { SETTINGS } from '@kuluary/server/config';
import { expect, it } from 'vitest';

const readDeployFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const compose = readDeployFile('compose.yaml');
const serverTemplate = compose.slice(compose.indexOf('x-server'), compose.indexOf('services:'));

it('gives servers only existing settings', () => {
  const given = [...serverTemplate.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(given).toContain('DATABASE_URL');
  for (const name of given) expect(Object.keys(SETTINGS)).toContain(name);
});

it('balances over exactly the running servers', () => {
  const running = [...compose.matchAll(/^ {2}([\w-]+):\n {4}<<: \*server$/gm)].map(([, name]) => `${name}:8080`);
  const [, balanced = ''] = /reverse_proxy (.*) \{/.exec(readDeployFile('Caddyfile')) ?? [];
  expect(running.length).toBeGreaterThan(1);
  expect(balanced.split(' ')).toEqual(running);
});

it('has a guide that updates all servers one after another, with existing settings', () => {
  const guide = readDeployFile('../docs/deploying.md');
  for (const [, name] of compose.matchAll(/^ {2}([\w-]+):\n {4}<<: \*server$/gm)) {
    expect(guide).toContain(`docker compose up -d --no-deps --wait ${name}`);
  }
  for (const [, name] of guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)) expect(Object.keys(SETTINGS)).toContain(name);
});
