// A small disk in memory (tmpfs), mounted in a namespace of its own, which needs no root where the kernel allows
// unprivileged mounts.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FillableDisk } from './fillable-disk.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = '65534';
const OWN_MOUNTS = isRoot ? ['--mount'] : ['--map-root-user', '--mount'];
const CHUNK_SIZES = [1 << 20, 1 << 12, 1]; // bytes

export class MemoryDisk implements FillableDisk {
  readonly folder: string; // its path inside of the namespace
  private readonly mountProcess: ChildProcess; // the disk exists as long as it lives
  private readonly ballast: string; // path outside of the namespace

  private constructor(folder: string, mountProcess: ChildProcess) {
    this.folder = folder;
    this.mountProcess = mountProcess;
    this.ballast = join(this.outsidePath, 'ballast');
  }

  /** undefined: not allowed on this machine. */
  static async mount(megabytes: number): Promise<MemoryDisk | undefined> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-disk-'));
    const script = `mount -t tmpfs -o size=${megabytes}m,mode=777 kuluary "$1" && echo mounted && exec cat`;
    const mountProcess = spawn('unshare', [...OWN_MOUNTS, 'sh', '-c', script, 'sh', folder], {
      stdio: ['pipe', 'pipe', 'ignore'], // ends when its input closes, at the latest with us
    });
    const [output] = await Promise.race([
      once(mountProcess.stdout!, 'data'),
      once(mountProcess, 'exit'),
      once(mountProcess, 'error'),
    ]);
    if (String(output).trim() === 'mounted') return new MemoryDisk(folder, mountProcess);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  get commandPrefix(): readonly string[] {
    const target = ['nsenter', '--target', `${this.mountProcess.pid}`];
    return isRoot ? [...target, '--mount'] : [...target, '--user', '--mount', '--preserve-credentials'];
  }

  get unprivilegedCommandPrefix(): readonly string[] {
    const root = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const mapped = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
    return [...this.commandPrefix, ...(isRoot ? root : mapped)];
  }

  copy(name: string, to: string): void {
    cpSync(join(this.outsidePath, name), to, { recursive: true });
  }

  private get outsidePath(): string {
    return `/proc/${this.mountProcess.pid}/root${this.folder}`;
  }

  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const size of CHUNK_SIZES) writeUntilFull(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  async remove(): Promise<void> {
    const ended = once(this.mountProcess, 'close');
    this.mountProcess.stdin!.end();
    await ended;
    rmSync(this.folder, { recursive: true });
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
