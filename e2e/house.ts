// A house to visit: the real server with the real site, on a free port and with a folder of its own, and one browser.

import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Config, readConfig } from '@kuluary/server/config';
import { type Parts, type Replaced, type Running, serve } from '@kuluary/server/serve';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.mjs';
import { type Visiting, Visitor } from './visitor.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const BUILD_ATTEMPTS = 3; // somebody else may be building, too, and tidy up after themselves
export const ADMIN_TOKEN = 'token-of-the-operator';
const LINGER = 2; // ms that news may wait: games on the wire would take most of their time waiting
const PLENTY = 1_000_000; // everybody here comes from one address

export class House {
  readonly address: string;
  readonly browser: Browser;
  private readonly running: Running;
  private readonly folder: string;
  private isServing = true;

  private constructor(running: Running, browser: Browser, folder: string) {
    this.address = running.address;
    this.running = running;
    this.browser = browser;
    this.folder = folder;
  }

  static async open(change: Partial<Config> = {}, replaced: Replaced = {}): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-e2e-'));
    const running = await startServer({ ...configIn(folder), ...change }, basename(folder), replaced);
    return new House(running, await startBrowser(), folder);
  }

  /** Somebody with a browser profile of their own. */
  visit(visiting: Visiting = {}): Promise<Visitor> {
    return Visitor.enter(this.browser, this.address, visiting);
  }

  async stopServing(): Promise<void> {
    if (!this.isServing) return;
    this.isServing = false;
    await this.running.stop();
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stopServing();
    for (const folder of [this.folder, join(DIST, basename(this.folder))])
      rmSync(folder, { recursive: true, force: true });
  }
}

function configIn(folder: string): Config {
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
    CONNECTS_PER_SECOND: PLENTY,
    REQUESTS_PER_SECOND: PLENTY,
    TABLES_PER_HOUR: PLENTY,
    BYTES_PER_SECOND: 1000 * PLENTY,
    MESSAGES_PER_SECOND: PLENTY,
  };
}

async function startServer(config: Config, name: string, replaced: Replaced): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serve(config, ownParts(await built(), name), { linger: LINGER, ...replaced });
    } catch (error) {
      if (attempt === BUILD_ATTEMPTS) throw error;
    }
  }
}

/** Built as for players, by a program of its own: under vitest it would be a site for developers. */
async function built(): Promise<Parts> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['cli/build.mjs', '--site'], { cwd: ROOT, env });
  const [botWorker, site] = stdout.trim().split('\n').slice(-2);
  return { botWorker: botWorker!, site: site! };
}

/** The bots' thread is read whenever one starts: whoever builds in the meantime must not take it away. */
function ownParts({ botWorker, site }: Parts, name: string): Parts {
  const own = join(DIST, name, 'bot-worker.mjs');
  mkdirSync(dirname(own), { recursive: true });
  copyFileSync(fileURLToPath(botWorker), own);
  return { botWorker: pathToFileURL(own).href, site };
}

export function startBrowser(...flags: readonly string[]): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('there is no Chromium: run node e2e/chromium.mjs');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
}
