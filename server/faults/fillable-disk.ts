// A disk that can be filled: a mounted one, or a simulated one where this machine does not allow mounts.

import { FileSizeLimit } from './file-size-limit.ts';
import { MemoryDisk } from './memory-disk.ts';

export interface FillableDisk {
  readonly folder: string;
  readonly commandPrefix: readonly string[]; // runs a command where the folder is visible
  readonly unprivilegedCommandPrefix: readonly string[]; // the same, for programs that refuse to run as root
  /** Stops these processes from writing; must be repeated for processes that they start later. */
  fill(writers: readonly number[]): void;
  free(writers: readonly number[]): void;
  copy(name: string, to: string): void; // one of its folders, to where everybody can see it
  remove(): Promise<void>;
}

export async function makeFillableDisk(megabytes: number): Promise<FillableDisk> {
  return (await MemoryDisk.mount(megabytes)) ?? new FileSizeLimit();
}
