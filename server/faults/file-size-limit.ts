// Simulates a full disk by limiting the size of files that processes may write, where no small disk can be mounted.
// PostgreSQL treats that like a full disk; a server must ignore the signal.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillableDisk } from './fillable-disk.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = '65534';
const AS_NOBODY = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];

export class FileSizeLimit implements FillableDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'kuluary-disk-'));
  readonly commandPrefix = [];
  readonly unprivilegedCommandPrefix = AS_NOBODY;

  constructor() {
    chmodSync(this.folder, 0o777);
  }

  fill(writers: readonly number[]): void {
    limitFileSize(writers, '1');
  }

  free(writers: readonly number[]): void {
    limitFileSize(writers, 'unlimited');
  }

  copy(name: string, to: string): void {
    cpSync(join(this.folder, name), to, { recursive: true });
  }

  async remove(): Promise<void> {
    rmSync(this.folder, { recursive: true });
  }
}

/** Even root may have to do this as the user of the process. */
function limitFileSize(writers: readonly number[], bytes: string): void {
  for (const pid of writers) {
    const command = ['prlimit', '--pid', `${pid}`, `--fsize=${bytes}:`];
    const isDone = [command, [...AS_NOBODY, ...command]].some(
      ([program, ...args]) => spawnSync(program!, args).status === 0,
    );
    if (!isDone && isRunning(pid))
      throw new Error('A full disk can be tried on Linux: with unshare, or at least with prlimit.');
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
