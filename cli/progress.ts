// A progress bar on the terminal for work that takes longer than a second.

const SHOW_AFTER_MS = 1000;
const REFRESH_MS = 100;
const WIDTH = 30;

export class ProgressBar {
  private readonly total: number;
  private readonly start = performance.now();
  private drawn = 0; // when the bar was last drawn; 0: never

  constructor(total: number) {
    this.total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.start < SHOW_AFTER_MS || now - this.drawn < REFRESH_MS) return;
    this.drawn = now;
    const share = done / this.total;
    const filled = Math.round(share * WIDTH);
    const left = Math.round((((now - this.start) / share) * (1 - share)) / 1000);
    process.stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${Math.floor(share * 100)} %, ${left} s left `,
    );
  }

  clear(): void {
    if (this.drawn > 0) process.stderr.write(`\r${' '.repeat(WIDTH + 30)}\r`);
  }
}
