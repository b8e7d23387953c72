// Finds a Chromium for the tests in a browser; run as a program it gets one if there is none: an installed one, else
// Playwright's own, else Debian's package. Best is the one without windows (headless shell): the same engine, and a quarter
// less to do.

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

/** Where a Chromium lies; undefined when there is none. */
export function chromiumPath() {
  return [...INSTALLED, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** What no test needs. The first two would keep two pages of their own for every window, for an address bar that nobody
 * sees: most of what a window costs. The others are Playwright's, whose list this one replaces: of two, the last counts. */
const TURNED_OFF = [
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

/** How to start it so that it stays quiet: no calls home, no sandbox where the system does not let it have one. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${TURNED_OFF}`,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) getChromium();

function getChromium() {
  if (chromiumPath()) return;
  console.log('There is no Chromium here: getting one for the tests…');
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  run(process.execPath, [playwright, 'install', 'chromium']);
  if (!chromiumPath() && existsSync('/usr/bin/apt-get')) {
    const [command, ...words] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    run(command, [...words, 'update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!chromiumPath()) run(command, [...words, 'install', '-y', '--no-install-recommends', name]);
    }
  }
  if (chromiumPath()) return;
  console.error(
    'The tests need a Chromium, and none could be installed. Install one, or name it: CHROMIUM=/path/to/it',
  );
  process.exit(1);
}

function run(command, words) {
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
