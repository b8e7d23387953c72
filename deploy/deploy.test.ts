// What can be known about the deployment without deploying it.

import { readFileSync } from 'node:fs';
import { SETTINGS } from '@kuluary/server/config';
import { expect, it } from 'vitest';

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const compose = text('compose.yaml');
const server = compose.slice(compose.indexOf('x-server'), compose.indexOf('services:'));

it('gives a server only settings that there are', () => {
  const given = [...server.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(given).toContain('DATABASE_URL');
  for (const name of given) expect(Object.keys(SETTINGS)).toContain(name);
});

it('balances over exactly the servers that run', () => {
  const running = [...compose.matchAll(/^ {2}([\w-]+):\n {4}<<: \*server$/gm)].map(([, name]) => `${name}:8080`);
  const [, balanced = ''] = /reverse_proxy (.*) \{/.exec(text('Caddyfile')) ?? [];
  expect(running.length).toBeGreaterThan(1);
  expect(balanced.split(' ')).toEqual(running);
});

it('lets servers go one after the other, as the guide says', () => {
  const guide = text('../docs/deploying.md');
  for (const [, name] of compose.matchAll(/^ {2}([\w-]+):\n {4}<<: \*server$/gm)) {
    expect(guide).toContain(`docker compose up -d --no-deps --wait ${name}`);
  }
  for (const [, name] of guide.matchAll(/`([A-Z]+_[A-Z_]+)`/g)) expect(Object.keys(SETTINGS)).toContain(name);
});
