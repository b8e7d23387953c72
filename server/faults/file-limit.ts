// Where no small disk can be mounted: processes that may not write, by the limit that the system has for sizes of files.
// PostgreSQL takes that for a full disk, too; a server has to be told not to die of the signal.

import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = '65534';
const AS_NOBODY = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];

export class FileLimit implements Disk {
  readonly folder = mkdtempSync(join(tmpdir(), 'kuluary-disk-'));
  readonly within = [];
  readonly withinAsNobody = AS_NOBODY;

  constructor() {
    chmodSync(this.folder, 0o777);
  }

  fill(writers: readonly number[]): void {
    limit(writers, '1');
  }

  free(writers: readonly number[]): void {
    limit(writers, 'unlimited');
  }

  copy(name: string, to: string): void {
    cpSync(join(this.folder, name), to, { recursive: true });
  }

  async remove(): Promise<void> {
    rmSync(this.folder, { recursive: true });
  }
}

/** Bytes at which a file of theirs ends. Even root may have to be the user whose process it is. */
function limit(writers: readonly number[], bytes: string): void {
  for (const pid of writers) {
    const words = ['prlimit', '--pid', `${pid}`, `--fsize=${bytes}:`];
    const isDone = [words, [...AS_NOBODY, ...words]].some(
      ([command, ...rest]) => spawnSync(command!, rest).status === 0,
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
