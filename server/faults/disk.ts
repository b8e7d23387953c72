// A disk that can be full, whatever this machine allows for that.

import { FileLimit } from './file-limit.ts';
import { SmallDisk } from './small-disk.ts';

export interface Disk {
  readonly folder: string;
  readonly within: readonly string[]; // the command that runs another one where the folder can be seen
  readonly withinAsNobody: readonly string[]; // the same for what refuses to run as root
  /** These processes can write nothing more. Those that they start since must be named again. */
  fill(writers: readonly number[]): void;
  free(writers: readonly number[]): void;
  copy(name: string, to: string): void; // of one of its folders, to where everybody can see it
  remove(): Promise<void>;
}

export async function diskOf(megabytes: number): Promise<Disk> {
  return (await SmallDisk.mount(megabytes)) ?? new FileLimit();
}
