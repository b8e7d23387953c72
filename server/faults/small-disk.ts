// A disk that can be full: a few megabytes of memory, mounted where only those can see it who are sent there. For that
// one need not be root where the kernel lets anybody have a mount of its own.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from './disk.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = '65534';
const OWN_MOUNTS = isRoot ? ['--mount'] : ['--map-root-user', '--mount'];
const BITES = [1 << 20, 1 << 12, 1]; // bytes

export class SmallDisk implements Disk {
  readonly folder: string; // as it is called in there
  private readonly holder: ChildProcess; // as long as it lives, so does the disk
  private readonly ballast: string; // as it is called out here

  private constructor(folder: string, holder: ChildProcess) {
    this.folder = folder;
    this.holder = holder;
    this.ballast = join(this.outside, 'ballast');
  }

  /** Undefined: mounts of one's own are not allowed here. */
  static async mount(megabytes: number): Promise<SmallDisk | undefined> {
    const folder = mkdtempSync(join(tmpdir(), 'kuluary-disk-'));
    const script = `mount -t tmpfs -o size=${megabytes}m,mode=777 kuluary "$1" && echo mounted && exec cat`;
    const holder = spawn('unshare', [...OWN_MOUNTS, 'sh', '-c', script, 'sh', folder], {
      stdio: ['pipe', 'pipe', 'ignore'], // it ends with its input, and so with us
    });
    const [said] = await Promise.race([once(holder.stdout!, 'data'), once(holder, 'exit'), once(holder, 'error')]);
    if (String(said).trim() === 'mounted') return new SmallDisk(folder, holder);
    rmSync(folder, { recursive: true });
    return undefined;
  }

  /** The command that runs another one where the disk can be seen. */
  get within(): readonly string[] {
    const target = ['nsenter', '--target', `${this.holder.pid}`];
    return isRoot ? [...target, '--mount'] : [...target, '--user', '--mount', '--preserve-credentials'];
  }

  /** The same for what refuses to run as root. */
  get withinAsNobody(): readonly string[] {
    const root = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
    const mapped = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
    return [...this.within, ...(isRoot ? root : mapped)];
  }

  /** Copies one of its folders to where everybody can see it. */
  copy(name: string, to: string): void {
    cpSync(join(this.outside, name), to, { recursive: true });
  }

  private get outside(): string {
    return `/proc/${this.holder.pid}/root${this.folder}`;
  }

  /** Not a byte is left. */
  fill(): void {
    const file = openSync(this.ballast, 'a');
    try {
      for (const bite of BITES) writeAll(file, Buffer.alloc(bite));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  async remove(): Promise<void> {
    const ended = once(this.holder, 'close');
    this.holder.stdin!.end();
    await ended;
    rmSync(this.folder, { recursive: true });
  }
}

function writeAll(file: number, bite: Buffer): void {
  try {
    for (;;) writeSync(file, bite);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
