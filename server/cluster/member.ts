// One server of a cluster: a process of `kuluary serve`. When it dies, another one is started in its place.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const KULUARY = fileURLToPath(new URL('../../cli/kuluary.mjs', import.meta.url));
const OPEN = /^Kuluary is open: http:\/\/localhost:(\d+)$/;
const AGAIN = 3000; // ms after its death

export interface MemberSetting {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>; // of its environment
  readonly say: (words: string) => void;
}

export class Member {
  private readonly setting: MemberSetting;
  private process: ChildProcess | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopping = false;
  port: number | undefined; // while it serves

  constructor(setting: MemberSetting) {
    this.setting = setting;
    process.once('exit', () => this.process?.kill('SIGTERM')); // it should not outlive us
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Resolves when it serves, or has died before it could. */
  async start(): Promise<void> {
    const { name, settings, say } = this.setting;
    const env = { ...process.env, LOG_LEVEL: 'error', ...settings, HOST: '127.0.0.1', PORT: '0' };
    const child = spawn(process.execPath, [KULUARY, 'serve'], {
      env,
      detached: true, // Ctrl+C is for the cluster, which stops one after another
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    const ended = once(child, 'exit').then(() => this.mourn());
    const serving = new Promise<void>((resolve) => {
      createInterface(child.stdout).on('line', (line) => {
        const port = OPEN.exec(line)?.[1];
        if (port === undefined) return say(`${name}: ${line}`);
        this.port = Number(port);
        resolve();
      });
    });
    await Promise.race([serving, ended]);
  }

  /** As Ctrl+C does. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    if (!this.process) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
  }

  private mourn(): void {
    const { name, say } = this.setting;
    const { pid } = this;
    this.process = undefined;
    this.port = undefined;
    if (this.isStopping) return;
    say(`${name} (pid ${pid}) has died. It is started again in ${AGAIN / 1000} s.`);
    this.timer = setTimeout(async () => {
      await this.start();
      if (this.port !== undefined) say(`${name} serves again: pid ${this.pid}, http://localhost:${this.port}`);
    }, AGAIN);
  }
}
