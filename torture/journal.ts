// What happened in a world: the last few lines of it to read, and a fingerprint of all.

import { BEGIN, type VirtualTime } from './time.ts';

const KEPT = 30; // lines

export class Journal {
  private readonly time: VirtualTime;
  private readonly lines: string[] = [];
  private readonly onLine: ((line: string) => void) | undefined;
  private hash = 0x81_1c_9d_c5; // FNV-1a

  constructor(time: VirtualTime, onLine?: (line: string) => void) {
    this.time = time;
    this.onLine = onLine;
  }

  note(what: string): void {
    const line = `${((this.time.now - BEGIN) / 1000).toFixed(3)} ${what}`;
    for (let i = 0; i < line.length; i++) this.hash = Math.imul(this.hash ^ line.charCodeAt(i), 0x01_00_01_93);
    if (this.lines.push(line) > KEPT) this.lines.shift();
    this.onLine?.(line);
  }

  get last(): string {
    return this.lines.join('\n');
  }

  get fingerprint(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }
}
