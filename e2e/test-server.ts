// The real server with the real site, on a free port and with a folder of its own, and a browser.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Config, readConfig } from '@kuluary/server/config';
import { type RunningServer, type ServeOverrides, type ServerBuild, serve } from '@kuluary/server/serve';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';
import { Visitor, type VisitorConfig } from './visitor.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const BUILD_ATTEMPTS = 3; // another process may build at the same time, and delete this build
export const ADMIN_TOKEN = 'token-of-the-operator';
const BATCH_DELAY = 2; // ms; with the real one matches on the wire would mostly wait
const NO_LIMIT = 1_000_000; // all clients have one address

export class TestServer {
  readonly address: string;
  readonly browser: Browser;
  private readonly server: RunningServer;
  private readonly folder: string;
  private isServing = true;

  private constructor(server: RunningServer, browser: Browser, folder: string) {
    this.address = server.address;
    this.server = server;
    this.browser = browser;
    this.folder = folder;
  }

  static async open(change: Partial<Config> = {}, overrides: ServeOverrides = {}): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-e2e-'));
    const server = await startServer({ ...configFor(folder), ...change }, basename(folder), overrides);
    return new TestServer(server, await startBrowser(), folder);
  }

  addVisitor(config: VisitorConfig = {}): Promise<Visitor> {
    return Visitor.open(this.browser, this.address, config);
  }

  async stopServer(): Promise<void> {
    if (!this.isServing) return;
    this.isServing = false;
    await this.server.stop();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stopServer();
    for (const folder of [this.folder, join(DIST, basename(this.folder))])
      rmSync(folder, { recursive: true, force: true });
  }
}

function configFor(folder: string): Config {
  return {
    ...readConfig({}),
    HOST: '127.0.0.1',
    PORT: 0,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    ADMIN_TOKEN,
    ABSENCE_SECONDS: 1,
    BOT_PAUSE_MIN_MS: 0,
    BOT_PAUSE_MAX_MS: 0,
    CONNECTS_PER_SECOND: NO_LIMIT,
    REQUESTS_PER_SECOND: NO_LIMIT,
    TABLES_PER_HOUR: NO_LIMIT,
    BYTES_PER_SECOND: 1000 * NO_LIMIT,
    MESSAGES_PER_SECOND: NO_LIMIT,
  };
}

async function startServer(config: Config, name: string, overrides: ServeOverrides): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serve(config, copyBotWorker(await buildServer(), name), {
        batchDelay: BATCH_DELAY,
        ...overrides,
      });
    } catch (error) {
      if (attempt === BUILD_ATTEMPTS) throw error;
    }
  }
}

/** Builds for production, in a process of its own: under vitest it would be a development build. */
async function buildServer(): Promise<ServerBuild> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/build.mjs', '--site'], { cwd: ROOT, env });
  const [botWorker, site] = stdout.trim().split('\n').slice(-2);
  return { botWorker: botWorker!, site: site! };
}

/** Copies the worker, which is read whenever a thread starts, as another build would delete it. */
function copyBotWorker({ botWorker, site }: ServerBuild, name: string): ServerBuild {
  const copy = join(DIST, name, 'bot-worker.mjs');
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(fileURLToPath(botWorker), copy);
  return { botWorker: pathToFileURL(copy).href, site };
}

export function startBrowser(...flags: readonly string[]): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('there is no Chromium: run node e2e/chromium.mjs');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}
