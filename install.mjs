// Runs before `npm start` and `npm test`: installs what the lockfile names, if that has not been done yet.
// After every installation npm runs it with --done, which records that.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.kuluary-installed';
const lock = readFileSync('package-lock.json', 'utf8');
const isWindows = process.platform === 'win32';

if (process.argv.includes('--done')) writeFileSync(stamp, lock);
else if (!isInstalled()) install();

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync('node_modules/vitest');
}

function install() {
  console.log('Installing what Kuluary needs…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(isWindows ? 'npm.cmd' : 'npm', args, { stdio: 'inherit', shell: isWindows });
  if (status === 0) return;
  console.error(`Kuluary could not be installed${error ? `: ${error.message}` : '; npm says why above'}.`);
  process.exit(1);
}
