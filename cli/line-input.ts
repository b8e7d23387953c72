// Reads lines that the player types or that come through a pipe.

import { createInterface } from 'node:readline';

const MAX_WAITING_LINES = 10_000; // further lines of a pipe are dropped

export class LineInput {
  private readonly reader = createInterface({ input: process.stdin });
  private readonly waitingLines: string[] = [];
  private readonly onSignal = () => this.close();
  private resolveLine: ((line: string | undefined) => void) | undefined;
  private isClosed = false;

  constructor() {
    this.reader.on('line', (line) => this.deliver(line.trim()));
    this.reader.on('close', () => {
      this.isClosed = true;
      this.deliver(undefined);
    });
    process.once('SIGINT', this.onSignal);
    process.once('SIGTERM', this.onSignal);
  }

  /** The next line; undefined when there will be none, or when the player interrupts the program. */
  ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    if (this.waitingLines.length > 0) return Promise.resolve(this.waitingLines.shift());
    if (this.isClosed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.resolveLine = resolve;
    });
  }

  close(): void {
    process.off('SIGINT', this.onSignal);
    process.off('SIGTERM', this.onSignal);
    this.reader.close();
  }

  private deliver(line: string | undefined): void {
    const resolve = this.resolveLine;
    this.resolveLine = undefined;
    if (resolve) resolve(line);
    else if (line !== undefined && this.waitingLines.length < MAX_WAITING_LINES) this.waitingLines.push(line);
  }
}
