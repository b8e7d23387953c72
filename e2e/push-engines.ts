// Computes pushes of Voices in other JavaScript engines: results must equal Node's to the last bit.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { buildForPage } from '../cli/build.mjs';

const GOLDEN_FILE = new URL('../games/voices/push/goldens.json', import.meta.url);
const SESSIONS_MODULE = 'games/voices/push/seeded-pushes.fixture.ts';

type Fingerprints = Readonly<Record<string, string>>; // by seed

export function readGoldenFingerprints(): Fingerprints {
  return JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')).sessions;
}

export async function fingerprintsInPage(browser: Browser): Promise<Fingerprints> {
  const code = readFileSync(await bundleSessions()).toString('base64');
  const content = `import { fingerprints } from 'data:text/javascript;base64,${code}'; globalThis.pushes = fingerprints();`;
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ type: 'module', content });
    return (await (await page.waitForFunction('globalThis.pushes')).jsonValue()) as Fingerprints;
  } finally {
    await page.close();
  }
}

/** `shell`: an engine's program that runs modules and has `print`. */
export async function fingerprintsInShell(shell: string): Promise<Fingerprints> {
  const folder = mkdtempSync(join(tmpdir(), 'kuluary-pushes-'));
  const main = join(folder, 'main.mjs');
  try {
    copyFileSync(await bundleSessions(), join(folder, 'sessions.mjs'));
    writeFileSync(main, "import { fingerprints } from './sessions.mjs'; print(JSON.stringify(fingerprints()));");
    return JSON.parse(execFileSync(shell, ['-m', main], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundleSessions(): Promise<string> {
  return fileURLToPath(await buildForPage(SESSIONS_MODULE));
}
