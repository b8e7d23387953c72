// Lines that the player types, or that a pipe holds ready.

import { createInterface } from 'node:readline';

const MAX_WAITING = 10_000; // lines that a pipe may run ahead

export class Lines {
  private readonly reader = createInterface({ input: process.stdin });
  private readonly waiting: string[] = [];
  private readonly leave = () => this.close();
  private wanted: ((line: string | undefined) => void) | undefined;
  private isClosed = false;

  constructor() {
    this.reader.on('line', (line) => this.deliver(line.trim()));
    this.reader.on('close', () => {
      this.isClosed = true;
      this.deliver(undefined);
    });
    process.once('SIGINT', this.leave);
    process.once('SIGTERM', this.leave);
  }

  /** The next line; undefined when there will be none, or when the player interrupts the program. */
  ask(question: string): Promise<string | undefined> {
    process.stdout.write(question);
    if (this.waiting.length > 0) return Promise.resolve(this.waiting.shift());
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.wanted = resolve;
    });
  }

  close(): void {
    process.off('SIGINT', this.leave);
    process.off('SIGTERM', this.leave);
    this.reader.close();
  }

  private deliver(line: string | undefined): void {
    const wanted = this.wanted;
    this.wanted = undefined;
    if (wanted) wanted(line);
    else if (line !== undefined && this.waiting.length < MAX_WAITING) this.waiting.push(line);
  }
}
