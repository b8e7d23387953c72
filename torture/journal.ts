// The journal of a world: its last lines, for a report, and a fingerprint of all lines.

import { START_TIME, type VirtualTime } from './virtual-time.ts';

const KEPT_LINES = 30;

export class Journal {
  private readonly time: VirtualTime;
  private readonly lines: string[] = [];
  private readonly onLine: ((line: string) => void) | undefined;
  private hash = 0x81_1c_9d_c5; // FNV-1a

  constructor(time: VirtualTime, onLine?: (line: string) => void) {
    this.time = time;
    this.onLine = onLine;
  }

  record(event: string): void {
    const line = `${((this.time.now - START_TIME) / 1000).toFixed(3)} ${event}`;
    for (let i = 0; i < line.length; i++) this.hash = Math.imul(this.hash ^ line.charCodeAt(i), 0x01_00_01_93);
    if (this.lines.push(line) > KEPT_LINES) this.lines.shift();
    this.onLine?.(line);
  }

  get lastLines(): string {
    return this.lines.join('\n');
  }

  get fingerprint(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }
}
