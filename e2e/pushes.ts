// npm run pushes: the golden pushes of Voices in every engine that is installed here, in a browser or bare.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, firefox, webkit } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';
import { startBrowser } from './house.ts';
import { goldenPushes, pushesInPage, pushesInShell } from './push-elsewhere.ts';

interface Engine {
  readonly name: string;
  readonly path: string | undefined; // where it is, if it is installed
  readonly from: string; // what installs it
  pushes(path: string): Promise<unknown>;
}

const ENGINES: readonly Engine[] = [
  { name: 'Chromium', path: chromiumPath(), from: 'node e2e/chromium.mjs', pushes: () => inPage(startBrowser()) },
  {
    name: 'Firefox',
    path: firefox.executablePath(),
    from: 'npx playwright-core install firefox',
    pushes: () => inPage(firefox.launch()),
  },
  {
    name: 'WebKit',
    path: webkit.executablePath(),
    from: 'npx playwright-core install webkit',
    pushes: () => inPage(webkit.launch()),
  },
  { name: 'SpiderMonkey', path: command('gjs'), from: 'apt-get install gjs', pushes: pushesInShell },
  {
    name: 'JavaScriptCore',
    path: command('jsc'),
    from: 'apt-get install libjavascriptcoregtk-4.0-bin',
    pushes: pushesInShell,
  },
];

for (const engine of ENGINES) console.log(`${engine.name}: ${await verdict(engine)}`);

async function verdict({ path, from, pushes }: Engine): Promise<string> {
  if (!path || !existsSync(path)) return `not installed, not checked (${from})`;
  if (isDeepStrictEqual(await pushes(path), goldenPushes())) return 'the same to the last bit';
  process.exitCode = 1;
  return 'DIFFERENT';
}

async function inPage(starting: Promise<Browser>): Promise<unknown> {
  const browser = await starting;
  try {
    return await pushesInPage(browser);
  } finally {
    await browser.close();
  }
}

function command(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
