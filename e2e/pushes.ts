// npm run pushes: checks the golden pushes of Voices in every installed JavaScript engine, in a browser or a shell.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, firefox, webkit } from 'playwright-core';
import { chromiumPath } from './chromium.mjs';
import { fingerprintsInPage, fingerprintsInShell, readGoldenFingerprints } from './push-engines.ts';
import { startBrowser } from './test-server.ts';

interface Engine {
  readonly name: string;
  readonly path: string | undefined; // undefined: not installed
  readonly installCommand: string;
  computeFingerprints(path: string): Promise<unknown>;
}

const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    path: chromiumPath(),
    installCommand: 'node e2e/chromium.mjs',
    computeFingerprints: () => runInBrowser(startBrowser()),
  },
  {
    name: 'Firefox',
    path: firefox.executablePath(),
    installCommand: 'npx playwright-core install firefox',
    computeFingerprints: () => runInBrowser(firefox.launch()),
  },
  {
    name: 'WebKit',
    path: webkit.executablePath(),
    installCommand: 'npx playwright-core install webkit',
    computeFingerprints: () => runInBrowser(webkit.launch()),
  },
  {
    name: 'SpiderMonkey',
    path: findCommand('gjs'),
    installCommand: 'apt-get install gjs',
    computeFingerprints: fingerprintsInShell,
  },
  {
    name: 'JavaScriptCore',
    path: findCommand('jsc'),
    installCommand: 'apt-get install libjavascriptcoregtk-4.0-bin',
    computeFingerprints: fingerprintsInShell,
  },
];

for (const engine of ENGINES) console.log(`${engine.name}: ${await checkEngine(engine)}`);

async function checkEngine({ path, installCommand, computeFingerprints }: Engine): Promise<string> {
  if (!path || !existsSync(path)) return `not installed, not checked (${installCommand})`;
  if (isDeepStrictEqual(await computeFingerprints(path), readGoldenFingerprints())) return 'the same to the last bit';
  process.exitCode = 1;
  return 'DIFFERENT';
}

async function runInBrowser(starting: Promise<Browser>): Promise<unknown> {
  const browser = await starting;
  try {
    return await fingerprintsInPage(browser);
  } finally {
    await browser.close();
  }
}

function findCommand(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
