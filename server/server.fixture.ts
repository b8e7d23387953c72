// A real server on a free port, with a folder of its own, for tests.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@kuluary/host/store';
import { build } from '../cli/build.mjs';
import { type Config, readConfig } from './config.ts';
import { type Running, serve } from './serve.ts';

export interface TestServer extends Running {
  readonly folder: string;
}

export async function testServer(change: Partial<Config> = {}, store?: Store): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-server-'));
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Kuluary</title>');
  const config: Config = {
    ...readConfig({}),
    HOST: '127.0.0.1',
    PORT: 0,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    BOT_PAUSE_MIN_MS: 0,
    BOT_PAUSE_MAX_MS: 0,
    ...change,
  };
  const running = await serve(config, { botWorker: await build('server/bot-worker.ts'), site }, store);
  return {
    ...running,
    folder,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
