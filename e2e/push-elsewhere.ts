// Pushes of Voices, computed by other engines than Node's: they must end as they do there, to the last bit.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { buildForPage } from '../cli/build.mjs';

const GOLDENS = new URL('../games/voices/push/goldens.json', import.meta.url);
const SESSIONS = 'games/voices/push/sessions.fixture.ts';

type Fingerprints = Readonly<Record<string, string>>; // by the session's seed

export function goldenPushes(): Fingerprints {
  return JSON.parse(readFileSync(GOLDENS, 'utf8')).sessions;
}

export async function pushesInPage(browser: Browser): Promise<Fingerprints> {
  const code = readFileSync(await bundled()).toString('base64');
  const content = `import { fingerprints } from 'data:text/javascript;base64,${code}'; globalThis.pushes = fingerprints();`;
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ type: 'module', content });
    return (await (await page.waitForFunction('globalThis.pushes')).jsonValue()) as Fingerprints;
  } finally {
    await page.close();
  }
}

/** In an engine without a browser: a program that runs a module and has `print`. */
export async function pushesInShell(shell: string): Promise<Fingerprints> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-pushes-'));
  const main = join(folder, 'main.mjs');
  try {
    copyFileSync(await bundled(), join(folder, 'sessions.mjs'));
    writeFileSync(main, "import { fingerprints } from './sessions.mjs'; print(JSON.stringify(fingerprints()));");
    return JSON.parse(execFileSync(shell, ['-m', main], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundled(): Promise<string> {
  return fileURLToPath(await buildForPage(SESSIONS));
}
