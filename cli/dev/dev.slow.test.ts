// Runs `npm run dev`. It writes no file of the repository, because other tests read them meanwhile.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestClient } from '@kuluary/server/test-client.fixture';
import { expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');

it('[D4] page, server and tables with bots are at one address, and Ctrl-C ends every process', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kuluary-dev-'));
  const env = { ...process.env, DATA_DIR, HOST: '127.0.0.1', PORT: '0' };
  const dev = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(dev, 'close'); // when no process holds its output any more
  const address = await printedAddress(dev.stdout);

  expect(await (await fetch(address)).text()).toContain('/@vite/client');
  expect(await (await fetch(`${address}/main.ts`)).text()).toContain('fetchFirstScreen');
  const own = await fetch(`${address}/api/join-any`, postFrom(address));
  expect(await own.json()).toEqual({ code: 'no-such-table' });
  const foreign = await fetch(`${address}/api/join-any`, postFrom('https://elsewhere.example'));
  expect(await foreign.json()).toEqual({ code: 'foreign-site' });

  const redirect = await fetch(`${address}/bots/coup`, { redirect: 'manual' });
  const table = /^\/t\/(\d+)$/.exec(redirect.headers.get('location')!)![1]!;
  const client = await TestClient.join(address, table, redirect.headers.get('set-cookie')!.split(';', 1)[0]!);
  expect(client.seat).toBe(0);
  expect(client.latest!.table.phase).toBe('playing');

  dev.kill('SIGINT');
  expect(await closed).toEqual([0, null]);
  rmSync(DATA_DIR, { recursive: true });
});

function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    output.on('data', (text) => {
      printed += text;
      const found = /(http:\S+)\/bots\/coup/.exec(printed);
      if (found) resolve(found[1]!);
    });
    output.on('end', () => reject(new Error(`it has ended: ${printed}`)));
  });
}

function postFrom(origin: string): RequestInit {
  return { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' };
}
