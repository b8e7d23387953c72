// Finds a Chromium for the browser tests; run as a program it installs one if there is none: Playwright's, else Debian's
// package. Prefers the headless shell, which has the same engine and needs a quarter less time.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const INSTALLED = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function chromiumPath() {
  return [...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Features that no test needs. The first two open two pages for every window's address bar, most of what a window costs.
 * The others are Playwright's, whose flag this one overrides. */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) getChromium();

function getChromium() {
  if (chromiumPath()) return;
  console.log('There is no Chromium here: getting one for the tests…');
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, [playwright, 'install', 'chromium']);
  if (!chromiumPath() && existsSync('/usr/bin/apt-get')) {
    const [command, ...args] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    run(command, [...args, 'update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!chromiumPath()) run(command, [...args, 'install', '-y', '--no-install-recommends', name]);
    }
  }
  if (chromiumPath()) return;
  console.error(
    'The tests need a Chromium, and none could be installed. Install one, or name it: CHROMIUM=/path/to/it',
  );
  process.exit(1);
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
